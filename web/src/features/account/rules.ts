import * as z from 'zod/mini'

const email = z.pipe(z.string().check(z.trim(), z.minLength(1, 'Enter your email address')), z.email('Enter a valid email address'))
const password = z.string().check(z.minLength(1, 'Enter your password'))

export const credentials = z.object({ email, password })

/** No rule about the password's length: the server has it, and it is shown when the server speaks of it. */
export const registration = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name')),
  email,
  password: z.string().check(z.minLength(1, 'Choose a password')),
})
