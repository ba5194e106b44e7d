import forms from '@templates/portfolio/flows.json'

export type Kind = 'text' | 'long' | 'email' | 'tel' | 'number' | 'id'

interface FieldData {
  label: string
  kind: Kind
  /** Most characters; numbers have none. */
  max?: number
  hint?: string
}

/** A field as one form shows it. */
export interface FlowField extends FieldData {
  name: string
  optional: boolean
}

/** Something that must be there, and what is said when it is not. */
export interface Rule {
  message: string
  all?: string[]
  any?: string[]
  images?: boolean
  photo?: boolean
}

type FlowId = 'artist' | 'architect' | 'designerForm' | 'photographerForm' | 'photographer' | 'designer' | 'developer' | 'model'

/** A form, as `flows.json` describes it. */
export interface Flow {
  id: FlowId
  title: string
  templates: string[]
  fields: string[]
  labels?: Record<string, string>
  optional: string[]
  /** The labels of the timeline's entries, where there is one. */
  timeline?: string[]
  images: { label: string; caps: Record<string, number>; cap: number; tooMany: string }
  needsPhoto?: boolean
  rules?: Rule[]
}

/** How a form behaves around its fields: in the dialog of `/portfolio/create`, for a photographer's theme, or for a template. */
export type Family = 'category' | 'theme' | 'template'

const { fields, flows } = forms as unknown as { fields: Record<string, FieldData>; flows: Flow[] }

/** The form of a template, if there is such a template. */
export const flowOf = (template: string): Flow | undefined => flows.find(({ templates }) => templates.includes(template))

/** The form of a template of the catalogue. */
export function knownFlow(template: string): Flow {
  const flow = flowOf(template)
  if (!flow) throw new Error(`No form for ${template}`)
  return flow
}

/** The fields of a form in their order. */
export const fieldsOf = (flow: Flow): FlowField[] =>
  flow.fields.map((name) => ({ ...fields[name]!, name, label: flow.labels?.[name] ?? fields[name]!.label, optional: flow.optional.includes(name) }))

/** Most images for a template. */
export const capOf = (flow: Flow, template: string): number => flow.images.caps[template] ?? flow.images.cap

/** What is said when there are more. */
export const tooManyText = (flow: Flow, template: string): string => flow.images.tooMany.replace('{n}', String(capOf(flow, template)))

const FAMILIES: Record<FlowId, Family> = {
  artist: 'category', architect: 'category', designerForm: 'category', photographerForm: 'category', photographer: 'theme', designer: 'template', developer: 'template', model: 'template',
}

export const familyOf = (flow: Flow): Family => FAMILIES[flow.id]

/** Whether the dialog with the code has a way back to the form. */
export const leadsBack = (flow: Flow) => flow.id === 'designer' || flow.id === 'model'
