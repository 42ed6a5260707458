import { behaviour } from '#platform/islands'
import { type CartLabels, cartLabel, shownCount } from '../../contract/cart-label.rules.ts'

/**
 * Adds the number of items to the cart link of a page that is the same for all visitors. A cookie that grants nothing
 * contains it. It is read again when an item was added, which opens the drawer, and when the page returns from the
 * back/forward cache.
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
