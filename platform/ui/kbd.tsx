import { useSyncExternalStore } from 'react'
import { Keyboard } from 'react-aria-components'

let renamed: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** Replaces displayed keys by those that the person has chosen, everywhere. */
export function renameKeys(names: ReadonlyMap<string, string>): void {
  renamed = names
  for (const heard of listeners) heard()
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/** Keys in the notation of this computer: `Mod+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className="q-kbd">{useKeyNames(keys)}</kbd>
}

/** Keys of a menu entry: its description, and no text of its label, which is the name that people say to choose it. */
export function EntryKeys({ keys }: { keys: string }) {
  return <Keyboard className="q-kbd" data-keys={useKeyNames(keys)} />
}

function useKeyNames(keys: string): string {
  const names = useSyncExternalStore(
    subscribe,
    () => renamed,
    () => renamed,
  )
  return keyNames(names.get(keys) ?? keys)
}

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const appleSigns: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

export function keyNames(keys: string): string {
  const parts = keys.split('+').map((part) => (apple ? (appleSigns[part] ?? part) : part === 'Mod' ? 'Ctrl' : part))
  return parts.join(apple ? '' : '+')
}
