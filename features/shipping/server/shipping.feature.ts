import { currencyChanges } from '#features/catalog/server'
import { type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { shippingApi } from '../contract/index.ts'
import { onCurrencyChanged } from './on-currency-changed.ts'
import {
  changePoint,
  changeZone,
  createPoint,
  createZone,
  readShipping,
  removePoint,
  removeZone,
} from './save-shipping.ts'

export const shippingFeature: Feature = {
  name: 'shipping',
  routes: [
    on(shippingApi.shipping, readShipping),
    on(shippingApi.createZone, createZone),
    on(shippingApi.changeZone, changeZone),
    on(shippingApi.removeZone, removeZone),
    on(shippingApi.createPoint, createPoint),
    on(shippingApi.changePoint, changePoint),
    on(shippingApi.removePoint, removePoint),
  ],
  provides: [provide(currencyChanges, onCurrencyChanged)],
}
