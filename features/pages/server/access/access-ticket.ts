import { timingSafeEqual } from 'node:crypto'
import { type SiteContext, secretsOf } from '#platform/context'
import { proofOf } from '#platform/http'

/**
 * `__Host-access` names the locked pages that a browser has opened. Each entry holds for one password of one document
 * on one site: a changed password closes the page again.
 */
export function accessTicket(
  ctx: SiteContext,
  documentId: string,
  lockedAt: Date,
  secret: Uint8Array = ctx.config.secret,
): string {
  const proof = proofOf(secret, `access\n${ctx.site.id}\n${documentId}\n${lockedAt.getTime()}`)
  return `${documentId}~${proof.slice(0, 32)}`
}

export function hasAccess(ctx: SiteContext, cookie: string | undefined, documentId: string, lockedAt: Date): boolean {
  const tickets = (cookie ?? '').split('.')
  return secretsOf(ctx.config).some((secret) => {
    const expected = Buffer.from(accessTicket(ctx, documentId, lockedAt, secret))
    return tickets.some((ticket) => isSame(ticket, expected))
  })
}

function isSame(ticket: string, expected: Buffer): boolean {
  const received = Buffer.from(ticket)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** Returns the cookie with one more opened page. It contains the fifty newest. */
export function withAccess(cookie: string | undefined, ticket: string): string {
  const [documentId = ''] = ticket.split('~')
  const others = (cookie ?? '')
    .split('.')
    .filter((part) => /^[0-9a-f]{24}~[\w-]{32}$/.test(part) && !part.startsWith(documentId))
  return [...others.slice(-49), ticket].join('.')
}
