/** How this installation names itself: the operator's settings `VITAE_SITE_…`. */
export interface Site {
  name: string
  /** Empty when the operator gave none. */
  email: string
  /** Up to three addresses of profiles elsewhere. */
  social: readonly string[]
  proMonth: string
  proYear: string
  /** Whole per cent saved by paying by the year. */
  proSaving: string
  teamsMonth: string
  teamsYear: string
  teamsSaving: string
  /** Whether pages show the sample figures, voices and service promises of `content/`. */
  samples: boolean
  /** Whether plans limit anything. */
  limits: boolean
}

const DEFAULTS: Site = {
  name: 'Vitae', email: '', social: ['https://github.com', 'https://www.linkedin.com', 'https://x.com'],
  proMonth: '12', proYear: '108', proSaving: '25', teamsMonth: '29', teamsYear: '288', teamsSaving: '17', samples: true, limits: true,
}

/** While pages are rendered ahead, the places that the server fills in. */
const placeholders = (): Site => {
  const named = Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, `{{site.${key}}}`]))
  return { ...(named as unknown as Site), email: '', social: [], samples: true, limits: true }
}

function fromPage(): Site {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '') as Site
  } catch {
    return DEFAULTS // a page of the development server or of a test
  }
}

/** The site as every page names it. */
export const site: Site = typeof document === 'undefined' ? placeholders() : fromPage()
