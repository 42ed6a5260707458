import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-fields.tsx'

interface Props<V> extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** The value as it is written out while nobody types. */
  shown: string
  /** Undefined: what stands there means nothing yet. */
  read: (text: string) => V | undefined
  onChange: (value: V) => void
}

/** A field whose text stands for something else, an amount or a list: told while it is typed, written out anew once the field is left. */
export function TypedField<V>({ shown, read, onChange, ...rest }: Props<V>) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const value = read(text)
    if (value !== undefined) onChange(value)
  }
  return <TextField {...rest} value={typed ?? shown} onChange={type} onBlur={() => setTyped(null)} />
}
