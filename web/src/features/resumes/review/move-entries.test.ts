import { describe, expect, test } from 'vitest'
import { emptyParsed } from '../testing'
import { toForm, type ReviewForm } from './form-model'
import { blankOfKind, withValues, type ListKind, type Values } from './lists'
import { converted, moveEntries, moveSkills } from './move-entries'

describe('an entry of another list', () => {
  test.each<[ListKind, Values, ListKind, object]>([
    ['experience', { position: 'Maker', company: 'Tide', duration: '2020', location: 'Hull', description: 'Built', url: 'tide.example', source: 'experience[3]' }, 'projects', { name: 'Maker', duration: '2020', url: 'tide.example', description: 'Tide\nHull\nBuilt', source: 'experience[3]' }],
    ['experience', { company: 'Tide' }, 'projects', { name: 'Tide', description: '' }],
    ['experience', { position: 'Chair', company: 'Club', duration: '2020', location: 'Hull' }, 'items', { title: 'Chair', subtitle: 'Club', period: '2020', place: 'Hull', description: '' }],
    ['experience', { position: 'BSc', company: 'Uni', duration: '2015 – 2019', description: 'Thesis\nOn tides' }, 'education', { degree: 'BSc, Thesis, On tides', institution: 'Uni', startYear: '2015', graduationYear: '2019' }],
    ['experience', { position: 'BSc', duration: 'Sep 2015 – Jun 2019' }, 'education', { degree: 'BSc, Sep 2015 – Jun 2019', startYear: '2015', graduationYear: '2019' }],
    ['experience', { position: 'BSc', duration: '2019 – present' }, 'education', { degree: 'BSc, 2019 – present', startYear: '2019', graduationYear: '' }],
    ['education', { degree: 'CKA', institution: 'CNCF', graduationYear: '2022', field: 'Kubernetes' }, 'certifications', { name: 'CKA, Kubernetes', issuer: 'CNCF', date: '2022' }],
    ['education', { institution: 'Academy', startYear: '2020', graduationYear: '2021', courses: ['A', 'B'] }, 'projects', { name: 'Academy', duration: '2020 – 2021', description: 'A, B', technologies: [] }],
    ['certifications', { name: 'BSc', issuer: 'Uni', date: 'June 2019' }, 'education', { degree: 'BSc, June 2019', institution: 'Uni', graduationYear: '2019' }],
    ['certifications', { name: 'Welsh', issuer: 'WJEC', date: '2019' }, 'languages', { name: 'Welsh, WJEC, 2019', level: '' }],
    ['achievements', { title: 'Prize', type: 'hackathon', position: 'Winner', organization: 'City' }, 'certifications', { name: 'Prize, Winner, Hackathon', issuer: 'City' }],
    ['items', { title: 'tide', subtitle: 'Own', period: '2020', description: 'Waves' }, 'projects', { name: 'tide', duration: '2020', description: 'Own\nWaves' }],
    ['languages', { name: 'German', level: 'C1' }, 'items', { title: 'German', description: 'C1' }],
  ])('of %s, %o, to %s', (from, values, to, expected) => expect(converted(withValues(blankOfKind(from), values), from, to)).toMatchObject(expected))
})

const form: ReviewForm = { ...toForm({ ...emptyParsed, skills: ['German (C1)', 'Welsh'] }), certifications: ['a', 'b', 'c'].map((name) => ({ source: null, name, issuer: '', date: '', url: '' })) }

test('the field is named in which the first of them stands now', () => {
  expect(moveEntries(form, 'certifications', 'experience', [1]).path).toBe('experience.0.position')
  expect(moveEntries(form, 'certifications', 'new-section')).toMatchObject({ path: 'additional.0.title', form: { certifications: [], additional: [{ title: '', items: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] }] } })
  expect(moveEntries(form, 'certifications', 'skills', [0, 2])).toMatchObject({ path: 'skills', form: { certifications: [{ name: 'b' }], skills: ['German (C1)', 'Welsh', 'a', 'c'] } })
})

test('skills become entries; as languages they have levels', () => {
  expect(moveSkills(form, 'languages').form).toMatchObject({ skills: [], languages: [{ name: 'German', level: 'C1' }, { name: 'Welsh' }] })
  expect(moveSkills(form, 'certifications').form).toMatchObject({ skills: [], certifications: [{}, {}, {}, { name: 'German (C1)' }, { name: 'Welsh', source: null }] })
})
