import { behaviour } from '#platform/islands'

interface Labels {
  account: string
  signIn: string
}

/**
 * Completes the link of a page that is the same for all visitors: a cookie that grants nothing tells whether this
 * browser is signed in.
 */
export const memberArea = behaviour<Labels>('member-area', (root, { account, signIn }) => {
  const show = (): void => {
    const label = root.querySelector('a span')
    if (label) label.textContent = /(?:^|; )__Host-isMember=1(?:;|$)/.test(document.cookie) ? account : signIn
  }
  show()
  addEventListener('pageshow', show)
  return () => removeEventListener('pageshow', show)
})
