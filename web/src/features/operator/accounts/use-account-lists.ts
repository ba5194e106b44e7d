import { useQueryClient } from '@tanstack/react-query'
import { ACCOUNTS, LOG } from '../calls'
import type { AccountPage, OperatorAccount } from '../model'

/** The lists of accounts that were loaded. */
export function useAccountLists() {
  const client = useQueryClient()
  return {
    /** Shows an account as it is after a change, of which the log has an entry now. */
    replace: (changed: OperatorAccount) => {
      client.setQueriesData<AccountPage>({ queryKey: ACCOUNTS }, (page) => page && { ...page, accounts: page.accounts.map((account) => (account.id === changed.id ? changed : account)) })
      void client.invalidateQueries({ queryKey: LOG })
    },
    /** Asks for them again, where they may be out of date. */
    reload: () => void client.invalidateQueries({ queryKey: ACCOUNTS }),
  }
}
