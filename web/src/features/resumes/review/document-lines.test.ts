import { expect, test } from 'vitest'
import { detailsOf } from '../testing'
import { linesOf, linesOfSelection } from './document-lines'

const at = (text: string, top: number, left = 50, page = 0) => ({ text, page, box: [left, top, left + 100, top + 10], paragraphs: [] })
const field = (path: string, line: ReturnType<typeof at>) => ({ ...line, path, confidence: 1 })

test('a selection is as many lines as it shows; blank ones are none', () => {
  expect(linesOfSelection(' Engineer,  Ferry\n\n  \nBuilt locks\n')).toEqual(['Engineer, Ferry', 'Built locks'])
})

test('a Word file has its paragraphs', () => {
  const paragraphs = ['Ada', '', 'Built\nlocks'].map((text) => ({ text, heading: null, list: false }))
  expect(linesOf(detailsOf({ pages: [], paragraphs }))).toEqual(['Ada', 'Built', 'locks'])
})

test('a PDF has what was read and what was not, in the order of its pages', () => {
  const details = detailsOf({
    fields: [
      field('experience[0].duration', at('2019', 101, 400)),
      field('experience[0].position', at('Engineer', 100)),
      field('experience[0].description', { ...at('Built locks\nSold locks', 112), box: [50, 112, 300, 134] }),
      field('projects[0].name', at('tide', 90, 50, 1)),
      field('name', at('Ada', 20)),
      field('links[0].name', at('Ada', 21)),
    ],
    unplaced: [{ ...at('Hobbies', 300), section: null }, { ...at('between', 118), section: null }],
  })
  expect(linesOf(details)).toEqual(['Ada', 'Engineer', '2019', 'Built locks', 'between', 'Sold locks', 'Hobbies', 'tide'])
})
