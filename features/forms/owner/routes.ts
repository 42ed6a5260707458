import { Inbox, Mail } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('forms.menu')

/** Routes of a site, below `/config`. */
export const formsRoutes = ownerRoutes([
  {
    path: '/forms',
    needs: 'crm.read',
    menu: { group: 'top', place: 60, label: menu.message('forms'), icon: Inbox },
    screen: () => import('./submissions.page.tsx').then((module) => module.SubmissionsScreen),
  },
  {
    path: '/forms/$id',
    needs: 'crm.read',
    screen: () => import('./submission.page.tsx').then((module) => module.SubmissionScreen),
  },
  {
    path: '/form-settings',
    needs: 'settings.advanced',
    screen: () => import('./settings/form-settings.page.tsx').then((module) => module.FormSettingsScreen),
  },
  {
    path: '/newsletter',
    needs: 'newsletter.subscriber.read',
    menu: { group: 'people', place: 20, label: menu.message('newsletter'), icon: Mail },
    screen: () => import('./newsletter/lists.page.tsx').then((module) => module.ListsScreen),
  },
  {
    path: '/newsletter/$id',
    needs: 'newsletter.subscriber.read',
    screen: () => import('./newsletter/subscribers.page.tsx').then((module) => module.SubscribersScreen),
  },
])
