import { expect, test } from 'vitest'
import type { ParsedResume } from '../model'
import { emptyParsed, NO_JOB_EXTRAS } from '../testing'
import { blankEntry, blankItem, blankSection, completed, formPath, toForm, toParsed, toSavedForm, withoutBlankEntries } from './form-model'

const parsed: ParsedResume = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  location: null,
  summary: null,
  links: [{ name: 'GitHub', url: 'https://github.com/ada' }],
  experience: [{ company: 'Ferry', position: 'Engineer', duration: '2020 - Present', description: 'Built it.\nRan it.', location: 'London', url: null }],
  education: [{ institution: 'Uni', degree: 'BSc', field: 'Maths', graduationYear: '2019', noGraduationYear: false, startYear: null, location: 'Leeds', url: 'https://example.org', grade: '3.8', courses: ['Algebra'] }],
  certifications: [{ name: 'CKA', issuer: 'CNCF', date: 'May 2022', url: null }],
  achievements: [{ title: 'Prize', type: 'hackathon', date: '2021', description: '', position: '1st', organization: null, url: null }],
  projects: [{ name: 'tide', description: 'Forecasts', technologies: ['Rust'], duration: '', url: 'https://example.org' }],
  skills: ['Rust', 'SQL'],
  languages: [{ name: 'German', level: 'C1' }],
  additional: [
    { title: 'Ehrenamt', kind: 'volunteering', items: [{ title: 'Driver', subtitle: 'Food bank', period: '2019', place: 'Leeds', description: 'Drove', url: 'https://example.org' }] },
    { title: 'Patents', kind: 'other', items: [] },
  ],
  unplaced: [],
  noName: false,
  noEmail: false,
}

test('UPL-17 to UPL-24 a resume survives the way into the form and back', () => {
  expect(toParsed(toForm(parsed))).toEqual(parsed)
})

test('UPL-17 what was not found is empty text in the form and null on the way back', () => {
  const form = toForm(emptyParsed)
  expect(form).toMatchObject({ name: '', email: '', phone: '', location: '', summary: '' })
  expect(toParsed(form)).toEqual(emptyParsed)
})

test('UPL-16 an entry remembers where it was read, an added one was read nowhere', () => {
  const form = toForm(parsed)
  expect(form.experience[0]?.source).toBe('experience[0]')
  form.experience = [blankEntry.experience(), ...form.experience]
  expect(form.experience.map((entry) => entry.source)).toEqual([null, 'experience[0]'])
  expect(toParsed(form).experience[1]).toEqual(parsed.experience[0])
})

test('UPL-41 texts are trimmed where blanks would hide that they are empty', () => {
  const form = { ...toForm(emptyParsed), name: ' Ada ', email: ' ada@example.org ', phone: '  ' }
  expect(toParsed(form)).toMatchObject({ name: 'Ada', email: 'ada@example.org', phone: null })
})

test.each([
  ['name', 'name'],
  ['education[1].graduationYear', 'education.1.graduationYear'],
  ['projects[0].technologies[2]', 'projects.0.technologies.2'],
])('UPL-34 the server path %s is the form path %s', (server, form) => expect(formPath(server)).toBe(form))

test('an answer to a required field is saved while the field is empty', () => {
  const form = toForm({ ...parsed, noName: true, noEmail: true, email: '', education: [{ ...parsed.education[0]!, graduationYear: '', noGraduationYear: true }] })
  expect(toParsed(form)).toMatchObject({ noName: false, noEmail: true, education: [{ graduationYear: '', noGraduationYear: true }] })
  form.education[0]!.graduationYear = '2019'
  expect(toParsed(form).education[0]).toMatchObject({ graduationYear: '2019', noGraduationYear: false })
})

test('lines that no field took are saved with the resume', () => {
  expect(toParsed(toForm(parsed), ['A line']).unplaced).toEqual(['A line'])
})

test('UPL-40 an address without its scheme is completed on saving', () => {
  const form = toForm(parsed)
  form.projects[0]!.url = 'github.com/ada/tide'
  expect(toParsed(form).projects[0]?.url).toBe('https://github.com/ada/tide')
})

test('UPL-41 entries that were added and left empty are not saved', () => {
  const form = toForm(parsed)
  form.additional[0]!.items.push(blankItem())
  form.additional.push({ ...blankSection(), items: [blankItem()] })
  form.experience.push(blankEntry.experience())
  form.achievements.unshift(blankEntry.achievements())
  form.projects.push(blankEntry.projects())
  expect(toParsed(withoutBlankEntries(form))).toEqual(toParsed(toForm(parsed)))
})

test('a saved entry finds where it was read, wherever it was moved, changed in part or added', () => {
  const job = (company: string, position: string) => ({ company, position, duration: '2020', description: company, ...NO_JOB_EXTRAS })
  const read = { ...emptyParsed, experience: [job('Ferry', 'Engineer'), job('Tide', 'Analyst')] }
  const saved = { ...emptyParsed, experience: [{ ...job('Tide', 'Lead'), description: 'Tide' }, { company: 'New', position: 'x', duration: '1999', description: '', ...NO_JOB_EXTRAS }, job('Ferry', 'Engineer')] }
  expect(toSavedForm(saved, read).experience.map(({ source }) => source)).toEqual(['experience[1]', null, 'experience[0]'])
})

test('a link without a scheme is completed, the form keeps its source', () => {
  const form = toForm({ ...emptyParsed, links: [{ name: ' Blog ', url: 'ada.example.org' }] })
  expect(form.links[0]?.source).toBe('links[0]')
  expect(toParsed(form).links).toEqual([{ name: 'Blog', url: 'https://ada.example.org' }])
})

test('a saved additional section finds the one that was read, by its title or its place, and so do its entries', () => {
  const item = (title: string, description = title) => ({ title, subtitle: '', period: '', place: '', description, url: null })
  const read = { ...emptyParsed, additional: [{ title: 'Talks', kind: 'other' as const, items: [item('A'), item('B')] }, { title: 'Sport', kind: 'interests' as const, items: [item('C')] }] }
  const saved = { ...emptyParsed, additional: [{ ...read.additional[1]! }, { title: 'Speeches', kind: 'other' as const, items: [item('B'), item('New')] }, { title: 'Talks', kind: 'other' as const, items: [item('B'), item('A', 'changed')] }] }
  const form = toSavedForm(saved, read)
  expect(form.additional.map(({ source }) => source)).toEqual(['additional[1]', 'additional[1]', 'additional[0]'])
  expect(form.additional[2]!.items.map(({ source }) => source)).toEqual(['additional[0].items[1]', 'additional[0].items[0]'])
})

test('a draft of an older version of the app gets what it did not know', () => {
  const { languages, additional, ...older } = toForm(parsed)
  const job = { source: null, company: 'Ferry', position: '', duration: '', description: '' }
  const form = completed({ ...older, experience: [job] } as never)
  expect(form).toMatchObject({ languages: [], additional: [], experience: [{ ...job, location: '', url: '' }] })
  expect([languages, additional].every((list) => list.length > 0)).toBe(true)
})
