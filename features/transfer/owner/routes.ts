import { FileOutput } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('transfer.menu')

/** Routes of a site, below `/config`. */
export const transferRoutes = ownerRoutes([
  {
    path: '/export',
    needs: 'settings.export',
    menu: { group: 'settings', place: 180, label: menu.message('export'), icon: FileOutput },
    screen: () => import('./export.page.tsx').then((module) => module.ExportPage),
  },
])
