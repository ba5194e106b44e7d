import { useId } from 'react'
import { FormError } from '@/features/account/FormError'
import { PLAN_NEEDED, type IsLocked, type Template } from '@/features/templates/model'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { Switch } from '@/ui/Switch'
import { hasEnded, HIDEABLE, type Share } from './model'
import { PasswordPart } from './PasswordPart'
import { PublicAddress } from './PublicAddress'
import type { Sharing } from './use-share-form'

interface Props {
  /** The form's id. */
  id: string
  share: Share
  templates: readonly Template[]
  isLocked: IsLocked
  sharing: Sharing
}

export function ShareFields({ id, share, templates, isLocked, sharing }: Props) {
  const { register, errors, busy, save, toggle } = sharing
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-5 pt-1">
      <FormError>{errors.root?.message}</FormError>
      <Switch label="Public link" hint="Anyone with the link can see this resume and download it as a PDF. Search engines don’t list it." checked={share.enabled} busy={busy !== null} onChange={toggle} />
      {share.enabled && share.url !== null && <PublicAddress url={share.url} views={share.views} />}
      <Select label="Design" options={templates.map((template) => optionOf(template, isLocked(template)))} hint={templates.some(isLocked) && PLAN_NEEDED} error={errors.design?.message} {...register('design')} />
      <HiddenParts register={register} />
      <PasswordPart hasPassword={share.hasPassword} sharing={sharing} />
      <Field
        label="End date"
        type="date"
        max="9999-12-31"
        hint={hasEnded(share) ? 'This link has ended. Choose a later date, or none, to open it again.' : 'Optional. The link works until the end of this day.'}
        error={errors.expiresAt?.message}
        {...register('expiresAt')}
      />
    </form>
  )
}

const optionOf = ({ id, name, tier }: Template, disabled: boolean) => ({ value: id, label: tier === 'premium' ? `${name} (Premium)` : name, disabled })

function HiddenParts({ register }: Pick<Sharing, 'register'>) {
  const hint = useId()
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-sm font-semibold">Hide on the public page</legend>
      <div className="flex flex-wrap gap-x-6">
        {HIDEABLE.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" value={value} className="size-5 accent-primary" {...register('hide')} />
            {label}
          </label>
        ))}
      </div>
      <p id={hint} className="text-sm text-muted">These are left out of the PDF as well.</p>
    </fieldset>
  )
}
