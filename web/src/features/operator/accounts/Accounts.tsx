import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountsQuery } from '../calls'
import { Loaded } from '../Loaded'
import { useListPlace } from '../use-list-place'
import { AccountList } from './AccountList'
import { AccountSearch } from './AccountSearch'

/** The accounts of this server. The last page stays until the next one is there. */
export function Accounts() {
  const place = useListPlace()
  const query = useQuery({ ...accountsQuery(place), placeholderData: keepPreviousData })
  return (
    <>
      <AccountSearch query={place.query} searching={query.isPlaceholderData} />
      <Loaded query={query} what="the accounts">{(page) => <AccountList page={page} query={place.query} />}</Loaded>
    </>
  )
}
