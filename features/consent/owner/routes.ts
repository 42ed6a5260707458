import { Cookie } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('consent.menu')

/** Routes of a site, below `/config`. */
export const consentRoutes = ownerRoutes([
  {
    path: '/cookies',
    needs: 'settings.advanced',
    menu: { group: 'settings', place: 120, label: menu.message('cookies'), icon: Cookie },
    screen: () => import('./cookies.page.tsx').then((module) => module.CookiesPage),
  },
])
