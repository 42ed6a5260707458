import type { Sellable } from '#features/catalog/server'
import { taxSettingsSchema, type TaxRate } from '#features/tax/contract'
import { taxRateSchema } from '../../features/tax/contract/tax.schema.ts'
import type { CartLineRow } from '../../features/checkout/server/base/carts.queries.ts'
import type { CartInput } from '../../features/checkout/server/pricing/compose-cart.ts'

/* Carts as pure pricing reads them, without a database. */

export const cartId = (n: number) => n.toString(16).padStart(24, '0')
export const pricedAt = new Date('2026-06-01T10:00:00Z')

/** A cart's line of so many pieces of a thing that is for sale. */
export function cartLine(n: number, quantity: number, sellable: Partial<Sellable>): CartInput['lines'][number] {
  const row: CartLineRow = {
    website_id: cartId(1),
    cart_id: cartId(2),
    id: cartId(100 + n),
    product_id: cartId(200 + n),
    variant_id: cartId(300 + n),
    quantity,
    is_subscription: false,
    amount_minor: null,
    gift_card: null,
    answers: {},
    seen_minor: sellable.priceMinor ?? 0,
    sameness: `${n}`,
    added_at: pricedAt,
  }
  const base: Sellable = {
    productId: row.product_id,
    variantId: row.variant_id,
    productType: 1,
    title: `Thing ${n}`,
    variantTitle: '',
    options: [],
    sku: `SQ${n}`,
    path: '/shop/thing',
    locks: [],
    image: null,
    currency: 'EUR',
    fullMinor: 0,
    priceMinor: 0,
    isOnSale: false,
    isUnlimited: true,
    available: 0,
    weightGrams: 100,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    needsShipping: true,
    taxClass: '',
    categoryIds: [],
    tags: [],
    form: null,
    plan: null,
    parts: [],
    shipsFrom: null,
    giftCard: null,
    isForSale: true,
    minQuantity: 1,
    maxQuantity: null,
  }
  return { row, sellable: { ...base, ...sellable } }
}

/** A Dutch shop that sends everywhere for € 6.05. */
export function cartInput(parts: Partial<CartInput> = {}): CartInput {
  return {
    cartId: cartId(2),
    lines: [],
    currency: 'EUR',
    minimumMinor: 0,
    codes: [],
    discounts: [],
    customer: { email: null, orders: null },
    now: pricedAt,
    zones: [
      {
        id: cartId(50),
        name: 'All',
        places: [{ country: '*', regions: [], postal: [] }],
        rates: [
          {
            id: cartId(51),
            title: 'Post',
            price: { kind: 'flat', amountMinor: 605 },
            freeOverMinor: null,
            estimate: null,
          },
        ],
      },
    ],
    points: [],
    location: { country: 'NL', region: '', postalCode: '' },
    city: '',
    shippingOption: '',
    tax: { rates: [vatRate('NL', 210_000)], settings: taxSettingsSchema.parse({ country: 'NL' }), isExempt: false },
    vatNumber: null,
    giftCards: [],
    ...parts,
  }
}

export function vatRate(country: string, ratePpm: number): TaxRate {
  return taxRateSchema.parse({ id: cartId(60 + ratePpm), name: 'VAT', country, ratePpm })
}

/** A gift card with its whole balance left. */
export function cartGiftCard(balanceMinor: number, currency = 'EUR'): CartInput['giftCards'][number] {
  return {
    id: cartId(70),
    last4: 'ABCD',
    currency,
    initialMinor: balanceMinor,
    balanceMinor,
    state: 'active',
    recipientName: '',
    recipientEmail: '',
    note: '',
    orderId: null,
    isTest: false,
    expiresAt: null,
    createdAt: pricedAt.toISOString(),
  }
}
