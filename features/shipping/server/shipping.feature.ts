import { currencyChanges, deliveryPromise, offerTerms } from '#features/catalog/server'
import { settingsGroups } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { deliverySettings, shippingApi } from '../contract/index.ts'
import { promiseOnProducts } from './delivery-promise.ts'
import { offerShipping } from './offer-shipping.ts'
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
import { shippingInArchives } from './shipping.tables.ts'

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
  provides: [
    provide(archiveTables, shippingInArchives),
    provide(currencyChanges, onCurrencyChanged),
    provide(settingsGroups, deliverySettings),
    provide(deliveryPromise, promiseOnProducts),
    provide(offerTerms, offerShipping),
  ],
}
