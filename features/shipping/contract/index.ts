export { optionsFor, zoneOf } from './shipping-options.ts'
export { shippingApi } from './shipping.api.ts'
export { estimateText, shippingTitle } from './shipping-text.ts'
export { shippingMessages } from './shipping.messages.ts'
export { shippingProblems } from './shipping.problems.ts'
export {
  type PickupPoint,
  type PickupPointDraft,
  type ShippingPrice,
  type ShippingRate,
  type ShippingZone,
  type ShippingZoneDraft,
  pickupPointDraftSchema,
  shippingZoneDraftSchema,
} from './shipping.schema.ts'
export type { Destination, ShippingLine, ShippingOption, ShippingQuestion } from './shipping.types.ts'
