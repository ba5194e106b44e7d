import { ApiKeys } from './api-keys/ApiKeys'
import { Appearance } from './Appearance'
import { Connections, type Connection } from './Connections'
import { EmailChange } from './EmailChange'
import { EmailPreferences } from './EmailPreferences'
import { Passkeys } from './passkeys/Passkeys'
import { PasswordChange } from './PasswordChange'
import { Profile } from './Profile'
import { Provider } from './provider/Provider'
import { Sessions } from './Sessions'
import { Storage } from './Storage'
import { TwoStep } from './two-step/TwoStep'
import { YourData } from './YourData'

interface Props {
  /** The storage used, in words; undefined while it is not known. */
  storage: string | undefined
  connections: readonly Connection[]
}

/** Everything that belongs to the account itself. */
export function SettingsPage({ storage, connections }: Props) {
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] pt-6 pb-16 sm:pt-10 sm:pb-20">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
        <h1 className="text-[1.75rem] leading-tight sm:text-[2rem]">Settings</h1>
        <Profile />
        <EmailChange />
        <PasswordChange />
        <TwoStep />
        <Passkeys />
        <Provider />
        <Sessions />
        <EmailPreferences />
        <Appearance />
        <Storage used={storage} />
        <Connections connections={connections} />
        <ApiKeys />
        <YourData />
      </div>
    </div>
  )
}
