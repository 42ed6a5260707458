export { areasFeature } from './areas.feature.ts'
export { areasByProduct } from './areas.queries.ts'
export { needlessMemberships, runsMembership } from './memberships.ts'
export type {} from './areas.tables.ts'
