export { SiteSwitch } from './site-switch.tsx'
