import type { ProviderRequest } from '../provider.ts'

/** Properties of a payment that Stripe returns in full. */
export const expand = ['payment_method', 'latest_charge']

export function paramsOf(payment: ProviderRequest['payment']) {
  return {
    amount: payment.amount_minor,
    currency: payment.currency.toLowerCase(),
    description: payment.description,
    metadata: { payment: payment.id, website: payment.website_id, subject: payment.subject },
  }
}

export function customerOf({ customer, website_id }: ProviderRequest['payment']) {
  return {
    metadata: { website: website_id },
    ...(customer.email ? { email: customer.email } : {}),
    ...(customer.name ? { name: customer.name } : {}),
  }
}
