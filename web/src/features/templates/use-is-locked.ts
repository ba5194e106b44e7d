import { useUser } from '@/session/SessionProvider'
import { isLockedOn, type IsLocked } from './model'

/** Tells which designs the signed-in user cannot use. */
export function useIsLocked(): IsLocked {
  const { plan } = useUser().subscription
  return (template) => isLockedOn(plan, template)
}
