/**
 * Calls `cancel` when Escape is pressed, in the page's frame or around it, and stops the event: a dialog stays open,
 * and the selection is kept. Returns a function that unsubscribes.
 */
export function onEscape(page: Document | null, cancel: () => void): () => void {
  const windows = [...new Set([window, page?.defaultView ?? window])]
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  }
  for (const target of windows) target.addEventListener('keydown', hear, true)
  return () => {
    for (const target of windows) target.removeEventListener('keydown', hear, true)
  }
}
