import { Search } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('search.menu')

/** Routes of a site, below `/config`. */
export const searchRoutes = ownerRoutes([
  {
    path: '/search',
    needs: 'content.edit',
    menu: { group: 'settings', place: 110, label: menu.message('search'), icon: Search },
    screen: () => import('./search.page.tsx').then((module) => module.SearchScreen),
  },
])
