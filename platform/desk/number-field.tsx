import { ChevronDown, ChevronUp } from 'lucide-react'
import type { FormEvent } from 'react'
import {
  Button as AriaButton,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Group,
  Input,
  Label,
} from 'react-aria-components'
import { deskMessages } from './desk.messages.ts'
import { Footnote, refused } from './footnote.tsx'
import { useWords } from './language.tsx'
import type { Described } from './text-fields.tsx'

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>, Described {
  suffix?: string
  /** Whole numbers count while they are typed, not only when the field is left: for what a button beside it follows. */
  live?: boolean
}

export function NumberField({ label, hint, error, suffix, live, ...rest }: NumberFieldProps) {
  const t = useWords(deskMessages)
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const number = /^\d{1,9}$/.test(currentTarget.value) ? Number(currentTarget.value) : Number.NaN
    if (number >= (rest.minValue ?? 0) && number <= (rest.maxValue ?? Number.MAX_SAFE_INTEGER)) rest.onChange?.(number)
  }
  return (
    <AriaNumberField {...rest} {...refused(error)} className="q-field">
      {label && <Label className="q-label">{label}</Label>}
      <Group className="q-input-group">
        <Input {...(live && { onInput: typed })} />
        {suffix && <span className="q-suffix">{suffix}</span>}
        <span className="q-steppers">
          <AriaButton slot="increment" aria-label={t('increase')}>
            <ChevronUp aria-hidden />
          </AriaButton>
          <AriaButton slot="decrement" aria-label={t('decrease')}>
            <ChevronDown aria-hidden />
          </AriaButton>
        </span>
      </Group>
      <Footnote hint={hint} error={error} />
    </AriaNumberField>
  )
}
