import { useUser } from '@/session/SessionProvider'
import { Progress } from '@/ui/Progress'
import { Section } from './Section'

/** How much of what may be kept is used; `used` says it in words, once it is known. */
export function Storage({ used }: { used: string | undefined }) {
  const { usedBytes, limitBytes } = useUser().storage
  return (
    <Section id="storage" title="Storage" lead="Files, letters, portfolios and everything else together, the trash included.">
      {used ? (
        <>
          <p className="mb-2 tabular-nums">{used} used</p>
          <Progress label="Storage used" value={usedBytes / limitBytes} className="max-w-md" />
        </>
      ) : (
        <p className="text-muted">Not known yet.</p>
      )}
    </Section>
  )
}
