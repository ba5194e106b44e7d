import { useWatch } from 'react-hook-form'
import { PasswordField } from '@/features/account/PasswordField'
import { Button } from '@/ui/Button'
import type { Sharing } from './use-share-form'

/** The password that visitors must know: none, one, another one, or none any more. */
export function PasswordPart({ hasPassword, sharing: { register, control, errors, setRemovesPassword } }: { hasPassword: boolean; sharing: Sharing }) {
  const removes = useWatch({ control, name: 'removesPassword' })
  return (
    <div className="grid gap-2">
      {hasPassword && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span role="status">{removes ? 'The password is removed when you save.' : 'A password is set.'}</span>
          <Button size="sm" variant="outline" onClick={() => setRemovesPassword(!removes)}>{removes ? 'Keep password' : 'Remove password'}</Button>
        </p>
      )}
      {!removes && (
        <PasswordField
          label={hasPassword ? 'New password' : 'Password'}
          autoComplete="new-password"
          hint={hasPassword ? 'Leave it empty to keep the current one.' : 'Optional. Visitors must enter it to see the resume.'}
          error={errors.password?.message}
          {...register('password')}
        />
      )}
    </div>
  )
}
