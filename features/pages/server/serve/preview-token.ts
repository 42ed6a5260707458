import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteContext } from '#platform/context'

const validMs = 24 * 3_600_000

/** Lets whoever holds it see the draft of one document on the public host of its site, until it expires. Grants nothing else. */
export function previewToken(ctx: SiteContext, { id }: { id: string }): { token: string; until: Date } {
  const until = new Date(ctx.now().getTime() + validMs)
  const named = `${until.getTime().toString(36)}.${id}`
  return { token: `${named}.${seal(ctx, named)}`, until }
}

/** The document that a token names; null when it was never given out, belongs to another site or has expired. */
export function previewedDocument(ctx: SiteContext, token: string | undefined): string | null {
  const [stamp = '', id = '', given = ''] = (token ?? '').split('.')
  const expected = Buffer.from(seal(ctx, `${stamp}.${id}`))
  const bytes = Buffer.from(given)
  const isSealed = bytes.length === expected.length && timingSafeEqual(bytes, expected)
  return isSealed && Number.parseInt(stamp, 36) > ctx.now().getTime() ? id : null
}

function seal(ctx: SiteContext, named: string): string {
  return createHmac('sha256', ctx.config.secret).update(`preview\n${ctx.site.id}\n${named}`).digest('base64url')
}
