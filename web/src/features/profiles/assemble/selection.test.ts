import { expect, test } from 'vitest'
import { entryOf, previewOf } from '../testing'
import { factsOf } from './entry-facts'
import { choicesOf, countStates, decideEntry, decideField, fieldChoice, isSelected, sourceOf, UNDECIDED } from './selection'

const preview = previewOf()
const [job] = preview.sections[0]!.entries

test('without a decision the preview’s own suggestion is sent: the user’s words where profiles say something else', () => {
  expect(choicesOf(preview, UNDECIDED)).toEqual({
    fields: { name: 'resume', email: 'resume', location: 'resume' },
    entries: [{ id: 'e1', source: 'resume' }, { id: 'e2', source: 'linkedin' }, { id: 's1', source: 'resume' }, { id: 's2', source: 'linkedin' }],
  })
})

test('decisions about entries and fields are sent in the preview’s order', () => {
  let decisions = decideEntry(UNDECIDED, 'p1', { selected: true })
  decisions = decideEntry(decisions, 'e1', { source: 'linkedin' })
  decisions = decideEntry(decisions, 'e2', { selected: false })
  decisions = decideField(decisions, 'location', 'linkedin')
  const choices = choicesOf(preview, decisions)
  expect(choices.fields?.location).toBe('linkedin')
  expect(choices.entries).toEqual([{ id: 'e1', source: 'linkedin' }, { id: 'p1', source: 'github' }, { id: 's1', source: 'resume' }, { id: 's2', source: 'linkedin' }])
})

test('a decision for a version that is gone falls back to the suggestion', () => {
  expect(sourceOf(job!, decideEntry(UNDECIDED, 'e1', { source: 'github' }))).toBe('resume')
  expect(fieldChoice(preview.fields[2]!, decideField(UNDECIDED, 'location', 'github'))).toBe('resume')
})

test('two decisions about one entry do not undo each other', () => {
  const decisions = decideEntry(decideEntry(UNDECIDED, 'e1', { source: 'linkedin' }), 'e1', { selected: false })
  expect(isSelected(job!, decisions)).toBe(false)
  expect(sourceOf(job!, decisions)).toBe('linkedin')
})

test('a field that nobody fills is not sent', () => {
  expect(choicesOf(previewOf({ fields: [{ field: 'phone', state: 'kept', chosen: 'resume', variants: [] }] }), UNDECIDED).fields).toEqual({})
})

test('states are counted over all sections', () => expect(countStates(preview)).toEqual({ new: 3, different: 1, same: 1, kept: 0 }))

test.each([
  ['a word', 'Rust', [['', 'Rust']]],
  ['a job, without what is empty', { company: 'Harbour AB', position: 'Engineer', url: null, description: ' ' }, [['Position', 'Engineer'], ['Company', 'Harbour AB']]],
  ['a list', { name: 'tidewatch', technologies: ['Rust', 'SQL'] }, [['Name', 'tidewatch'], ['Technologies', 'Rust, SQL']]],
  ['an entry of another section', { section: 'Volunteering', item: { title: 'Coach', period: '2020' } }, [['Title', 'Coach'], ['Dates', '2020']]],
])('what is said of %s', (_, value, expected) => expect(factsOf(value).map(({ label, text }) => [label, text])).toEqual(expected))

test('an entry keeps its suggestion until it is decided', () => expect(isSelected(entryOf({ selected: false }), UNDECIDED)).toBe(false))
