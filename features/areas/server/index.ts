export { areasFeature } from './areas.feature.ts'
export type {} from './areas.tables.ts'
