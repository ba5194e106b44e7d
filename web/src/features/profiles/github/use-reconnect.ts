import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { fetchReconnectAddress } from '../calls'
import { page } from '@/lib/leave'

/** Asks GitHub for permission once more. */
export const useReconnect = () =>
  useMutation({
    mutationFn: fetchReconnectAddress,
    onSuccess: ({ url, message }) => (url ? page.leaveFor(url) : toast.error(message ?? 'Failed to get GitHub auth URL')),
    onError: (error) => toast.error(messageOf(error, 'Failed to get GitHub auth URL')),
  })
