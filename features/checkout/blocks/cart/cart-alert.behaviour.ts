import { behaviour } from '#platform/islands'
import { alertDialog } from '#platform/visitor'

/** A8.01: shows the message over the page once; a reload does not repeat it. */
export const cartAlert = behaviour<{ message: string }>('cart-alert', (_root, { message }) => {
  void alertDialog({ message }).then(() => history.replaceState(history.state, '', location.pathname))
})
