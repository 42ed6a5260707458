import { Check, ChevronDown } from '#platform/icons'
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
  /** Accepts what is typed as the value. */
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
  return (
    <AriaComboBox
      {...rest}
      value={value}
      onChange={(key: Key | null) => key !== null && onChange(key as V)}
      defaultItems={options}
      allowsCustomValue={custom ?? false}
      {...refused(error)}
      menuTrigger="focus"
      className="q-field"
    >
      {label && <Label className="q-label">{label}</Label>}
      <Group className="q-input-group">
        <Input placeholder={placeholder} />
        <Button className="q-input-part">
          <ChevronDown aria-hidden />
        </Button>
      </Group>
      <FieldHint hint={hint} error={error} />
      <Popover className="q-popover match" offset={4}>
        <ListBox<Choice<V>> className="q-menu" renderEmptyState={() => <p className="q-menu-head">{t('noResults')}</p>}>
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/** Its id tells the list which is which when others come before it. */
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
