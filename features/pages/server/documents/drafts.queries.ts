import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import type { SiteContext } from '#platform/context'
import { Problem, enumerations } from '#platform/contract'
import type { PreviewGrant } from '../access/preview-token.ts'
import { pathOfDocument } from '../addresses/address-of.ts'

/** The head of a document that is not in the trash. */
export async function draftById(ctx: SiteContext, id: string): Promise<Document | null> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .select('head')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.head ?? null
}

/** Returns the draft for holders of a preview link, unless the links of that time were revoked. */
export async function grantedDraft(ctx: SiteContext, { documentId, madeAt }: PreviewGrant): Promise<Document | null> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .select('head')
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .where((document) => document.or([document('previews_from', 'is', null), document('previews_from', '<', madeAt)]))
    .executeTakeFirst()
  return row?.head ?? null
}

/**
 * Returns the path for a preview of a draft: its present path, or its future one. null for documents that are parts of
 * others.
 */
export async function draftPlace(
  ctx: SiteContext,
  draft: Document,
): Promise<{ path: string; pageType: number } | null> {
  const address = ctx.product.kinds.get(draft.kind)?.address
  if (!address) return null
  const wanted = await address(ctx, draft).catch(unlessProblem)
  const path = (await pathOfDocument(ctx, draft.id)) ?? wanted?.path ?? `/${draft.id}`
  return { path, pageType: wanted?.pageType ?? enumerations.pageTypes.page }
}

/** A draft without a title has no address yet, and can be previewed all the same. */
function unlessProblem(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}
