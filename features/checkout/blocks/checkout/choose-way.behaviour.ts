import { behaviour } from '#platform/islands'

/**
 * A shipping method chosen by pointer applies at once. With the keyboard, arrows pass through other methods on the way,
 * so the button below applies the choice, as without scripts.
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
