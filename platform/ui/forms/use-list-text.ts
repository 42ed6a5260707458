import { useState } from 'react'

/**
 * The text of a form's list, as it is typed. The text is replaced when the list changes in another way, for example by
 * another person.
 */
export function useListText(
  list: readonly string[],
  listIn: (text: string) => readonly string[],
): [text: string, setText: (text: string) => void] {
  const written = list.join('\n')
  const [typed, setTyped] = useState(written)
  return [listIn(typed).join('\n') === written ? typed : written, setTyped]
}
