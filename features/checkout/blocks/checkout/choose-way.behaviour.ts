import { behaviour } from '#platform/islands'

/**
 * Whoever points at a way of sending takes it at once. With the keyboard each arrow chooses another one on the way to
 * the one that is meant: then the button below takes it, as without scripts.
 */
export const chooseWay = behaviour('choose-way', (root) => {
  let isPointed = false
  const pointed = (): void => void (isPointed = true)
  const typed = (): void => void (isPointed = false)
  const chosen = ({ target }: Event): void => {
    if (isPointed && target instanceof HTMLInputElement) target.form?.requestSubmit()
  }
  root.addEventListener('pointerdown', pointed)
  root.addEventListener('keydown', typed)
  root.addEventListener('change', chosen)
  return () => {
    root.removeEventListener('pointerdown', pointed)
    root.removeEventListener('keydown', typed)
    root.removeEventListener('change', chosen)
  }
})
