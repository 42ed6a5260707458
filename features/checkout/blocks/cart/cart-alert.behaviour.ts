import { behaviour } from '#platform/islands'
import { alertDialog } from '#platform/visitor'

/** A8.01: over the page, until it was read; loaded again, the page does not repeat it. */
export const cartAlert = behaviour<{ message: string }>('cart-alert', (_root, { message }) => {
  void alertDialog({ message }).then(() => history.replaceState(history.state, '', location.pathname))
})
