import type { Language } from '#platform/i18n'
import { cartMessages } from './cart.messages.ts'

const plain = [
  'title',
  'subtotal',
  'checkout',
  'continue',
  'empty',
  'emptyHint',
  'formError',
  'failed.quantity',
  'failed.remove',
  'failed.form',
  'failed.open',
  'hint.again',
  'hint.connection',
  'quantity',
  'update',
  'less',
  'more',
  'remove',
  'edit',
  'save',
  'cancel',
  'noImage',
  'was',
  'summary',
  'discount',
  'shipping',
  'shippingFree',
  'shippingLater',
  'tax',
  'taxLater',
  'total',
  'code',
  'apply',
  'whereTo',
  'country',
  'postalCode',
  'zip',
  'state',
  'estimate',
  'option',
  'useOption',
  'noOptions',
  'giftSelf',
  'item',
] as const
const withValue = {
  minimum: 'subtotal',
  quantityOf: 'title',
  removeItem: 'title',
  removed: 'title',
  each: 'price',
  taxIncluded: 'amount',
  removeCode: 'code',
  gift: 'name',
  giftOn: 'date',
} as const

/** The cart's words for its island: finished, but for `{names}` that it fills in itself. */
export function cartWords(language: Language): Record<string, string> {
  return {
    ...Object.fromEntries(plain.map((name) => [name, cartMessages(language, name)])),
    ...Object.fromEntries(
      Object.entries(withValue).map(([name, value]) => [name, cartMessages(language, name as keyof typeof withValue, { [value]: `{${value}}` })]),
    ),
    itemsOne: cartMessages(language, 'items', { n: 1 }),
    itemsMany: cartMessages(language, 'items', { n: 2 }).replace('2', '{n}'),
  }
}
