interface KeyboardLayout {
  get: (code: string) => string | undefined
}

let layout: KeyboardLayout | null = null

/** Reads the keyboard layout from the browser; not all browsers support this. */
export function readKeyboardLayout(): void {
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?: () => Promise<KeyboardLayout> } }
  keyboard?.getLayoutMap?.().then(
    (map) => (layout = map),
    () => {},
  )
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey'>

/**
 * Returns the character on the pressed key. With Alt or Shift, browsers report another one (å on a Mac, ! for the 1);
 * then the keyboard layout is asked, or the physical key where no layout is known.
 */
export function keyOf({ key, code, altKey, shiftKey }: Pressed, known: KeyboardLayout | null = layout): string {
  if (key.length > 1 && key !== 'Dead') return key
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  // Digits need Shift on a French keyboard, and no shortcut uses the characters without it.
  if (digit && (shiftKey || altKey || !/[a-z0-9]/i.test(key))) return digit
  if (!altKey && key !== 'Dead') return key.toLowerCase()
  if (altKey && /^[a-z0-9]$/i.test(key)) return key.toLowerCase()
  return (known?.get(code) ?? byPlace(code) ?? key).toLowerCase()
}

/** On many keyboards `]` and `[` need AltGr, so the two keys to the right of P do the same. */
export function bracketOf(event: Pressed): '[' | ']' | null {
  if (event.key === ']' || event.code === 'BracketRight') return ']'
  return event.key === '[' || event.code === 'BracketLeft' ? '[' : null
}

function byPlace(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]
}
