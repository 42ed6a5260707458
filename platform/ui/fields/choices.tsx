import { Check, Minus } from '#platform/icons'
import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  CheckboxButton,
  CheckboxField,
  Label,
  RadioButton,
  RadioField,
  SwitchButton,
  SwitchField,
} from 'react-aria-components'
import { FieldHint } from '../field-hint.tsx'
import type { Choosing } from './segmented-control.tsx'

interface Toggled {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

export function Checkbox({
  children,
  hint,
  isIndeterminate,
  ...rest
}: Toggled & { hint?: string; isIndeterminate?: boolean }) {
  return (
    <CheckboxField {...rest} isIndeterminate={isIndeterminate ?? false} className="q-field">
      <CheckboxButton className="q-check">
        <span className="q-check-box">{isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</span>
        <span>{children}</span>
      </CheckboxButton>
      <FieldHint hint={hint} />
    </CheckboxField>
  )
}

export interface SwitchProps extends Toggled {
  hint?: string
}

/** Takes effect at once: for a choice inside a form that is sent, use Checkbox. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className="q-field">
      <SwitchButton className="q-switch">
        <span>{children}</span>
        <span className="q-switch-track" />
      </SwitchButton>
      <FieldHint hint={hint} />
    </SwitchField>
  )
}

export function RadioGroup<V extends string>({
  label,
  hideLabel,
  value,
  onChange,
  options,
  isDisabled,
}: Choosing<V> & { hideLabel?: boolean }) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      isDisabled={isDisabled ?? false}
      className="q-field"
    >
      <Label className={hideLabel ? 'q-hidden' : 'q-label'}>{label}</Label>
      {options.map((option) => (
        <RadioField key={option.value} value={option.value}>
          <RadioButton className="q-radio">
            <span className="q-radio-dot" />
            <span>
              {option.label}
              {option.hint && <span className="q-hint"> {option.hint}</span>}
            </span>
          </RadioButton>
        </RadioField>
      ))}
    </AriaRadioGroup>
  )
}
