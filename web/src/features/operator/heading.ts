/** The id of the screen's heading. */
export const HEADING = 'operator-title'

/** Brings the keyboard, and the view, to the top of a list that shows something else now. */
export const focusHeading = () => document.getElementById(HEADING)?.focus()
