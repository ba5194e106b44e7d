import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { saveBlob } from '@/lib/save-file'
import { DownloadButton } from '@/ui/DownloadButton'
import { allSubscribers } from '../calls'
import { subscribersCsv } from './csv'

const FILE_NAME = 'subscribers.csv'

/** Saves all subscribers, whatever page is shown, as a file for a spreadsheet or a mailing program. */
export function SaveSubscribers() {
  const download = useMutation({
    mutationFn: allSubscribers,
    onSuccess: (subscribers) => saveBlob(new Blob([subscribersCsv(subscribers)], { type: 'text/csv' }), FILE_NAME),
    onError: (error) => toast.error(messageOf(error)),
  })
  return <DownloadButton size="sm" variant="outline" busy={download.isPending} onClick={() => download.mutate()}>Save as CSV</DownloadButton>
}
