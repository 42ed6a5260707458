import { idSchema } from '#platform/contract'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'

const minor = z.int().min(0).max(maximumPriceMinor)
const days = z
  .object({ from: z.int().min(0).max(365), to: z.int().min(0).max(365) })
  .refine(({ from, to }) => from <= to, 'The first day comes before the last.')
/** Postal codes and ranges: `1012 AB`, `90*`, `1000...1999`. */
const postalRanges = z.array(z.string().trim().min(1).max(41)).max(500)

/** Steps by weight or price; the last step that is reached applies. */
const steps = z
  .array(z.object({ from: z.int().min(0).max(maximumPriceMinor), amountMinor: minor }))
  .min(1)
  .max(100)
  .refine(
    (list) => list.every((step, at) => at === 0 || step.from > (list[at - 1]?.from ?? 0)),
    'Each step begins above the one before.',
  )

export const shippingPriceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), amountMinor: minor }),
  /** Weight in grams; nothing is offered below the first step. */
  z.object({ kind: z.literal('weight'), steps, mostGrams: z.int().min(1).max(1_000_000_000).nullable().default(null) }),
  /** Minor units of the goods after discounts. */
  z.object({ kind: z.literal('price'), steps }),
  z.object({ kind: z.literal('item'), firstMinor: minor, furtherMinor: minor }),
])
export type ShippingPrice = z.infer<typeof shippingPriceSchema>

export const shippingRateSchema = z.object({
  id: idSchema,
  title: z.string().trim().min(1).max(100),
  price: shippingPriceSchema,
  freeOverMinor: minor.min(1).nullable().default(null),
  estimate: days.nullable().default(null),
})
export type ShippingRate = z.infer<typeof shippingRateSchema>

export const shippingPlaceSchema = z.object({
  /** Country code; `*` for all countries without a zone. */
  country: z.string().regex(/^([A-Z]{2}|\*)$/, 'A country is two letters.'),
  /** Region codes; empty for the whole country. */
  regions: z.array(z.string().trim().min(1).max(20)).max(200).default([]),
  postal: postalRanges.default([]),
})

export const shippingZoneDraftSchema = z.object({
  name: z.string().trim().min(1).max(100),
  places: z.array(shippingPlaceSchema).min(1).max(260),
  rates: z.array(shippingRateSchema).max(50),
})
export type ShippingZoneDraft = z.infer<typeof shippingZoneDraftSchema>
export const shippingZoneSchema = shippingZoneDraftSchema.extend({ id: idSchema })
export type ShippingZone = z.infer<typeof shippingZoneSchema>

/** A location of the shop, where people collect orders or from which it delivers. */
export const pickupPointDraftSchema = z.object({
  title: z.string().trim().min(1).max(100),
  address: z.string().trim().max(300).default(''),
  instructions: z.string().trim().max(500).default(''),
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is two letters.'),
  pickup: z
    .object({ amountMinor: minor, estimate: days.nullable().default(null) })
    .nullable()
    .default(null),
  delivery: z
    .object({
      postal: postalRanges.min(1),
      amountMinor: minor,
      leastMinor: minor.default(0),
      freeOverMinor: minor.min(1).nullable().default(null),
      estimate: days.nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type PickupPointDraft = z.infer<typeof pickupPointDraftSchema>
export const pickupPointSchema = pickupPointDraftSchema.extend({ id: idSchema })
export type PickupPoint = z.infer<typeof pickupPointSchema>
