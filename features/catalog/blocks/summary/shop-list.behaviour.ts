import { behaviour } from '#platform/islands'
import { followPrices } from './price-range.dom.ts'

/** Applies filters, sorting and pagination in place. When that fails the link is followed. */
export const shopList = behaviour<object>('shop-list', (root) => {
  const turn = async (href: string, keeps: boolean): Promise<void> => {
    const shop = root.querySelector('.shop')
    shop?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(href)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const fresh = page.querySelector('.shop[data-page]')
      if (!answer.ok || !fresh || !shop) throw new TypeError('No list')
      const open = keeps
        ? [...shop.querySelectorAll<HTMLDetailsElement>('details')].findIndex((element) => element.open)
        : -1
      shop.replaceWith(document.adoptNode(fresh))
      const menu = fresh.querySelectorAll('details')[open]
      if (menu) menu.open = true
      document.title = page.title
      focusOn(fresh, href)
    } catch {
      location.assign(href)
    }
  }
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('.shop-bar a, .shop-chosen a, .shop-pages a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (link.hasAttribute('data-done')) return closeMenu(link)
    show(link.href, link.closest('[data-wide]') !== null)
    if (link.closest('.shop-pages')) root.querySelector('.shop')?.scrollIntoView()
  }
  const show = (href: string, keeps: boolean): void => {
    history.pushState({ shop: true }, '', href)
    void turn(href, keeps)
  }
  const onBack = (): void => void turn(location.href, false)
  root.addEventListener('click', onClick)
  const sleep = followPrices(root, (href) => show(href, true))
  addEventListener('popstate', onBack)
  return () => {
    root.removeEventListener('click', onClick)
    removeEventListener('popstate', onBack)
    sleep()
  }
})

/** The list below the filters shows the choice already. */
function closeMenu(link: HTMLElement): void {
  const menu = link.closest('details')
  if (menu) menu.open = false
  menu?.querySelector('summary')?.focus()
}

/** Keeps the focus on the same filter, or moves it to the count. */
function focusOn(shop: Element, href: string): void {
  const { pathname, search } = new URL(href)
  const same = [...shop.querySelectorAll<HTMLAnchorElement>('.shop-bar [open] a')].find(
    (link) => link.getAttribute('href') === pathname + search,
  )
  const count = shop.querySelector<HTMLElement>('.shop-count')
  count?.setAttribute('tabindex', '-1')
  ;(same ?? count)?.focus({ preventScroll: true })
}
