import { behaviour } from '#platform/islands'

export interface RecentStart {
  id: string
  /** Whether visitors are asked for consent to cookies. */
  asks: boolean
}

const place = 'quoin-recent'
const shown = 4

/**
 * Remembers the viewed products in this browser and shows the last ones near the end of the page. Where visitors are
 * asked for consent, only after they agreed; elsewhere unless the browser objects.
 */
export const recent = behaviour<RecentStart>('recent', (root, { id, asks }) => {
  const may = asks
    ? /ss_cookieAllowed=t/.test(document.cookie)
    : !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  const others = may ? stored().filter((other) => other !== id) : []
  try {
    if (may) localStorage.setItem(place, [id, ...others].slice(0, 12).join('.'))
    else localStorage.removeItem(place)
  } catch {
    // Without storage the browser remembers no products.
  }
  const section = root.querySelector<HTMLElement>('section')
  if (others.length === 0 || !section) return undefined
  const watcher = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      watcher.disconnect()
      void show(section, others, seen.target).catch(() => {})
    },
    { rootMargin: '800px' },
  )
  const foot = root.querySelector('[data-foot]')
  if (foot) watcher.observe(foot)
  return () => watcher.disconnect()
})

function stored(): string[] {
  try {
    return (localStorage.getItem(place) ?? '').split('.').filter(Boolean)
  } catch {
    return []
  }
}

/** Waits while the end of the page is visible, so that nothing visible moves. */
async function show(section: HTMLElement, ids: readonly string[], foot: Element): Promise<void> {
  const answer = await fetch(`/wishlist?items=${ids.slice(0, shown).join('.')}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = page.querySelector('.products-list')
  if (!answer.ok || !list) return
  await belowSight(foot)
  for (const title of list.querySelectorAll('h2')) {
    const lower = document.createElement('h3')
    lower.className = title.className
    lower.append(...title.childNodes)
    title.replaceWith(lower)
  }
  list.removeAttribute('data-columns')
  section.append(document.adoptNode(list))
  section.hidden = false
}

function belowSight(element: Element): Promise<void> {
  return new Promise((done) => {
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen || seen.isIntersecting || seen.boundingClientRect.top < innerHeight) return
      watcher.disconnect()
      done()
    })
    watcher.observe(element)
  })
}
