import { behaviour } from '#platform/islands'
import { followScroll } from '#platform/visitor'

/** The header goes while a visitor reads on, and is back when they look for it. Without this script it stays. */
export const hidingHeader = behaviour<object>('hiding-header', () => {
  const header = document.querySelector<HTMLElement>('.site-header:not([data-overlay])')
  return header ? followScroll(header) : undefined
})
