import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-fields.tsx'

interface Props<V> extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** The formatted value while the field is not being edited. */
  shown: string
  /** Returns undefined for text without a meaning yet. */
  read: (text: string) => V | undefined
  /**
   * Error for text that cannot be parsed, which is kept for correction. Without it the field returns to its last value.
   */
  unreadable?: string
  onChange: (value: V) => void
}

/**
 * A field whose text represents a value, such as an amount or a list: reported while typing, formatted when the field
 * loses focus.
 */
export function TypedField<V>({ shown, read, onChange, unreadable, error, ...rest }: Props<V>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    const value = read(text)
    if (value !== undefined) onChange(value)
  }
  const leave = () => {
    if (unreadable !== undefined && typed !== null && read(typed) === undefined) setWrong(true)
    else setTyped(null)
  }
  return (
    <TextField {...rest} error={isWrong ? unreadable : error} value={typed ?? shown} onChange={type} onBlur={leave} />
  )
}
