import { validElement } from './valid-element.ts'

const stops =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]'

/** Elements that may have the focus: those inside a container, or those that a predicate accepts. */
export type FocusWithin =
  | { container: Element | null; predicate?: undefined }
  | { predicate: (element: Element) => boolean; container?: undefined }

/**
 * Keeps the focus within a part of the page: Tab goes around, and focus from elsewhere returns. Returns a function that
 * ends this.
 */
export function containFocus(within: FocusWithin): () => void {
  const { container, predicate } = within as { container?: Element | null; predicate?: (element: Element) => boolean }
  if ((container === undefined) === (predicate === undefined))
    throw new TypeError('Containing the focus takes either a container or a predicate.')
  const home = container === undefined ? document.body : validElement(container)
  const accepts = predicate ?? ((element: Element) => home.contains(element))
  let last: HTMLElement | null = null

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return
    const ctx = focusable(home).filter(accepts)
    const at = ctx.indexOf(document.activeElement as HTMLElement)
    const next = event.shiftKey ? (ctx[at - 1] ?? ctx.at(-1)) : (ctx[at + 1] ?? ctx[0])
    event.preventDefault()
    next?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (accepts(target)) last = target
    else (last ?? focusable(home).find(accepts))?.focus()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', onFocus)
  }
}

/** Returns the tab stops inside an element, in document order. */
export function focusable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility(),
  )
}
