import { Send } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('campaigns.menu')

/** Routes of a site, below `/config`. */
export const campaignsRoutes = ownerRoutes([
  {
    path: '/campaigns',
    needs: 'newsletter.message.read',
    menu: { group: 'people', place: 25, label: menu.message('campaigns'), icon: Send },
    screen: () => import('./campaigns.page.tsx').then((module) => module.CampaignsScreen),
  },
  {
    path: '/campaigns/$id',
    needs: 'newsletter.message.read',
    services: ['library', 'richText'],
    screen: () => import('./campaign.page.tsx').then((module) => module.CampaignScreen),
  },
])
