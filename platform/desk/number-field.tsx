import { ChevronDown, ChevronUp } from 'lucide-react'
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
}

export function NumberField({ label, hint, error, suffix, ...rest }: NumberFieldProps) {
  const t = useWords(deskMessages)
  return (
    <AriaNumberField {...rest} {...refused(error)} className="q-field">
      {label && <Label className="q-label">{label}</Label>}
      <Group className="q-input-group">
        <Input />
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
