import { useMutation, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { saveBlob, toBlob } from '@/lib/save-file'
import { fileNameOf, type Format, type FORMATS } from '../formats'

interface Rendering {
  resumeId: string
  template: string
}

const call = ({ resumeId, template }: Rendering, format: Format, download: boolean, signal?: AbortSignal) =>
  api.GET('/api/resume/{id}/render', { params: { path: { id: resumeId }, query: { template, format, download } }, parseAs: 'blob', signal })

const FAILED = 'We couldn’t apply this design. Please try again.'
const keyOf = ({ resumeId, template }: Rendering, format: Format) => ['resumes', resumeId, 'render', template, format]

/** The resume in a design, as a PDF to look at. */
export const usePdfPreview = (rendering: Rendering) =>
  useQuery({
    queryKey: keyOf(rendering, 'pdf'),
    queryFn: async ({ signal }) => toBlob(await unwrap(call(rendering, 'pdf', false, signal), FAILED), 'application/pdf'),
    staleTime: Infinity,
    structuralSharing: false,
  })

/** The LaTeX source of the resume in a design, filled by the server. */
export const useLatexSource = (rendering: Rendering) =>
  useQuery({
    queryKey: keyOf(rendering, 'tex'),
    queryFn: async ({ signal }) => toBlob(await unwrap(call(rendering, 'tex', false, signal), FAILED), 'text/plain').text(),
    staleTime: Infinity,
  })

/** Saves the resume in a design as a file. */
export const useRenderedDownload = (resumeId: string, resumeName: string) =>
  useMutation({
    mutationFn: async ({ template, format, type }: { template: string } & Pick<(typeof FORMATS)[number], 'format' | 'type'>) => {
      const answer = await unwrap(call({ resumeId, template }, format, true), 'Failed to download resume')
      saveBlob(toBlob(answer, type), fileNameOf(resumeName, format))
    },
  })
