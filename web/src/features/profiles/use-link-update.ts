import { useQueryClient } from '@tanstack/react-query'
import { updateUrls } from './calls'

/** Everything that shows a resume's content. */
const CONTENT = ['resumes', 'editor']

/** Puts the profiles' links into the resume saved last, all or only those that it lacks, and has its content loaded anew where it is shown. */
export function useLinkUpdate() {
  const client = useQueryClient()
  return async (links: 'all' | 'missing') => {
    const updated = await updateUrls(links)
    await client.invalidateQueries({ predicate: ({ queryKey: [area] }) => CONTENT.includes(String(area)) })
    return updated
  }
}
