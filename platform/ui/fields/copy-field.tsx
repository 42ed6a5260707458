import { Check, Copy } from '#platform/icons'
import { IconButton } from '../button.tsx'
import { useCopy } from '../use-copy.ts'
import { TextField } from './text-fields.tsx'

interface Props {
  label: string
  hint?: string
  value: string
  /** Names of its button, before and after it was pressed, and the sentence for a browser that refuses. */
  words: { copy: string; copied: string; notCopied: string }
}

/** Shows a text that people take elsewhere, with a button that copies it. */
export function CopyField({ words, value, ...field }: Props) {
  const { isCopied, copy } = useCopy(value, words.notCopied)
  return (
    <TextField
      {...field}
      value={value}
      isReadOnly
      suffix={
        <IconButton
          size="small"
          icon={isCopied ? Check : Copy}
          label={isCopied ? words.copied : words.copy}
          onPress={() => void copy()}
        />
      }
    />
  )
}
