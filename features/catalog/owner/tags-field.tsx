import { useState } from 'react'
import { TextField } from '#platform/desk'

interface Props {
  label: string
  hint: string
  value: readonly string[]
  onChange: (tags: string[]) => void
}

/** Tags as one writes them: with commas between them. */
export function TagsField({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed === null) return
    onChange([
      ...new Set(
        typed
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ])
    setTyped(null)
  }
  return <TextField label={label} hint={hint} value={typed ?? value.join(', ')} onChange={setTyped} onBlur={leave} />
}
