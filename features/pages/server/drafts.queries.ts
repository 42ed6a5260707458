import type { Document } from '#platform/blocks'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type PublishedPage, pageAt } from './page-at.queries.ts'

/** The head of a document that is not in the trash. */
export async function draftById(ctx: SiteContext, id: string): Promise<Document | null> {
  const row = await ctx.db
    .selectFrom('documents')
    .select('head')
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.head ?? null
}

/** The draft of what stands at a path; a page that was never published is found by its slug. */
export async function draftAt(ctx: SiteContext, path: string): Promise<PublishedPage | null> {
  const address = await pageAt(ctx, path)
  const published = address?.state === 'page' ? address.page : null
  const document = published ? await draftById(ctx, published.documentId) : await neverPublished(ctx, path)
  if (!document) return null
  const pageType = published?.pageType ?? enumerations.pageTypes.page
  return { documentId: document.id, kind: document.kind, document, publishedAt: null, path, pageType, lockedAt: null }
}

async function neverPublished(ctx: SiteContext, path: string): Promise<Document | null> {
  const row = await ctx.db
    .selectFrom('documents')
    .select('head')
    .where('website_id', '=', ctx.site.id)
    .where('slug', '=', path.slice(1))
    .where('kind', '=', 'page')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return row?.head ?? null
}
