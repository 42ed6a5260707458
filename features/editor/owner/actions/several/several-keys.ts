import type { Axis, Edge } from './align.ts'
import type { SeveralActions } from './several-actions.ts'

/** The keys are the same as in tldraw. */
export const alignKeys = {
  left: 'Alt+A',
  centre: 'Alt+H',
  right: 'Alt+D',
  top: 'Alt+W',
  middle: 'Alt+V',
  bottom: 'Alt+S',
} as const satisfies Record<Edge, string>

export const distributeKeys = { across: 'Alt+Shift+H', down: 'Alt+Shift+V' } as const satisfies Record<Axis, string>

/** Returns the action of a letter pressed with Alt on the selected blocks; null where it has none. */
export function actOfAltKey(
  letter: string,
  { shiftKey, mod }: { shiftKey: boolean; mod: boolean },
  actions: SeveralActions,
): (() => void) | null {
  const named = `Alt+${shiftKey ? 'Shift+' : ''}${letter.toUpperCase()}`
  if (mod) return letter === 'c' ? actions.copyStyle : letter === 'v' ? actions.pasteStyle : null
  const edge = entryOf(alignKeys, named)
  if (edge) return () => actions.align(edge)
  const axis = entryOf(distributeKeys, named)
  return axis ? () => actions.distribute(axis) : null
}

function entryOf<N extends string>(keys: Record<N, string>, named: string): N | undefined {
  return (Object.keys(keys) as N[]).find((name) => keys[name] === named)
}
