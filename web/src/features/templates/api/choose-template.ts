import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { useSession } from '@/session/SessionProvider'
import type { Template } from '../model'

/** Stores the design as the user's own. */
export function useChooseTemplate() {
  const { refreshProfile } = useSession()
  return useMutation({
    mutationFn: (template: Template) => unwrap(api.POST('/api/resume/template', { body: template }), 'Failed to save template'),
    onSuccess: refreshProfile,
  })
}
