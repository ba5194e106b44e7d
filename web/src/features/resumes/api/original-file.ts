import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { toBlob } from '@/lib/save-file'
import type { ResumeRecord } from '../model'

/** The uploaded file itself, kept while it is looked at: its identity must not change under pdf.js. */
export function useOriginalFile(record: ResumeRecord) {
  return useQuery({
    queryKey: ['resumes', record.id, 'file'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/resume/{id}/file', { params: { path: { id: record.id } }, parseAs: 'blob', signal }), 'We couldn’t load this document. Please try again.').then((data) => toBlob(data, record.fileType)),
    staleTime: Infinity,
    structuralSharing: false,
  })
}
