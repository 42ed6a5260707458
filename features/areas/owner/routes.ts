import { LockKeyhole } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('areas.menu')

/** Routes of a site, below `/config`. */
export const areasRoutes = ownerRoutes([
  {
    path: '/areas',
    needs: 'settings.memberAccounts',
    menu: { group: 'people', place: 30, label: menu.message('areas'), icon: LockKeyhole, flag: 'member-areas' },
    screen: () => import('./areas.page.tsx').then((module) => module.AreasScreen),
  },
])
