export { designApi } from './design.api.ts'
export { designMessages } from './design.messages.ts'
