import { Check, type LucideIcon, Minus } from 'lucide-react'
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
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components'
import { cx } from './class-names.ts'
import { Footnote } from './text-fields.tsx'
import { Tip } from './tooltip.tsx'

interface Toggled {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

export function Checkbox({ children, hint, isIndeterminate, ...rest }: Toggled & { hint?: string; isIndeterminate?: boolean }) {
  return (
    <CheckboxField {...rest} isIndeterminate={isIndeterminate ?? false} className="q-field">
      <CheckboxButton className="q-check">
        <span className="q-check-box">{isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</span>
        <span>{children}</span>
      </CheckboxButton>
      <Footnote hint={hint} />
    </CheckboxField>
  )
}

/** Takes effect at once: for a choice inside a form that is sent, use Checkbox. */
export function Switch({ children, hint, ...rest }: Toggled & { hint?: string }) {
  return (
    <SwitchField {...rest} className="q-field">
      <SwitchButton className="q-switch">
        <span>{children}</span>
        <span className="q-switch-track" />
      </SwitchButton>
      <Footnote hint={hint} />
    </SwitchField>
  )
}

export interface Choice<V extends string = string> {
  value: V
  label: string
  hint?: string
  icon?: LucideIcon
}

interface Choosing<V extends string> {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  isDisabled?: boolean
}

export function RadioGroup<V extends string>({ label, value, onChange, options, isDisabled }: Choosing<V>) {
  return (
    <AriaRadioGroup value={value} onChange={(chosen) => onChange(chosen as V)} isDisabled={isDisabled ?? false} className="q-field">
      <Label className="q-label">{label}</Label>
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

/** Few short options side by side; with `icons` the words go into the tooltips. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
  icons,
  isDisabled,
  hideLabel,
}: Choosing<V> & { icons?: boolean; hideLabel?: boolean }) {
  return (
    <div className="q-field">
      {!hideLabel && (
        <span className="q-label" aria-hidden>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => onChange([...keys][0] as V)}
        isDisabled={isDisabled ?? false}
        className={cx('q-segments')}
      >
        {options.map((option) =>
          icons && option.icon ? <IconSegment key={option.value} option={option} /> : <Segment key={option.value} option={option} />,
        )}
      </ToggleButtonGroup>
    </div>
  )
}

function Segment({ option }: { option: Choice }) {
  const Icon = option.icon
  return (
    <ToggleButton id={option.value} className="q-segment">
      {Icon && <Icon aria-hidden />}
      {option.label}
    </ToggleButton>
  )
}

function IconSegment({ option }: { option: Choice }) {
  const Icon = option.icon
  return (
    <Tip text={option.label}>
      <ToggleButton id={option.value} aria-label={option.label} className="q-segment">
        {Icon && <Icon aria-hidden />}
      </ToggleButton>
    </Tip>
  )
}
