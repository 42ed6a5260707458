import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteContext } from '#platform/context'

/**
 * `__Host-access` names the locked pages that a browser has opened. Each entry holds for one password of one document on one site:
 * a changed password closes the page again.
 */
export function accessTicket(ctx: SiteContext, documentId: string, lockedAt: Date): string {
  const seal = createHmac('sha256', ctx.config.secret)
    .update(`access\n${ctx.site.id}\n${documentId}\n${lockedAt.getTime()}`)
    .digest('base64url')
  return `${documentId}~${seal.slice(0, 32)}`
}

export function hasAccess(ctx: SiteContext, cookie: string | undefined, documentId: string, lockedAt: Date): boolean {
  const expected = Buffer.from(accessTicket(ctx, documentId, lockedAt))
  return (cookie ?? '')
    .split('.')
    .some(
      (ticket) =>
        ticket.length === expected.length &&
        timingSafeEqual(Buffer.from(ticket.padEnd(expected.length)).subarray(0, expected.length), expected),
    )
}

/** The cookie with one more page; the newest fifty are kept. */
export function withAccess(cookie: string | undefined, ticket: string): string {
  const [documentId = ''] = ticket.split('~')
  const others = (cookie ?? '')
    .split('.')
    .filter((part) => /^[0-9a-f]{24}~[\w-]{32}$/.test(part) && !part.startsWith(documentId))
  return [...others.slice(-49), ticket].join('.')
}
