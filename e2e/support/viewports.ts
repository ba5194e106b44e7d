/** The smaller sizes that screens are looked at in. */
export const SMALL_SCREENS = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 } }

/** All of them. */
export const VIEWPORTS = { ...SMALL_SCREENS, desktop: { width: 1440, height: 900 } }
