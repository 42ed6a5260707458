import { sampleAddress, sampleCustomer } from '../base/sample-person.ts'
import { productTypes } from '#features/catalog/contract'
import type { OwnerContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { type EmailKind, type Order, labelOf, balanceOf, totalsOf, unpaidLedger } from '../../contract/index.ts'

const id = '000000000000000000000301'
const nothingYet = {
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  taxMinor: 0,
  discountMinor: 0,
  taxes: [],
}
const line = {
  ...nothingYet,
  productId: null,
  variantId: null,
  productType: productTypes.PHYSICAL,
  sku: 'SQ0000001',
  image: null,
  form: null,
  plan: null,
  giftCard: null,
}
const shared = {
  cancelledAt: null,
  cancelReason: '',
  subscriptionId: null,
  isTest: false,
  takesStock: true,
  pricesIncludeTax: true,
  customer: sampleCustomer,
  billingAddress: sampleAddress,
  shippingAddress: sampleAddress,
  discounts: [],
  taxes: [],
  taxTreatment: 'standard' as const,
  taxReasons: [],
  giftCards: [],
  note: '',
  customFields: null,
  source: 'cart' as const,
}

/** Returns an invented order for previews of emails. */
export function sampleOrder({ site, now }: OwnerContext, currency: string, kind: EmailKind): Order {
  const isDutch = languageOf(site.locale) === 'nl'
  const { vase, bowl, gift } = sampleLines(isDutch)
  const title = isDutch ? 'Thuisbezorgd' : 'Delivered to your door'
  const post = { optionId: id, title, kind: 'ship' as const, amountMinor: 495, discountMinor: 0, taxMinor: 0 }
  const isGift = kind === 'donation-received'
  const shipping = isGift ? null : post
  const lines = isGift ? [gift] : kind === 'back-in-stock' ? [vase] : [vase, bowl]
  const totals = totalsOf({ pricesIncludeTax: true, lines, shipping, giftCards: [] })
  const isDue = kind === 'order-received'
  const capturedMinor = isDue ? 0 : totals.totalMinor
  const ledger = { ...unpaidLedger(totals.totalMinor), capturedMinor }
  const paymentStatus = isDue ? ('pending' as const) : ('paid' as const)
  const dependents = { status: 'open' as const, paymentStatus, fulfilmentStatus: 'unfulfilled' as const }
  const details = {
    id,
    customerId: id,
    number: 1001,
    importedNumber: '',
    placedAt: now().toISOString(),
    currency,
    locale: site.locale,
  }
  return {
    ...shared,
    ...details,
    ...dependents,
    label: labelOf(dependents),
    shipping,
    lines,
    totals,
    ledger,
    balance: balanceOf(ledger),
  }
}

function sampleLines(isDutch: boolean) {
  const vase = {
    ...line,
    id,
    title: isDutch ? 'Vaas, laag' : 'Vase, low',
    variantTitle: isDutch ? 'Zand' : 'Sand',
    quantity: 1,
    unitMinor: 6500,
    totalMinor: 6500,
  }
  const bowl = {
    ...line,
    id: `${id.slice(0, -1)}2`,
    title: isDutch ? 'Kom' : 'Bowl',
    variantTitle: '',
    quantity: 2,
    unitMinor: 2250,
    totalMinor: 4500,
  }
  const gift = {
    ...line,
    id,
    title: isDutch ? 'Donatie' : 'Donation',
    variantTitle: '',
    quantity: 1,
    unitMinor: 2500,
    totalMinor: 2500,
  }
  return { vase, bowl, gift }
}
