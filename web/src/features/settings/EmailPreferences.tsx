import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { useUser } from '@/session/SessionProvider'
import { Switch } from '@/ui/Switch'
import { emailPreferencesQuery, saveEmailPreferences } from './calls'
import { Section } from './Section'
import { SectionState } from './SectionState'

/** What is mailed beside messages about the account itself. */
export function EmailPreferences() {
  const { email } = useUser()
  const preferences = useQuery(emailPreferencesQuery)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: saveEmailPreferences,
    onSuccess: (saved) => client.setQueryData(emailPreferencesQuery.queryKey, saved),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Section id="email-preferences" title="Email preferences" lead={<>Sent to <span className="break-all">{email}</span>. Messages about your account always are.</>}>
      {preferences.data
        ? <Switch label="News" hint="New articles, designs and features, now and then." checked={preferences.data.news} busy={save.isPending} onChange={(news) => save.mutate({ news })} />
        : <SectionState query={preferences} loading="Loading your email preferences" />}
    </Section>
  )
}
