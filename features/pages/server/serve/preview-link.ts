import type { OwnerContext } from '#platform/context'
import { draftPlace } from '../documents/drafts.queries.ts'
import { requireDocument } from '../documents/documents.queries.ts'
import { previewToken } from './preview-token.ts'

/** A link that shows the draft of this one document to whoever holds it: on the public host, until it expires. */
export async function previewLink(ctx: OwnerContext, { id }: { id: string }): Promise<{ url: string; until: string }> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  const { path } = (await draftPlace(ctx, head)) ?? { path: '/' }
  const { token, until } = previewToken(ctx, { id })
  const query = new URLSearchParams({ token, path })
  return { url: `${ctx.site.baseUrl}/api/site/preview?${query}`, until: until.toISOString() }
}
