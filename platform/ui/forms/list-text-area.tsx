import { TextArea, type TextAreaProps } from '../fields/text-fields.tsx'
import { useListText } from './use-list-text.ts'

interface ListTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  list: readonly string[]
  /** Reads the list in the text. */
  listIn: (text: string) => string[]
  onChange: (list: string[]) => void
}

/** A list of a form as text, which stays as it is typed. */
export function ListTextArea({ list, listIn, onChange, ...field }: ListTextAreaProps) {
  const [text, setText] = useListText(list, listIn)
  return (
    <TextArea
      {...field}
      value={text}
      onChange={(typed) => {
        setText(typed)
        onChange(listIn(typed))
      }}
    />
  )
}
