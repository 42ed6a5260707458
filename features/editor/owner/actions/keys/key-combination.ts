import { keyOf } from '../pressed-key.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey' | 'metaKey' | 'ctrlKey'>

const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']

/**
 * Writes a key press as `Mod+Shift+Z`; null while only modifiers are pressed. The name has no Shift where the character
 * needs Shift on some keyboards.
 */
export function combinationOf(event: Pressed): string | null {
  if (modifiers.includes(event.key)) return null
  const key = keyOf(event)
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key)
  const parts = [
    ...(event.metaKey || event.ctrlKey ? ['Mod'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey && !isSign ? ['Shift'] : []),
  ]
  return [...parts, key.length === 1 ? key.toUpperCase() : event.key].join('+')
}

/** The key press that the editor recognises for this combination. */
export function pressOf(combination: string, { metaKey }: Pick<KeyboardEvent, 'metaKey'>): KeyboardEvent {
  const parts = combination.split('+')
  const name = parts.at(-1) ?? ''
  const isMod = parts.includes('Mod')
  return new KeyboardEvent('keydown', {
    key: name.length === 1 ? name.toLowerCase() : name,
    code: /^\d$/.test(name) ? `Digit${name}` : /^[A-Z]$/.test(name) ? `Key${name}` : '',
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    metaKey: isMod && metaKey,
    ctrlKey: isMod && !metaKey,
  })
}
