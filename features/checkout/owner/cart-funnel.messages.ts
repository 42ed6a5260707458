import { messages } from '#platform/i18n'

export const cartFunnelMessages = messages('checkout.cartFunnel')
