/** The address that begins an email in reply. What was typed into a form adds nothing but its recipient. */
export const replyTo = (email: string, subject: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
