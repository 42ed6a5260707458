import type { Language } from '#platform/i18n'
import { shippingMessages } from './shipping.messages.ts'
import type { ShippingOption } from './shipping.types.ts'

/** What a shopper reads of a way of shipping, apart from what it costs. */
export function shippingTitle({ kind, title }: Pick<ShippingOption, 'kind' | 'title'>, language: Language): string {
  return kind === 'ship' ? title : shippingMessages(language, kind, { title })
}

export function estimateText({ from, to }: { from: number; to: number }, language: Language): string {
  return from === to && to > 1
    ? shippingMessages(language, 'estimateExact', { days: to })
    : shippingMessages(language, 'estimate', { from, to })
}
