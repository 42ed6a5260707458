import { ownerRoutes } from '#platform/ui'

/** Routes of the platform. */
export const accountsRoutes = ownerRoutes([
  { path: '/account', screen: () => import('./account.page.tsx').then((module) => module.AccountPage) },
  { path: '/account/security', screen: () => import('./security.page.tsx').then((module) => module.SecurityPage) },
  { path: '/mailbox', screen: () => import('./mailbox.page.tsx').then((module) => module.MailboxPage) },
  { path: '/jobs', screen: () => import('./jobs.page.tsx').then((module) => module.JobsPage) },
])
