import type { Tone } from '#platform/ui'
import { formatMoney, moneyFormatOf } from '#platform/money'
import type { OrderLabel, OrderPaymentStatus } from '../contract/index.ts'

export const labelTones: Readonly<Record<OrderLabel, Tone>> = {
  pending: 'attention',
  paid: 'accent',
  fulfilled: 'success',
  cancelled: 'plain',
  refunded: 'plain',
}

export function paymentTone(status: OrderPaymentStatus): Tone {
  if (status === 'paid') return 'success'
  return status === 'refunded' || status === 'voided' ? 'plain' : 'attention'
}

export function moneyIn(currency: string, locale: string): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency }, moneyFormatOf(locale))
}
