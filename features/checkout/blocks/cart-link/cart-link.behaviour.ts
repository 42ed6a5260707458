import { behaviour } from '#platform/islands'
import { type CartLabels, cartLabel, shownCount } from '../../contract/cart.rules.ts'

/**
 * Completes the link of a page that is the same for everybody: how much this browser's cart holds stands in a flag that grants nothing.
 * It is read anew when something was added, and when the page comes back from the browser's memory.
 */
export const cartLink = behaviour<CartLabels>('cart-link', (root, labels) => {
  const show = (): void => {
    const link = root.querySelector('a')
    const label = root.querySelector('.cart-link-label')
    const shown = root.querySelector('.cart-link-count')
    const count = Number(/(?:^|; )__Host-cartCount=(\d{1,9})(?:;|$)/.exec(document.cookie)?.[1] ?? 0)
    if (!link || !label || !shown) return
    label.textContent = cartLabel(count, labels)
    link.toggleAttribute('data-empty', count === 0)
    shown.textContent = shownCount(count)
  }
  show()
  document.addEventListener('quoin:cart', show)
  addEventListener('pageshow', show)
  return () => {
    document.removeEventListener('quoin:cart', show)
    removeEventListener('pageshow', show)
  }
})
