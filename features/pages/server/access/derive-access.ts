import { type RawBuilder, sql } from 'kysely'
import { provided, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { announcePublication } from '../publish/after-publication.job.ts'
import { forgetSocialCards } from '../publish/forget-social-cards.job.ts'
import type {} from '../pages.tables.ts'
import { accessFollowers, type ChangedAccess } from '../extension-points.ts'

interface Derived extends ChangedAccess {
  isShown: boolean
  socialCard: string | null
}

/** Covers stand in covers (an item, its collection, later a folder), and never deeper than this. */
const deepest = 8

/**
 * Writes who may see these documents and everything that they cover: their own access, and that of whatever covers them. Called in the
 * transaction that changes any of it; what was kept, found or listed before is taken back with it. Nobody else writes `documents.inner_locks`.
 */
export async function deriveAccess(ctx: SiteTransaction, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await holdCovers(ctx, documentIds)
  const { rows } = await rewriteLocks(ctx, documentIds).execute(ctx.db)
  if (rows.length === 0) return
  const closed = rows.filter(({ locks }) => locks.length > 0)
  await forgetSocialCards(ctx, closed)
  const tags: string[] = []
  for (const follow of provided(ctx.product, accessFollowers)) tags.push(...(await follow(ctx, rows)))
  await announcePublication(
    ctx,
    rows.flatMap(({ documentId, kind, isShown }) => (isShown ? [{ documentId, kind, state: 'shown' as const }] : [])),
  )
  await changed(ctx, ['nav', 'site-map', 'locks', ...rows.map(({ documentId }) => `document:${documentId}`), ...tags])
}

/** What covers a document is not closed or opened while the document is put below it: one of the two transactions waits, and sees the other's work. */
export async function holdCovers(ctx: SiteTransaction, documentIds: readonly string[]): Promise<void> {
  await sql`
    with recursive covers as (
      select cover_id as id, 1 as depth from documents
      where website_id = ${ctx.site.id} and id = any(${[...documentIds]}::text[]) and cover_id is not null
      union all
      select d.cover_id, covers.depth + 1 from covers join documents d on d.website_id = ${ctx.site.id} and d.id = covers.id
      where d.cover_id is not null and covers.depth < ${deepest}
    )
    select id from documents where website_id = ${ctx.site.id} and id in (select id from covers) order by id for share`.execute(
    ctx.db,
  )
}

function rewriteLocks(ctx: SiteTransaction, documentIds: readonly string[]): RawBuilder<Derived> {
  const site = ctx.site.id
  return sql<Derived>`
    with recursive concerned as (
      select id, 0 as depth from documents where website_id = ${site} and id = any(${[...documentIds]}::text[])
      union
      select d.id, concerned.depth + 1 from concerned join documents d on d.website_id = ${site} and d.cover_id = concerned.id
      where concerned.depth < ${deepest}
    ), chain as (
      select id as document_id, id as at, 0 as height from concerned
      union
      select chain.document_id, d.cover_id, chain.height + 1 from chain join documents d on d.website_id = ${site} and d.id = chain.at
      where d.cover_id is not null and chain.height < ${deepest}
    ), derived as (
      select chain.document_id,
        coalesce(array_agg(own.lock order by chain.height desc, own.lock) filter (where own.lock is not null), '{}') as locks
      from chain
      left join documents a on a.website_id = ${site} and a.id = chain.at
      left join document_locks l on l.website_id = a.website_id and l.document_id = a.id
      left join lateral (
        select 'members:' || a.id as lock where a.is_in_area or a.own_access = 'members'
        union all select 'password:' || a.id where a.own_access = 'password' or l.document_id is not null
      ) own on true
      group by chain.document_id
    ), before as (
      select id, social_card from documents where website_id = ${site} and id in (select document_id from derived)
    )
    update documents d set inner_locks = derived.locks,
      social_card = case when cardinality(derived.locks) > 0 then null else d.social_card end
    from derived join before on before.id = derived.document_id
    where d.website_id = ${site} and d.id = derived.document_id and d.inner_locks is distinct from derived.locks
    returning d.id as "documentId", d.kind, d.inner_locks as locks, d.published_revision_id is not null as "isShown",
      before.social_card as "socialCard"`
}

/** The owner's own choice for a document: in force with the transaction, whether or not the document is published again. */
export async function setOwnAccess(
  ctx: SiteTransaction,
  { id, access }: { id: string; access: 'public' | 'password' | 'members' },
): Promise<void> {
  await siteTables(ctx).updateTable('documents').set({ own_access: access }).where('id', '=', id).execute()
  await deriveAccess(ctx, [id])
}

/** The document that covers another from now on; null: none does. */
export async function setCover(
  ctx: SiteTransaction,
  { id, coverId }: { id: string; coverId: string | null },
): Promise<void> {
  await siteTables(ctx).updateTable('documents').set({ cover_id: coverId }).where('id', '=', id).execute()
  await deriveAccess(ctx, [id])
}

/** These documents of the site stand in areas, and no others. */
export async function setInAreas(ctx: SiteTransaction, documentIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update documents set is_in_area = not is_in_area
    where website_id = ${ctx.site.id} and is_in_area <> (id = any(${[...documentIds]}::text[])) returning id`.execute(
    ctx.db,
  )
  await deriveAccess(
    ctx,
    rows.map(({ id }) => id),
  )
}
