import { Image } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('media.menu')

/** Routes of a site, below `/config`. */
export const mediaRoutes = ownerRoutes([
  {
    path: '/media',
    needs: 'content.media',
    menu: { group: 'top', place: 40, label: menu.message('media'), icon: Image },
    screen: () => import('./media.page.tsx').then((module) => module.MediaPage),
    services: ['assetUses'],
  },
])
