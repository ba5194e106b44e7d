import { CONNECTIONS } from '@/features/dashboard/connections'
import { storageUse } from '@/features/dashboard/summary'
import { useFreshProfile } from '@/features/dashboard/use-fresh-profile'
import { CONNECTION_BADGES } from '@/features/profiles/ConnectionCard'
import { useConnectionStates } from '@/features/profiles/use-connected'
import { SettingsPage } from '@/features/settings/SettingsPage'
import { paths } from '@/lib/paths'
import { useUser } from '@/session/SessionProvider'

/** The settings put together: the account's own, and what the dashboard says about storage and connections. */
export default function SettingsScreen() {
  useFreshProfile()
  const { storage } = useUser()
  const states = useConnectionStates()
  const connections = CONNECTIONS.map(({ id, name }) => ({ id, name, state: CONNECTION_BADGES[states[id]], to: `${paths.dashboard()}#${id}` }))
  return <SettingsPage storage={storageUse(storage)} connections={connections} />
}
