import { behaviour } from '#platform/islands'
import { type CartLabels, cartLabel, shownCount } from '../../contract/cart-label.rules.ts'

/**
 * Completes the link of a page that is the same for everybody: how much this browser's cart holds stands in a flag that
 * grants nothing. It is read anew when something was added, which is then shown beside the page, and when the page
 * comes back from the browser's memory.
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
  const onCart = (event: Event): void => {
    show()
    const added = (event as CustomEvent<{ added: string } | null>).detail?.added
    if (added)
      void import('./cart-drawer.dom.ts').then(({ openCartDrawer }) => openCartDrawer(added)).catch(reportError)
  }
  show()
  document.addEventListener('quoin:cart', onCart)
  addEventListener('pageshow', show)
  return () => {
    document.removeEventListener('quoin:cart', onCart)
    removeEventListener('pageshow', show)
  }
})
