import { behaviour } from '#platform/islands'
import { tabs } from '#platform/visitor'

/** Turns the links to the texts into tabs. The text in the address is shown first. */
export const tabsBehaviour = behaviour<object>('tabs', (root) => {
  const list = root.querySelector<HTMLElement>('.tabs-list')
  if (!list) return
  root.setAttribute('data-tabbed', '')
  const addressed = [...list.querySelectorAll<HTMLAnchorElement>('a')].find(({ hash }) => hash === location.hash)
  const stay = (event: Event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  }
  list.addEventListener('click', stay)
  const end = tabs(list, { first: addressed ?? null })
  return () => {
    list.removeEventListener('click', stay)
    end()
  }
})
