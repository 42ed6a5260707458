import { audit } from '#features/accounts/server'
import { siteTables } from '#platform/database'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { draftPlace } from '../documents/drafts.queries.ts'
import { requireDocument } from '../base/documents.queries.ts'
import { previewToken } from '../access/preview-token.ts'

/** Creates a link on the public host that shows the draft of this one document to its holders until it expires. */
export async function previewLink(ctx: OwnerContext, { id }: { id: string }): Promise<{ url: string; until: string }> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  const { path } = (await draftPlace(ctx, head)) ?? { path: '/' }
  const { token, until } = previewToken(ctx, { id })
  const query = new URLSearchParams({ token, path })
  return { url: `${ctx.site.baseUrl}/api/site/preview?${query}`, until: until.toISOString() }
}

/** Revokes all preview links created up to this moment. */
export async function revokePreviewLinks(
  ctx: OwnerTransaction,
  { id }: { id: string },
): Promise<Record<string, never>> {
  ctx.require('content.edit')
  const { title } = await requireDocument(ctx, id)
  await siteTables(ctx).updateTable('documents').set({ previews_from: ctx.now() }).where('id', '=', id).execute()
  await audit(ctx, { action: 'document.previews_revoked', subject: id, after: { title } })
  return {}
}
