export { countVisitors, type VisitorCounter } from './count-visitors.ts'
export { visitsFeature } from './visits.feature.ts'
export { visitorsBetween } from './visits.queries.ts'
