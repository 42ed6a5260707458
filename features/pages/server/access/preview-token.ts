import type { Site, SiteContext } from '#platform/context'
import { isProof, proofOf } from '#platform/http'
import { dayMs } from '#platform/contract'

type Sealer = Pick<SiteContext, 'config' | 'now'> & { readonly site: Pick<Site, 'id'> }

const validMs = dayMs

/**
 * Creates a token that shows its holders the draft of one document on its site's public host, until it expires. It
 * grants nothing else.
 */
export function previewToken(ctx: SiteContext, { id }: { id: string }): { token: string; until: Date } {
  const until = new Date(ctx.now().getTime() + validMs)
  const named = `${until.getTime().toString(36)}.${id}`
  return { token: `${named}.${proofOf(ctx.config.secret, proofText(ctx, named))}`, until }
}

export interface PreviewGrant {
  documentId: string
  madeAt: Date
}

/**
 * Returns the grant of a token; null when it was never issued, belongs to another site or has expired. The document's
 * row tells whether it was revoked.
 */
export function previewGrant(ctx: Sealer, token: string | undefined): PreviewGrant | null {
  const [stamp = '', id = '', signature = ''] = (token ?? '').split('.')
  const isSealed = isProof(ctx.config, proofText(ctx, `${stamp}.${id}`), signature)
  const until = Number.parseInt(stamp, 36)
  return isSealed && until > ctx.now().getTime() ? { documentId: id, madeAt: new Date(until - validMs) } : null
}

/** Whether the token is one that was given out and has not expired. */
export function holdsPreview(ctx: Sealer, token: string): boolean {
  return previewGrant(ctx, token) !== null
}

function proofText({ site }: Pick<Sealer, 'site'>, named: string): string {
  return `preview\n${site.id}\n${named}`
}
