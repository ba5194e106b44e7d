import { useMutation, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { atMost } from '@/lib/at-most'
import { saveBlob, toBlob } from '@/lib/save-file'
import { fileNameIn, type FileFormat, type Format } from '../formats'

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

/** The server typesets a few documents at a time for one account, and the design that is looked at goes first. */
const thumbnails = atMost(2)

/** A picture of the resume's first page in a design, once `wanted`. */
export const useThumbnail = (rendering: Rendering, wanted: boolean) =>
  useQuery({
    queryKey: keyOf(rendering, 'png'),
    queryFn: ({ signal }) => thumbnails(async () => toBlob(await unwrap(call(rendering, 'png', false, signal), FAILED), 'image/png')),
    enabled: wanted,
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

/** Saves the resume in a design as a file, under the name that the server gives it. */
export const useRenderedDownload = (resumeId: string) =>
  useMutation({
    mutationFn: async ({ template, format, type }: { template: string } & Pick<FileFormat, 'format' | 'type'>) => {
      const answer = call({ resumeId, template }, format, true)
      const file = toBlob(await unwrap(answer, 'Failed to download resume'), type)
      const { response } = await answer
      saveBlob(file, fileNameIn(response.headers.get('Content-Disposition'), format))
    },
  })
