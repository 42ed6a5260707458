import { behaviour } from '#platform/islands'
import { tabs } from '#platform/visitor'

/** Turns the links to each menu into tabs. The menu in the address is shown first. */
export const menuTabs = behaviour<object>('menu-tabs', (root) => {
  const list = root.querySelector<HTMLElement>('.menu-tabs')
  if (!list) return
  root.querySelector('.menu-panels')?.setAttribute('data-tabbed', '')
  const requestedLink = [...list.querySelectorAll<HTMLAnchorElement>('a')].find((link) => link.hash === location.hash)
  const still = (event: Event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  }
  list.addEventListener('click', still)
  const end = tabs(list, { first: requestedLink ?? null })
  return () => {
    list.removeEventListener('click', still)
    end()
  }
})
