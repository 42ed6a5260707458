import type { OwnerContext } from '#platform/context'
import { normalPath } from '../contract/index.ts'
import { pathOfDocument } from './address-of.ts'
import { requireDocument } from './documents.queries.ts'
import { previewToken } from './preview-token.ts'

/** A link that shows the drafts, beginning with this one, to whoever holds it: on the public host, until it expires. */
export async function previewLink(ctx: OwnerContext, { id }: { id: string }): Promise<{ url: string; until: string }> {
  ctx.require('content.edit')
  const { slug } = await requireDocument(ctx, id)
  const path = (await pathOfDocument(ctx, id)) ?? normalPath(slug) ?? '/'
  const { token, until } = previewToken(ctx)
  const query = new URLSearchParams({ token, path })
  return { url: `${ctx.site.baseUrl}/api/site/preview?${query}`, until: until.toISOString() }
}
