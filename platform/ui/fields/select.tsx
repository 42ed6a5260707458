import { Check, ChevronDown } from '#platform/icons'
import { useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  Select as AriaSelect,
  Button,
  Group,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components'
import { uiMessages } from '../ui.messages.ts'
import { formsMessages } from '../forms/forms.messages.ts'
import { FieldHint, refused } from '../field-hint.tsx'
import { useWords } from '../language.tsx'
import type { Choice } from './segmented-control.tsx'

export interface SelectProps<V extends string> {
  label?: string
  'aria-label'?: string
  value: V | null
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  hint?: string
  error?: string | null
  placeholder?: string
  isDisabled?: boolean
  className?: string
}

export function Select<V extends string>({
  label,
  value,
  onChange,
  options,
  hint,
  error,
  placeholder,
  className,
  ...rest
}: SelectProps<V>) {
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key: Key | null) => key !== null && onChange(key as V)}
      placeholder={placeholder ?? ''}
      {...refused(error)}
      className={className ?? 'q-field'}
    >
      {label && <Label className="q-label">{label}</Label>}
      <Button className="q-picker">
        <SelectValue />
        <ChevronDown aria-hidden />
      </Button>
      <FieldHint hint={hint} error={error} />
      <Popover className="q-popover match" offset={4}>
        <ListBox className="q-menu" items={options}>
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

export interface ComboBoxProps<V extends string> extends Omit<SelectProps<V>, 'className'> {
  /** Accepts typed text as the value. */
  custom?: boolean
}

/** A select in which one can type to find. */
export function ComboBox<V extends string>({
  label,
  value,
  onChange,
  options,
  hint,
  error,
  placeholder,
  custom,
  ...rest
}: ComboBoxProps<V>) {
  const t = useWords(uiMessages)
  const { typing, unfit } = useUnfitText({ options, onChange, isChecked: custom !== true })
  return (
    <AriaComboBox
      {...rest}
      value={value}
      onChange={(key: Key | null) => {
        typing.forget()
        if (key !== null) onChange(key as V)
      }}
      onBlur={typing.leave}
      defaultItems={options}
      allowsCustomValue={custom ?? false}
      allowsEmptyCollection={!custom}
      {...refused(error ?? unfit)}
      menuTrigger="focus"
      className="q-field"
    >
      {label && <Label className="q-label">{label}</Label>}
      <Group className="q-input-group">
        <Input
          placeholder={placeholder}
          onFocus={({ currentTarget }) => chooseText(currentTarget)}
          onInput={({ currentTarget }) => typing.type(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') typing.forget()
            // At the end of the page, Tab would not leave the field.
            if (key === 'Tab') typing.leave()
          }}
        />
        <Button className="q-input-part">
          <ChevronDown aria-hidden />
        </Button>
      </Group>
      <FieldHint hint={hint} error={error ?? unfit} />
      <Popover className="q-popover match" offset={4}>
        <ListBox<Choice<V>> className="q-menu" renderEmptyState={() => <p className="q-menu-head">{t('noResults')}</p>}>
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

interface Typing<V extends string> {
  options: readonly Choice<V>[]
  onChange: (value: V) => void
  isChecked: boolean
}

/**
 * When a field loses focus, React Aria restores the former choice in place of text that is no option (C5.55, B8.42).
 * The sentence says why; text that equals an option counts as chosen.
 */
function useUnfitText<V extends string>({ options, onChange, isChecked }: Typing<V>) {
  const t = useWords(formsMessages)
  const text = useRef('')
  const [unfit, setUnfit] = useState<string | null>(null)
  const type = (typed: string) => {
    text.current = typed.trim()
    setUnfit(null)
  }
  const leave = () => {
    const typed = text.current
    if (!isChecked || typed === '') return
    const option = options.find(({ label }) => label.toLowerCase() === typed.toLowerCase())
    type('')
    if (option) onChange(option.value)
    else setUnfit(t('notAnOption', { val: typed }))
  }
  return { typing: { type, leave, forget: () => type('') }, unfit }
}

/** Typing replaces the chosen text. A click sets its caret after the focus event. */
function chooseText(input: HTMLInputElement): void {
  requestAnimationFrame(() => input.select())
}

/** Identifies the option in the list when others are inserted before it. */
export function OptionRow({ id, option }: { id: string; option: Choice }) {
  const Icon = option.icon
  return (
    <ListBoxItem id={id} textValue={option.label} className="q-menu-item">
      {Icon && <Icon aria-hidden />}
      <span className="q-grow">
        <Text slot="label" {...(option.font && { className: 'q-face', style: { fontFamily: option.font } })}>
          {option.label}
        </Text>
        {option.hint && <Text slot="description">{option.hint}</Text>}
      </span>
      <Check className="q-tick" aria-hidden />
    </ListBoxItem>
  )
}
