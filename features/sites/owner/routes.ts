import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const sitesAdminRoutes = ownerRoutes([
  { path: '/home', screen: () => import('./home.page.tsx').then((module) => module.HomePage) },
  { path: '/emails', screen: () => import('./emails/emails.page.tsx').then((module) => module.EmailsScreen) },
  {
    path: '/settings',
    screen: () => import('./settings.page.tsx').then((module) => module.SettingsPage),
    services: ['library'],
  },
  { path: '/contributors', screen: () => import('./contributors.page.tsx').then((module) => module.ContributorsPage) },
  {
    path: '/activity',
    screen: () => import('./activity.page.tsx').then((module) => module.ActivityPage),
    services: ['storeActivity'],
  },
  { path: '/mailbox', screen: () => import('./mailbox.page.tsx').then((module) => module.SiteMailboxPage) },
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
