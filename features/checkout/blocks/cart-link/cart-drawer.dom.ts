import { adoptStyles } from '#platform/visitor'
import type { CartDrawer } from '../../contract/cart-drawer.ts'
import { callCart } from '../cart/cart-calls.dom.ts'
import { cartDrawerCss } from './cart-drawer-style.dom.ts'
import { drawerParts, lineList, progressOf } from './cart-drawer-parts.dom.ts'

const read = () => callCart<CartDrawer>('GET', '/drawer')

/**
 * Opens the cart beside the page after an item was added. It stays closed where the cart cannot be read; the page has
 * already confirmed the addition.
 */
export async function openCartDrawer(variantId: string): Promise<void> {
  if (document.querySelector('.cart-drawer')) return
  const answered = await read()
  if (!answered.ok || answered.body.lines.length === 0) return
  adoptStyles(cartDrawerCss)
  const drawer = drawerParts(answered.body.words)
  const { dialog, status } = drawer
  const show = (cart: CartDrawer): void => {
    drawer.list.replaceChildren(lineList(cart, variantId))
    drawer.progress.replaceChildren(...progressOf(cart))
    drawer.subtotal.textContent = cart.subtotal
    drawer.note.textContent = cart.note
    drawer.foot.hidden = cart.lines.length === 0
  }
  const change = async (button: HTMLButtonElement): Promise<void> => {
    const { line = '', act = '', quantity = '1' } = button.dataset
    dialog.setAttribute('aria-busy', 'true')
    const changed = await (act === 'remove'
      ? callCart('DELETE', `/entries/${line}`)
      : callCart('PUT', `/entries/${line}`, { quantity: Number(quantity) + (act === 'more' ? 1 : -1) }))
    const now = await read()
    dialog.removeAttribute('aria-busy')
    status.textContent = changed.ok ? '' : (changed.sentence ?? answered.body.words.failed)
    if (now.ok) show(now.body)
    const again = dialog.querySelector<HTMLElement>(`[data-line="${line}"][data-act="${act}"]:not(:disabled)`)
    ;(again ?? dialog.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? drawer.close).focus()
    document.dispatchEvent(new Event('quoin:cart'))
  }
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element
    const button = element.closest<HTMLButtonElement>('button[data-act]')
    if (button) void change(button)
    else if (element === dialog || element.closest('.cart-drawer-close')) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  show(answered.body)
  document.body.append(dialog)
  dialog.showModal()
}
