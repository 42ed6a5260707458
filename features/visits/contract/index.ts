export { pageErrorsApi, type PageError } from './page-errors.api.ts'
export { servicesSettings } from './services.settings.ts'
export { visitsMessages } from './visits.messages.ts'
