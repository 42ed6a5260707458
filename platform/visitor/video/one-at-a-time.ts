const began = 'quoin:video'

/**
 * Announces to every other video of the page that this one plays. Videos of several scripts communicate through the
 * document.
 */
export function announcePlay(root: HTMLElement): void {
  document.dispatchEvent(new CustomEvent(began, { detail: root }))
}

export function onOtherPlay(root: HTMLElement, callback: () => void): () => void {
  const listener = (event: Event) => {
    if ((event as CustomEvent<HTMLElement>).detail !== root) callback()
  }
  document.addEventListener(began, listener)
  return () => document.removeEventListener(began, listener)
}
