import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError, messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { saveProfileAddress } from '../calls'
import { useKept } from '../use-kept'
import { useProfileChange } from '../use-profile-change'

/** The address of the profile, for the resume's header; the page itself is never opened. */
export function AddressForm({ address }: { address: string | null }) {
  const [text, setText, forget] = useKept('linkedin-address', address ?? '')
  const changed = useProfileChange()
  const save = useMutation({
    mutationFn: saveProfileAddress,
    onSuccess: async ({ data }) => {
      setText(data.profileUrl ?? '')
      forget()
      await changed({ linkedIn: data })
    },
  })
  const error = save.error ? ((save.error instanceof ApiError && save.error.fields.find(({ path }) => path === 'profileUrl')?.message) || messageOf(save.error)) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(text.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field
        label="LinkedIn profile address"
        hint="For example linkedin.com/in/your-name. We add it to your resume and never visit the page."
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          save.reset()
        }}
        error={error}
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Button type="submit" variant="outline" className="justify-self-start" loading={save.isPending}>Save address</Button>
      <p role="status" className="text-sm text-success empty:hidden">{save.isSuccess ? save.data.message : address !== null && text === address ? 'Saved.' : ''}</p>
    </form>
  )
}
