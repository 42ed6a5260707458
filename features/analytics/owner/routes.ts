import { ChartColumn } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('analytics.menu')

/** Routes of a site, below `/config`. */
export const analyticsRoutes = ownerRoutes([
  {
    path: '/analytics',
    needs: 'activity.analytics',
    menu: { group: 'top', place: 80, label: menu.message('analytics'), icon: ChartColumn },
    screen: () => import('./analytics.page.tsx').then((module) => module.AnalyticsScreen),
  },
])
