export { areasApi } from './areas.api.ts'
export { areasMessages } from './areas.messages.ts'
export { areasProblems } from './areas.problems.ts'
export {
  type Area,
  type AreaChoices,
  type AreaDraft,
  type NewPrice,
  type PricePeriod,
  pricePeriods,
} from './areas.schema.ts'
