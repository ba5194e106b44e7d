import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { setDisabled } from '../calls'
import type { OperatorAccount } from '../model'
import { nameOf } from './account-words'
import { useAccountLists } from './use-account-lists'

interface Props {
  account: OperatorAccount
  /** What the account is to be. */
  disabled: boolean
  onClose: () => void
}

/** Asks, then disables an account, or enables it again. */
export function SetDisabled({ account, disabled, onClose }: Props) {
  const lists = useAccountLists()
  const change = useMutation({
    mutationFn: () => setDisabled(account.id, disabled),
    onSuccess: (changed) => {
      lists.replace(changed)
      toast.success(`${nameOf(changed)} is ${disabled ? 'disabled' : 'enabled again'}.`)
    },
    onError: (error) => {
      toast.error(messageOf(error))
      lists.reload()
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog open title={`${disabled ? 'Disable' : 'Enable'} ${nameOf(account)}?`} confirmLabel={disabled ? 'Disable' : 'Enable'} tone={disabled ? 'danger' : 'primary'} busy={change.isPending} onConfirm={() => change.mutate()} onCancel={onClose}>
      {disabled
        ? 'They’ll be signed out everywhere, their API keys will be deleted, and their reset and confirmation links stop working. Their public resumes and the sites hosted here go offline until you enable the account again. Jobs they posted stay on the board: remove those under Reported jobs.'
        : 'They can sign in again, and their public resumes and the sites hosted here go back online. They’ll need new API keys.'}
    </ConfirmDialog>
  )
}
