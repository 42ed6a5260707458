import { X } from '#platform/icons'
import { type KeyboardEvent, useId, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { FieldHint, refused } from '../field-hint.tsx'
import { useWords } from '../language.tsx'
import { uiMessages } from '../ui.messages.ts'

export interface Token {
  id: string
  label: string
}

export interface TokensFieldProps {
  label: string
  tokens: readonly Token[]
  /** Suggestions offered while typing. */
  suggestions: readonly string[]
  onAdd: (name: string) => void
  onRemove: (id: string) => void
  hint?: string
  error?: string | null
  maxLength?: number
  isDisabled?: boolean
}

/** Several names, each added by Enter, a comma or leaving the field, and removed by its button or by Backspace. */
export function TokensField(props: TokensFieldProps) {
  const { label, tokens, suggestions, onAdd, onRemove, hint, error, maxLength, isDisabled } = props
  const t = useWords(uiMessages)
  const [typed, setTyped] = useState('')
  const list = useId()
  const add = (text: string) => {
    for (const name of text.split(',').map((part) => part.trim())) if (name) onAdd(name)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tokens.at(-1)
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && last) onRemove(last.id)
  }
  return (
    <TextField
      value={typed}
      onChange={(text) => (text.includes(',') || suggestions.includes(text) ? add(text) : setTyped(text))}
      onBlur={() => add(typed)}
      isDisabled={isDisabled ?? false}
      {...(maxLength && { maxLength })}
      {...refused(error)}
      className="q-field"
    >
      <Label className="q-label">{label}</Label>
      {tokens.length > 0 && (
        <ul className="q-tokens">
          {tokens.map(({ id, label: name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                disabled={isDisabled}
                aria-label={t('removeToken', { name })}
                onClick={() => onRemove(id)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input className="q-input" list={list} autoComplete="off" onKeyDown={onKeyDown} />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <FieldHint hint={hint} error={error} />
    </TextField>
  )
}
