import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { ApiError, messageOf } from '@/api/errors'
import { updateUrls } from './calls'
import { linkOffer } from './link-offer'
import { counted } from './model'

/** Everything that shows a resume's content. */
const CONTENT = ['resumes', 'editor']

/** Puts the links that were taken into the resume, says so, and has its content loaded anew where it is shown. */
export function useLinkUpdate({ onDone, onOutdated }: { onDone?: () => void; onOutdated?: () => void } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: updateUrls,
    onSuccess: async ({ resumeName, changed }) => {
      toast.success(<>Resume URLs updated successfully!<span className="block font-normal text-muted">{resumeName}: {changed.length === 0 ? 'all links were up to date' : `${counted(changed.length, 'link', 'links')} changed`}</span></>)
      client.setQueryData(linkOffer.queryKey, null)
      onDone?.()
      await client.invalidateQueries({ predicate: ({ queryKey: [area] }) => CONTENT.includes(String(area)) })
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Failed to update resume URLs'))
      if (error instanceof ApiError && error.code === 'preview_outdated') onOutdated?.()
    },
  })
}
