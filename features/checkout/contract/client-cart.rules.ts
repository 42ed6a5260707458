/**
 * B3.134–B3.141: the cart for scripts. Cents are minor units of the store's currency, whatever its exponent (R1.67).
 */
export interface ClientCart {
  id: string
  websiteId: string
  orderId: string
  created: Date | null
  isPurchased: boolean
  entries: readonly Record<string, unknown>[]
  shippingOptions: readonly Record<string, unknown>[]
  applicableTaxRules: readonly Record<string, unknown>[]
  coupons: readonly Record<string, unknown>[]
  validCoupons: readonly Record<string, unknown>[]
  invalidCoupons: readonly Record<string, unknown>[]
  selectedShippingOption: Record<string, unknown>
  shippingLocation: Record<string, unknown>
  subtotalCents: number
  taxCents: number
  shippingCostCents: number
  discountCents: number
  grandTotalCents: number
  totalQuantity: number
  subtotalAmount: { minor: number; currency: string }
  hasDigital: boolean
  purelyDigital: boolean
  requiresShipping: boolean
}

const texts = ['id', 'websiteId', 'orderId'] as const
const lists = ['entries', 'shippingOptions', 'applicableTaxRules', 'coupons', 'validCoupons', 'invalidCoupons'] as const
const objects = ['selectedShippingOption', 'shippingLocation'] as const
const numbers = [
  'subtotalCents',
  'taxCents',
  'shippingCostCents',
  'discountCents',
  'grandTotalCents',
  'totalQuantity',
] as const
const booleans = ['isPurchased', 'hasDigital', 'purelyDigital', 'requiresShipping'] as const

type Plain = Record<string, unknown>

/** Parses a cart with typed attributes; missing ones and those of another type get their defaults (B5.20). */
export function readClientCart(input: unknown): ClientCart {
  const from = isPlain(input) ? input : {}
  const all = <Name extends string, Value>(names: readonly Name[], read: (value: unknown) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(from[name])])) as Record<Name, Value>
  return {
    ...all(texts, (value) => (typeof value === 'string' ? value : '')),
    created: readMoment(from.created),
    ...all(lists, (value) => (Array.isArray(value) ? value.filter(isPlain) : [])),
    ...all(objects, (value) => (isPlain(value) ? value : {})),
    ...all(numbers, (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)),
    ...all(booleans, (value) => value === true),
    subtotalAmount: readAmount(from.subtotalAmount),
  }
}

/** B3.135: parses a date that was sent as milliseconds or as text. */
function readMoment(value: unknown): Date | null {
  if (!(typeof value === 'number' || typeof value === 'string' || value instanceof Date)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function readAmount(value: unknown): ClientCart['subtotalAmount'] {
  const { minor, currency } = isPlain(value) ? value : {}
  return {
    minor: typeof minor === 'number' && Number.isSafeInteger(minor) ? minor : 0,
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
  }
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
