import type { CurrencyChange } from '#features/catalog/server'
import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { sameFigures } from '#platform/money'
import type { PickupPoint, ShippingPrice, ShippingRate } from '../contract/index.ts'
import { pickupPoints, shippingZones } from './shipping.queries.ts'

type Figures = (minor: number) => number

/** Rates, and subtotals from which shipping is free, keep their figures in the new currency. */
export async function onCurrencyChanged(ctx: SiteTransaction, { before, after }: CurrencyChange): Promise<void> {
  const figures = sameFigures(before, after)
  for (const { id, rates } of await shippingZones(ctx))
    await siteTables(ctx)
      .updateTable('shipping_zones')
      .set({ rates: rates.map((rate) => rateIn(rate, figures)) })
      .where('id', '=', id)
      .execute()
  for (const { id, pickup, delivery } of await pickupPoints(ctx))
    await siteTables(ctx)
      .updateTable('pickup_points')
      .set({
        pickup: pickup && { ...pickup, amountMinor: figures(pickup.amountMinor) },
        delivery: delivery && deliveryIn(delivery, figures),
      })
      .where('id', '=', id)
      .execute()
}

function rateIn(rate: ShippingRate, figures: Figures): ShippingRate {
  return { ...rate, price: priceIn(rate.price, figures), freeOverMinor: freeOver(rate.freeOverMinor, figures) }
}

function priceIn(price: ShippingPrice, figures: Figures): ShippingPrice {
  switch (price.kind) {
    case 'flat':
      return { ...price, amountMinor: figures(price.amountMinor) }
    case 'item':
      return { ...price, firstMinor: figures(price.firstMinor), furtherMinor: figures(price.furtherMinor) }
    case 'weight':
      return {
        ...price,
        steps: price.steps.map((step) => ({ ...step, amountMinor: figures(step.amountMinor) })),
      }
    case 'price':
      return {
        ...price,
        steps: price.steps.map(({ from, amountMinor }) => ({ from: figures(from), amountMinor: figures(amountMinor) })),
      }
  }
}

function deliveryIn(delivery: NonNullable<PickupPoint['delivery']>, figures: Figures): PickupPoint['delivery'] {
  return {
    ...delivery,
    amountMinor: figures(delivery.amountMinor),
    leastMinor: figures(delivery.leastMinor),
    freeOverMinor: freeOver(delivery.freeOverMinor, figures),
  }
}

function freeOver(minor: number | null, figures: Figures): number | null {
  return minor === null ? null : Math.max(1, figures(minor))
}
