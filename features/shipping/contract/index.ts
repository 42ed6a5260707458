export type { DeliveryCalendar } from './delivery-promise.rules.ts'
export { deliveryPromiseOf } from './delivery-text.ts'
export { deliverySettings } from './delivery.settings.ts'
export { freeShippingFrom } from './free-shipping.ts'
export { optionsFor } from './shipping-options.ts'
export { shippingApi } from './shipping.api.ts'
export { estimateText, shippingTitle } from './shipping-text.ts'
export { shippingProblems } from './shipping.problems.ts'
export type {
  PickupPoint,
  PickupPointDraft,
  ShippingPrice,
  ShippingRate,
  ShippingZone,
  ShippingZoneDraft,
} from './shipping.schema.ts'
export type { Destination, ShippingLine, ShippingOption, ShippingQuestion } from './shipping.types.ts'
