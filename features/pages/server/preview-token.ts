import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteContext } from '#platform/context'

const validMs = 24 * 3_600_000

/** Lets whoever holds it see the drafts of one site on its public host, until it expires. Grants nothing else. */
export function previewToken(ctx: SiteContext): { token: string; until: Date } {
  const until = new Date(ctx.now().getTime() + validMs)
  const stamp = until.getTime().toString(36)
  return { token: `${stamp}.${seal(ctx, stamp)}`, until }
}

export function isPreviewToken(ctx: SiteContext, token: string | undefined): boolean {
  const [stamp = '', given = ''] = (token ?? '').split('.')
  const expected = Buffer.from(seal(ctx, stamp))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) && Number.parseInt(stamp, 36) > ctx.now().getTime()
}

function seal(ctx: SiteContext, stamp: string): string {
  return createHmac('sha256', ctx.config.secret).update(`preview\n${ctx.site.id}\n${stamp}`).digest('base64url')
}
