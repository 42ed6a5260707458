export { formsFeature } from './forms.feature.ts'
export type {} from './forms.tables.ts'
