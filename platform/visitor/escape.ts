export interface EscapeTarget {
  element: Element
  close: () => void
}

/** Elements that can be closed, the topmost last. */
const targets: EscapeTarget[] = []

/**
 * Closes overlays with Escape, topmost first, and with a press outside (A4.16, A4.17, A4.21). Returns a function that
 * unregisters this overlay.
 */
export function closeByEscape(target: EscapeTarget): () => void {
  if (targets.length === 0) {
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
  }
  targets.push(target)
  return () => remove(target)
}

function remove(target: EscapeTarget): void {
  const at = targets.indexOf(target)
  if (at < 0) return
  targets.splice(at, 1)
  if (targets.length > 0) return
  document.removeEventListener('keydown', onKey, true)
  document.removeEventListener('pointerdown', onPress, true)
}

function close(target: EscapeTarget): void {
  remove(target)
  target.close()
}

/** Later listeners see that the key was handled. */
function onKey(event: KeyboardEvent): void {
  const topmost = targets.at(-1)
  if (!topmost || event.key !== 'Escape' || event.isComposing || event.shiftKey) return
  event.preventDefault()
  close(topmost)
}

function onPress({ target }: Event): void {
  for (const open of targets.toReversed()) {
    if (open.element.contains(target as Node)) return
    close(open)
  }
}
