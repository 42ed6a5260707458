import { type CacheTag, cacheTag, type InTransaction, type OwnerContext, type SiteContext } from '#platform/context'
import type { DocumentKind } from '#platform/document'
import { sql } from 'kysely'
import { deriveAccess } from '../access/derive-access.ts'
import { placeAddresses } from '../addresses/register-addresses.ts'
import { showRevision, type Shown } from './show-revision.ts'

type Acting = SiteContext & Partial<Pick<OwnerContext, 'account'>>

/**
 * Like `showRevision` for several. Many new documents of one kind are shown in as many statements as one, and the
 * others one by one.
 */
export async function showRevisions(ctx: InTransaction<Acting>, list: readonly Shown[]): Promise<CacheTag[]> {
  const tags: CacheTag[] = []
  for (const [kind, ofKind] of Map.groupBy(list, ({ row }) => row.kind)) {
    const fresh = ctx.product.kinds.get(kind)?.together ? ofKind.filter(isFresh) : []
    const many = new Set(fresh.length > 1 ? fresh : [])
    if (many.size > 0) tags.push(...(await showMany(ctx, kind, [...many])))
    for (const shown of ofKind) if (!many.has(shown)) tags.push(...(await showRevision(ctx, shown)))
  }
  return tags
}

function isFresh({ row }: Shown): boolean {
  return row.published_at === null && row.published_revision_id === null && row.own_access !== 'password'
}

async function showMany(ctx: InTransaction<Acting>, kind: DocumentKind, list: readonly Shown[]): Promise<CacheTag[]> {
  const together = ctx.product.kinds.get(kind)?.together
  if (!together) return []
  const standings = await together.standing(
    ctx,
    list.map(({ revision }) => revision.document),
  )
  await show(
    ctx,
    list.map((shown, at) => ({ ...shown, coverId: standings[at]?.coverId ?? null })),
  )
  await deriveAccess(
    ctx,
    list.flatMap(({ row }, at) => ((standings[at]?.coverId ?? null) === row.cover_id ? [] : [row.id])),
  )
  const addresses = list.flatMap(({ row }, at) => {
    const address = standings[at]?.address
    return address ? [{ ...address, documentId: row.id }] : []
  })
  const paths = await placeAddresses(ctx, addresses)
  const tags = await together.published(
    ctx,
    list.map(({ revision: { document }, status, publishedAt }) => ({ document, status, publishedAt })),
  )
  return [
    ...list.map(({ row }) => cacheTag.document(row.id)),
    ...paths,
    ...tags,
    ...(addresses.length > 0 ? [cacheTag.nav] : []),
  ]
}

async function show(ctx: InTransaction<Acting>, list: readonly (Shown & { coverId: string | null })[]): Promise<void> {
  const shown = list.map(({ row, revision, status, publishedAt, coverId }) => ({
    id: row.id,
    status,
    revision: revision.id,
    seq: revision.seq,
    at: publishedAt.toISOString(),
    cover: coverId,
  }))
  await sql`
    update documents d set status = shown.status, published_revision_id = shown.revision, published_seq = shown.seq,
      published_at = shown.at, scheduled_at = null, cover_id = shown.cover
    from jsonb_to_recordset(${JSON.stringify(shown)}::text::jsonb)
      as shown (id text, status int, revision text, seq int, at timestamptz, cover text)
    where d.website_id = ${ctx.site.id} and d.id = any(${shown.map(({ id }) => id)}::text[]) and d.id = shown.id`.execute(
    ctx.db,
  )
}
