import type { Language } from '#platform/i18n'
import { shippingMessages } from './shipping.messages.ts'
import type { ShippingOption } from './shipping.types.ts'

/** Returns the name of a shipping method for shoppers, without its cost. */
export function shippingTitle({ kind, title }: Pick<ShippingOption, 'kind' | 'title'>, language: Language): string {
  return kind === 'ship' ? title : shippingMessages(language, kind, { title })
}

export function estimateText({ from, to }: { from: number; to: number }, language: Language): string {
  return from === to && to > 1
    ? shippingMessages(language, 'estimateExact', { days: to })
    : shippingMessages(language, 'estimate', { from, to })
}
