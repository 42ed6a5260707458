export { ActivityWordsContext } from './activity-words.ts'
export { SiteSwitch } from './site-switch.tsx'
export { sitesAdminRoutes, sitesPlatformRoutes } from './routes.ts'
