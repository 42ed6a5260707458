/** Keys as a person of this machine knows them: `Mod+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className="q-kbd">{keyNames(keys)}</kbd>
}

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const appleSigns: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

export function keyNames(keys: string): string {
  const parts = keys.split('+').map((part) => (apple ? (appleSigns[part] ?? part) : part === 'Mod' ? 'Ctrl' : part))
  return parts.join(apple ? '' : '+')
}
