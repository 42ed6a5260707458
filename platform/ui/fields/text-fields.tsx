import { Search, X } from '#platform/icons'
import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  SearchField as AriaSearchField,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
  Label,
} from 'react-aria-components'
import { cx } from '../class-names.ts'
import { uiMessages } from '../ui.messages.ts'
import { FieldHint, refused } from '../field-hint.tsx'
import { useWords } from '../language.tsx'

export interface Described {
  label?: ReactNode
  hint?: ReactNode
  error?: string | null
}

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    Described {
  placeholder?: string
  prefix?: ReactNode
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

export function TextField({
  label,
  hint,
  error,
  placeholder,
  prefix,
  suffix,
  inputRef,
  className,
  ...rest
}: TextFieldProps) {
  const input = <Input ref={inputRef} placeholder={placeholder} className={prefix || suffix ? undefined : 'q-input'} />
  return (
    <AriaTextField {...rest} {...refused(error)} className={cx('q-field', className)}>
      {label && <Label className="q-label">{label}</Label>}
      {prefix || suffix ? (
        <Group className="q-input-group">
          {prefix}
          {input}
          {suffix && <span className="q-suffix">{suffix}</span>}
        </Group>
      ) : (
        input
      )}
      <FieldHint hint={hint} error={error} />
    </AriaTextField>
  )
}

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    Described {
  placeholder?: string
  rows?: number
  /** For code such as CSS or HTML: monospaced, without spell checking. */
  code?: boolean
}

export function TextArea({ label, hint, error, placeholder, rows = 3, code, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} {...(code && { spellCheck: 'false' as const })} {...refused(error)} className="q-field">
      {label && <Label className="q-label">{label}</Label>}
      <AriaTextArea placeholder={placeholder} rows={rows} className={cx('q-input', code && 'code')} />
      <FieldHint hint={hint} error={error} />
    </AriaTextField>
  )
}

export interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  label?: string
  placeholder?: string
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  autoFocus?: boolean
  className?: string
}

/** Has no visible label: the icon and the placeholder explain it, and screen readers read the label. */
export function SearchField({ label, placeholder, className, ...rest }: SearchFieldProps) {
  const t = useWords(uiMessages)
  return (
    <AriaSearchField {...rest} aria-label={label ?? placeholder ?? t('search')} className={cx('q-field', className)}>
      <Group className="q-input-group">
        <Search aria-hidden />
        <Input placeholder={placeholder ?? t('search')} />
        <AriaButton className="q-input-part q-clear" aria-label={t('clear')}>
          <X aria-hidden />
        </AriaButton>
      </Group>
    </AriaSearchField>
  )
}
