import { createPoint, createZone } from '#features/shipping/server'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { taxSettingsSchema } from '#features/tax/contract'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { ShopPlan } from './shop-plan.ts'

/** Where a shop sends its goods and what that costs, where they are collected, and the taxes in its prices. */
export async function buildDelivery(ctx: OwnerTransaction, { delivery, taxes }: ShopPlan): Promise<void> {
  if (delivery) await sendGoods(ctx, delivery, taxes.country)
  await saveTaxSettings(ctx, taxSettingsSchema.parse({ country: taxes.country }))
  await startWithRates(ctx, { table: taxes.table })
}

async function sendGoods(
  ctx: OwnerTransaction,
  { zones, pickup }: NonNullable<ShopPlan['delivery']>,
  country: string,
): Promise<void> {
  for (const { name, countries, title, price, free, days } of zones) {
    const estimate = { from: days[0], to: days[1] }
    await createZone(ctx, {
      name,
      places: countries.map((code) => ({ country: code, regions: [], postal: [] })),
      rates: [{ id: newId(), title, price: { kind: 'flat', amountMinor: price }, freeOverMinor: free, estimate }],
    })
  }
  await createPoint(ctx, {
    ...pickup,
    country,
    pickup: { amountMinor: 0, estimate: null },
    delivery: null,
  })
}
