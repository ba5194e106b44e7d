import { browserStorage } from '@/lib/storage'

const KEY = 'selectedPortfolioTemplate'

/** Designs that the dialog of `/portfolio/create` has a form for. */
export const DIALOG_TEMPLATES = ['template1', 'template2', 'template3', 'template4', 'template5'] as const

export const selectedTemplate = () => browserStorage().getItem(KEY)
export const selectTemplate = (id: string) => browserStorage().setItem(KEY, id)
export const forgetSelectedTemplate = () => browserStorage().removeItem(KEY)

/** The design of the dialog for what is stored; anything unknown is the first. */
export const dialogTemplate = (stored: string): string => DIALOG_TEMPLATES.find((id) => id === stored) ?? DIALOG_TEMPLATES[0]
