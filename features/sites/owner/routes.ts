import { Activity, Home, Mail, MailCheck, Settings, Users } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('sites.menu')

/** Routes of a site, below `/config`. */
export const sitesAdminRoutes = ownerRoutes([
  {
    path: '/home',
    needs: 'content.edit',
    menu: { group: 'top', place: 10, label: menu.message('home'), icon: Home },
    screen: () => import('./home.page.tsx').then((module) => module.HomePage),
  },
  {
    path: '/emails',
    needs: 'commerce.emailNotifications',
    menu: { group: 'settings', place: 90, label: menu.message('emails'), icon: MailCheck },
    screen: () => import('./emails/emails.page.tsx').then((module) => module.EmailsScreen),
  },
  {
    path: '/settings',
    needs: 'settings.general',
    menu: {
      group: 'settings',
      place: 10,
      label: menu.message('settings'),
      labelInGroup: menu.message('general'),
      icon: Settings,
    },
    screen: () => import('./settings.page.tsx').then((module) => module.SettingsPage),
    services: ['library'],
  },
  {
    path: '/contributors',
    needs: 'settings.userAccounts',
    menu: { group: 'settings', place: 160, label: menu.message('contributors'), icon: Users },
    screen: () => import('./contributors.page.tsx').then((module) => module.ContributorsPage),
  },
  {
    path: '/activity',
    needs: 'activity.log',
    menu: { group: 'settings', place: 200, label: menu.message('activity'), icon: Activity },
    screen: () => import('./activity.page.tsx').then((module) => module.ActivityPage),
    services: ['storeActivity'],
  },
  {
    path: '/mailbox',
    needs: 'settings.mail',
    menu: { group: 'settings', place: 190, label: menu.message('mailbox'), icon: Mail },
    screen: () => import('./mailbox.page.tsx').then((module) => module.SiteMailboxPage),
  },
])

/** Routes of the platform. */
export const sitesPlatformRoutes = ownerRoutes([
  {
    path: '/invitation/$token',
    screen: () => import('./invitation.page.tsx').then((module) => module.InvitationPage),
    isOpen: true,
  },
  { path: '/open/$name', screen: () => import('./open-site.page.tsx').then((module) => module.OpenSitePage) },
  { path: '/', screen: () => import('./sites.page.tsx').then((module) => module.SitesPage) },
  { path: '/new', screen: () => import('./start/new-site.page.tsx').then((module) => module.NewSitePage) },
])
