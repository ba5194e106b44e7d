import { site } from '@/lib/site'
import type { Plan } from './content'

export type Billing = 'monthly' | 'yearly'

interface Price {
  month: string
  year: string
  /** Whole per cent saved by paying by the year; nothing where nothing is paid. */
  saving?: string
}

/** In US dollars. Texts, because the server fills them in where pages are rendered ahead. */
export const prices: Record<Plan['id'], Price> = {
  free: { month: '0', year: '0' },
  pro: { month: site.proMonth, year: site.proYear, saving: site.proSaving },
  teams: { month: site.teamsMonth, year: site.teamsYear, saving: site.teamsSaving },
}
