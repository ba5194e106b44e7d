import { useQuery } from '@tanstack/react-query'
import { parseResume } from './parse-resume'

/** What the server reads in an uploaded file. Reading changes nothing there, so it may be repeated. */
export const useReading = (id: string) =>
  useQuery({ queryKey: ['resumes', id, 'reading'], queryFn: ({ signal }) => parseResume(id, { signal }), staleTime: Infinity, refetchOnWindowFocus: false })
