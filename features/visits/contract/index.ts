export { visitsMessages } from './visits.messages.ts'
