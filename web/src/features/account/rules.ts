import * as z from 'zod/mini'

const name = z.string().check(z.trim(), z.minLength(1, 'Enter your name'))
const email = z.pipe(z.string().check(z.trim(), z.minLength(1, 'Enter your email address')), z.email('Enter a valid email address'))
const password = z.string().check(z.minLength(1, 'Enter your password'))
/** No rule about the password's length: the server has it, and it is shown when the server speaks of it. */
const newPassword = z.string().check(z.minLength(1, 'Choose a password'))

export const credentials = z.object({ email, password })

export const registration = z.object({ name, email, password: newPassword })

export const recovery = z.object({ email })

export const reset = z.object({ password: newPassword })

export const profile = z.object({ name })

export const passwordChoice = z.object({ newPassword })

export const passwordChange = z.object({ currentPassword: password, newPassword })

export const secondFactor = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Enter the code')) })

export const ownership = z.object({ password })
