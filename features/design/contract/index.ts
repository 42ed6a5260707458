export { designApi } from './design.api.ts'
