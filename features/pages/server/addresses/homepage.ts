import { siteSettings } from '#features/sites/server'
import type { Document } from '#platform/document'
import { type CacheTag, cacheTag, type SiteContext, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { type DocumentSummary, pagesProblems } from '../../contract/index.ts'
import { placeAddress, removeAddress } from './addresses.ts'
import { type DocumentRow, documentSummary, lockDocuments } from '../base/documents.queries.ts'
import { addressOfPage } from './page-address.ts'
import { publishedDocument } from '../base/published-document.ts'

/** Returns the document at `/`. */
export async function homepageOf(ctx: SiteContext): Promise<string | null> {
  const row = await siteTables(ctx).selectFrom('homepages').select('document_id').executeTakeFirst()
  return row?.document_id ?? null
}

/** Returns the description of the site for its home page, which search engines get where the page has none; else ''. */
export async function siteDescriptionFor(ctx: SiteContext, id: string): Promise<string> {
  return (await homepageOf(ctx)) === id ? (await siteSettings(ctx)).general.description : ''
}

/** Makes another page the home page. The former one gets its own slug again. */
export async function setHomepage(ctx: OwnerTransaction, { id }: { id: string }): Promise<DocumentSummary> {
  ctx.require('content.publish')
  const former = await lockHomepage(ctx)
  if (former === id) return documentSummary(ctx, id)
  const [page, ...others] = await lockDocuments(ctx, former ? [id, former] : [id])
  if (page?.kind !== 'page') throw pagesProblems.notFound({ id })
  const isShown = others.some((other) => other.published_revision_id !== null)
  if (isShown && !page.published_revision_id) throw pagesProblems.homepageNotPublished({ title: page.title })
  await siteTables(ctx)
    .insertInto('homepages')
    .values({ document_id: id })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ document_id: id }))
    .execute()
  const tags: CacheTag[] = []
  for (const other of others) {
    if (!other.published_revision_id) continue
    tags.push(...(await removeAddress(ctx, { documentId: other.id })))
    tags.push(
      ...(await placeAddress(ctx, { ...(await addressOfPage(ctx, await shown(ctx, other))), documentId: other.id })),
    )
  }
  if (page.published_revision_id)
    tags.push(...(await placeAddress(ctx, { ...(await addressOfPage(ctx, await shown(ctx, page))), documentId: id })))
  await changed(ctx, [...tags, cacheTag.nav, cacheTag.document(id), ...(former ? [cacheTag.document(former)] : [])])
  return documentSummary(ctx, id)
}

/** Like `homepageOf`, with a lock until the transaction ends. */
async function lockHomepage(ctx: SiteContext): Promise<string | null> {
  const row = await siteTables(ctx).selectFrom('homepages').select('document_id').forUpdate().executeTakeFirst()
  return row?.document_id ?? null
}

/** The published version decides the address; an unpublished slug does not count. */
async function shown(ctx: SiteContext, row: DocumentRow): Promise<Document> {
  return (await publishedDocument(ctx, row.id))?.document ?? row.head
}
