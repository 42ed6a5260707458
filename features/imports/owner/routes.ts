import { FileInput } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('imports.menu')

/** Routes of a site, below `/config`. */
export const importsRoutes = ownerRoutes([
  {
    path: '/imports',
    needs: 'settings.import',
    menu: { group: 'settings', place: 170, label: menu.message('imports'), icon: FileInput, flag: 'imports' },
    screen: () => import('./imports.page.tsx').then((module) => module.ImportsPage),
    services: ['beforeUpload'],
  },
  {
    path: '/imports/$id',
    needs: 'settings.import',
    screen: () => import('./import-details.tsx').then((module) => module.ImportScreen),
  },
])
