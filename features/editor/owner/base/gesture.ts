/** Typing with shorter pauses is one step of undo. */
export const typingPause = 800

export interface Turn {
  /** Counter of actions: a press, a key that types no character, a drop. */
  act: number
  name: string
  at: number
  /** Whether the pointer that began it is still pressed. */
  isHeld?: boolean
}

/**
 * Two deliberate actions are two steps, however quickly they follow each other. Characters typed into one field are one
 * step until a pause, and a drag is one step however long it pauses.
 */
export function isOneGesture(last: Turn, now: Turn): boolean {
  return last.act === now.act && last.name === now.name && (now.isHeld === true || now.at - last.at <= typingPause)
}

export interface Pressed {
  type: string
  key?: string
  repeat?: boolean
  /** Kind of field that is typed into or dragged; `lines` has more than one line. */
  field: 'line' | 'lines' | null
}

/** Tells whether an event begins a new action rather than continuing one. */
export function beginsAct({ type, key, repeat = false, field }: Pressed): boolean {
  if (type !== 'keydown') return true
  if (repeat) return false
  return field === null || (field === 'line' && key === 'Enter')
}
