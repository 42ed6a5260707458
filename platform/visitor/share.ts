/**
 * Shares an address with the system's own dialog; cancelling it counts as done. False when the dialog is missing or
 * refuses.
 */
export async function shareBySystem(shared: { url: string; title: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  return navigator.share(shared).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
