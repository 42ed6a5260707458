import { hashOf } from '#features/accounts/server'
import type { SiteContext } from '#platform/context'
import { proofOf } from '#platform/http'

/**
 * The key of an order's page: 256 bits derived from the order and the installation's secret, so that every email can
 * contain it. Only its hash is stored, so that a copy of the database contains no keys.
 */
export function statusToken({ config, site }: SiteContext, orderId: string): string {
  return proofOf(config.secret, `order status\n${site.id}\n${orderId}`)
}

export function statusTokenHash(ctx: SiteContext, orderId: string): string {
  return hashOf(statusToken(ctx, orderId))
}

/** `round` changes the link when the shop renews it; the former link is invalid from then on. */
export function downloadToken({ config, site }: SiteContext, downloadId: string, round: number): string {
  return proofOf(config.secret, `download\n${site.id}\n${downloadId}\n${round}`)
}

export const statusPaths = {
  confirmed: '/commerce/order-confirmed',
  received: '/commerce/order-received',
  status: '/commerce/order-status',
} as const

/** Returns the address of an order's page for holders of its email. */
export function statusUrl(ctx: SiteContext, orderId: string, page: keyof typeof statusPaths = 'status'): string {
  return `${ctx.site.baseUrl}${statusPaths[page]}?token=${statusToken(ctx, orderId)}`
}
