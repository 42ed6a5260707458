export { ActivityWordsContext } from './activity-words.ts'
export { HeldEmails } from './held-emails.tsx'
export { SiteSwitch } from './site-switch.tsx'
export { sitesAdminRoutes, sitesPlatformRoutes } from './routes.ts'
