import { behaviour } from '#platform/islands'

/** Presses the form's own button, which may not be awake yet. */
export const buyBar = behaviour<object>('buy-bar', (root) => {
  const press = (event: MouseEvent): void => {
    const own = root.closest('.product')?.querySelector<HTMLElement>('.product-buy button')
    if (!own || !(event.target as Element).closest('button')) return
    event.preventDefault()
    own.click()
  }
  root.addEventListener('click', press)
  return () => root.removeEventListener('click', press)
})
