import { useState } from 'react'

/**
 * The text of a list of a form, as it is typed. When the list becomes another one than was typed, such as the server's
 * after another person's change, the text follows.
 */
export function useListText(
  list: readonly string[],
  listIn: (text: string) => readonly string[],
): [text: string, setText: (text: string) => void] {
  const written = list.join('\n')
  const [typed, setTyped] = useState(written)
  return [listIn(typed).join('\n') === written ? typed : written, setTyped]
}
