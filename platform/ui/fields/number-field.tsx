import { ChevronDown, ChevronUp } from '#platform/icons'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import {
  Button as AriaButton,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Group,
  Input,
  Label,
  NumberFieldStateContext,
} from 'react-aria-components'
import { uiMessages } from '../ui.messages.ts'
import { FieldHint, refused } from '../field-hint.tsx'
import { useWords } from '../language.tsx'
import { countedAs } from './number-field.rules.ts'
import type { Described } from './text-fields.tsx'

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'value' | 'onChange'>,
    Described {
  /** NaN: empty. */
  value: number
  /**
   * Called while the text is typed, with the number within the bounds, so that a button that waits for a change is
   * enabled before the field loses focus.
   */
  onChange: (number: number) => void
  suffix?: string
}

export function NumberField({ label, hint, error, suffix, value, onChange, ...rest }: NumberFieldProps) {
  const t = useWords(uiMessages)
  // While typing the field keeps its former number, because a new one would rewrite the text under the caret.
  const [heldValue, setHeld] = useState<number | null>(null)
  const bounds = { ...digitsFor(rest.step), ...rest }
  const settle = (number: number) => {
    setHeld(null)
    onChange(number)
  }
  return (
    <AriaNumberField
      {...bounds}
      {...refused(error)}
      value={heldValue ?? value}
      onChange={settle}
      onBlur={() => setHeld(null)}
      className="q-field"
    >
      {label && <Label className="q-label">{label}</Label>}
      <Group className="q-input-group">
        <Input onInput={() => setHeld((before) => before ?? value)} />
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
      {heldValue !== null && <Typed bounds={bounds} onChange={onChange} />}
      <FieldHint hint={hint} error={error} />
    </AriaNumberField>
  )
}

/** Uses as many decimals as the step has; the default is three. */
function digitsFor(step = 1): Pick<AriaNumberFieldProps, 'formatOptions'> {
  const digits = String(step).split('.')[1]?.length ?? 0
  return digits > 3 ? { formatOptions: { maximumFractionDigits: digits } } : {}
}

/** Reports each number while it is being typed. */
function Typed({
  bounds,
  onChange,
}: {
  bounds: Omit<AriaNumberFieldProps, 'children'>
  onChange: (number: number) => void
}) {
  const state = useContext(NumberFieldStateContext)
  const text = state?.inputValue ?? ''
  const tell = useEffectEvent(() => {
    const number = countedAs(text, state?.numberValue ?? Number.NaN, bounds)
    if (number !== null) onChange(number)
  })
  useEffect(() => tell(), [text])
  return null
}
