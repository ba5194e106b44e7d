import type { Schemas } from '@/api/client'

export type ResumeRecord = Schemas['ResumeRecord']
export type ResumeContent = Schemas['ResumeContent']
export type ParsedResume = Schemas['ParsedResume']
export type ParseDetails = Schemas['ParseDetails']
export type FieldSource = Schemas['FieldSource']
export type Mark = Schemas['Mark']
export type Difference = Schemas['Difference']
export type UnplacedLine = Schemas['UnplacedLine']
export type SectionKind = Schemas['SectionKind']
export type ScoreCard = Schemas['ScoreCard']
export type ScoreGroup = ScoreCard['groups'][number]
export type Finding = ScoreGroup['rules'][number]
