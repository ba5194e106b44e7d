import type { Schemas } from '@/api/client'

export type Template = Schemas['Template']
