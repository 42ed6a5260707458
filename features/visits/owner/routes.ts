import { Link2, TriangleAlert } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('visits.menu')

/** Routes of a site, below `/config`. */
export const visitsRoutes = ownerRoutes([
  {
    path: '/services',
    needs: 'settings.advanced',
    menu: { group: 'settings', place: 130, label: menu.message('services'), icon: Link2 },
    screen: () => import('./services.page.tsx').then((module) => module.ServicesPage),
  },
  {
    path: '/page-errors',
    needs: 'settings.advanced',
    menu: { group: 'settings', place: 140, label: menu.message('pageErrors'), icon: TriangleAlert },
    screen: () => import('./page-errors.page.tsx').then((module) => module.PageErrorsPage),
  },
])
