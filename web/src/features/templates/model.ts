import type { Schemas } from '@/api/client'

/** A design with its counts. */
export type Template = Schemas['TemplateInfo']
/** The resume that previews show in place of the sample person's. */
export type OwnResume = Pick<Schemas['ResumeRecord'], 'id' | 'name'>
