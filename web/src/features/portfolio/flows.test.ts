import { describe, expect, test } from 'vitest'
import { templateOf } from './catalogue'
import { capOf, familyOf, fieldsOf, flowOf, knownFlow, leadsBack, tooManyText } from './flows'
import { dialogTemplate } from './selected-template'

const ALL = ['template1', 'template2', 'template3', 'template4', 'template5', 'photographer', 'photographer2', 'photographer3', 'photographer4', 'photographer5', 'designer1', 'designer2', 'designer3', 'developer1', 'developer2', 'developer3', 'model1', 'model2', 'model3']

test.each(ALL)('POR-46 %s is in the catalogue and has a form', (id) => {
  expect(templateOf(id)?.features.length).toBeGreaterThan(0)
  expect(flowOf(id)).toBeDefined()
})

test.each([
  ['POR-16', 'template1', 'artist'], ['POR-16', 'template2', 'designerForm'], ['POR-16', 'template3', 'photographerForm'], ['POR-16', 'template4', 'architect'],
  ['POR-17', 'template5', 'architect'], ['POR-18', 'developer1', 'artist'], ['POR-18', 'nonsense', 'artist'], ['POR-18', '', 'artist'],
])('%s a stored %j opens the form of %s', (_, stored, flow) => expect(knownFlow(dialogTemplate(stored)).id).toBe(flow))

const EDUCATION = ['education1Degree', 'education1College', 'education1Year', 'education2School', 'education2Year', 'education2Stream', 'experience1Company', 'experience1Duration', 'experience1Description']
const COUNTS = ['exhibitionsCount', 'awardsCount', 'countriesCount', 'linkedinId', 'instagramId', 'pinterestId']
const COMMON = ['name', 'interests', 'email', 'phone', 'location']

test.each([
  ['PFO-02 PFO-04 PFO-05 PFO-06 PFO-07 PFO-08', 'template1', [...COMMON, 'about', ...COUNTS, ...EDUCATION]],
  ['PFO-04 PFO-05 PFO-06 PFO-07 PFO-08', 'template3', [...COUNTS, ...EDUCATION]],
  ['PFO-09', 'template4', [...COUNTS, ...EDUCATION, 'behanceId', 'archdailyId', 'dezeenId']],
  ['PFO-11', 'template2', ['projectsCompleted', 'clientsServed', 'yearsExperience', 'behanceId', 'dribbbleId', 'pinterestId']],
  ['PFO-30 PFO-31 PFO-32 PFO-33', 'photographer', ['userIntro', 'interests', 'awards', 'countries', 'exhibitions', 'clients', 'linkedinId', 'instagramId']],
  ['PFO-65', 'designer1', [...COMMON, 'about', 'projectsCompleted', 'clientsServed', 'yearsExperience', 'linkedinId', 'instagramId', 'behanceId', 'dribbbleId', 'pinterestId']],
  ['PFO-74', 'developer1', [...COMMON, 'about', 'projectsCompleted', 'clientsServed', 'yearsExperience', 'linkedinId', 'instagramId', 'githubId']],
  ['PFO-84', 'model1', [...COMMON, 'about', 'agency', 'height', 'weight', 'hairColor', 'eyeColor', 'instagramId', 'linkedinId', 'houzzId', 'archdailyId']],
])('%s the form of %s asks for its fields', (_, template, names) => {
  const fields = knownFlow(template).fields
  for (const name of names) expect(fields).toContain(name)
})

test('PFO-12 the designer form of the dialog has no education', () => {
  expect(knownFlow('template2').fields.filter((name) => name.startsWith('education'))).toEqual([])
})

test.each([
  ['PFO-10', 'template3', 'exhibitionsCount', 'Photo Sessions'], ['PFO-10', 'template3', 'awardsCount', 'Publications'], ['PFO-31', 'photographer', 'interests', 'Your Main Interest'],
  ['PFO-62', 'designer1', 'interests', 'Design specialty'], ['PFO-74', 'developer1', 'interests', 'Main tech stack'], ['PFO-82', 'model1', 'height', 'Height (cm)'],
])('%s in the form of %s, %s is called "%s"', (_, template, name, label) => expect(fieldsOf(knownFlow(template)).find((field) => field.name === name)?.label).toBe(label))

test.each([
  ['PFO-17', 'template1', 5, 'You can upload a maximum of 5 images.'], ['PFO-18', 'template2', 8, 'You can upload a maximum of 8 images.'],
  ['PFO-19', 'template3', 10, 'You can upload a maximum of 10 images.'], ['PFO-20 PFO-21', 'template5', 12, 'You can upload a maximum of 12 images.'],
  ['PFO-38', 'photographer5', 10, 'You can upload a maximum of 10 images.'],
  ['PFO-58 PFO-59', 'designer1', 8, 'You can upload a maximum of 8 design works for this template.'], ['PFO-58', 'designer2', 10, 'You can upload a maximum of 10 design works for this template.'], ['PFO-58', 'designer3', 12, 'You can upload a maximum of 12 design works for this template.'],
  ['PFO-71 PFO-73', 'developer1', 8, 'You can upload a maximum of 8 project screenshots for this template.'], ['PFO-71', 'developer2', 10, 'You can upload a maximum of 10 project screenshots for this template.'], ['PFO-71', 'developer3', 12, 'You can upload a maximum of 12 project screenshots for this template.'],
  ['PFO-80 PFO-81', 'model1', 8, 'You can upload a maximum of 8 portfolio images for this template.'], ['PFO-80', 'model2', 10, 'You can upload a maximum of 10 portfolio images for this template.'], ['PFO-80', 'model3', 12, 'You can upload a maximum of 12 portfolio images for this template.'],
])('%s %s takes %d images', (_, template, cap, text) => {
  const flow = knownFlow(template)
  expect(capOf(flow, template)).toBe(cap)
  expect(tooManyText(flow, template)).toBe(text)
})

describe('how forms behave', () => {
  test.each([['template1', 'category', false], ['template5', 'category', false], ['photographer2', 'theme', false], ['designer1', 'template', true], ['developer1', 'template', false], ['model1', 'template', true]])('PDE-13 PDE-14 %s: %s, back to the form: %s', (template, family, back) => {
    expect(familyOf(knownFlow(template))).toBe(family)
    expect(leadsBack(knownFlow(template))).toBe(back)
  })
})
