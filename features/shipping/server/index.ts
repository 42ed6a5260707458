export { createPoint, createZone } from './save-shipping.ts'
export { shippingFeature } from './shipping.feature.ts'
export { offeredPoints, shippingCountries, shippingZones } from './shipping.queries.ts'
export type {} from './shipping.tables.ts'
