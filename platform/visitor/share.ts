/**
 * Hands an address to the system's own way of sharing; whoever thought better of it there is done too. False where
 * there is none, or it would not.
 */
export async function shareBySystem(shared: { url: string; title: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  return navigator.share(shared).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
