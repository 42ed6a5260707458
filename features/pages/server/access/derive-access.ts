import { type RawBuilder, sql } from 'kysely'
import { type CacheTag, cacheTag, provided, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { announcePublication } from '../base/after-publication.job.ts'
import { forgetSocialCards } from '../base/forget-social-cards.job.ts'
import type {} from '../pages.tables.ts'
import { accessFollowers, type ChangedAccess } from '../extension-points.ts'
import { deepest, followAccessJob, mostAtOnce } from './follow-access.job.ts'

interface Derived extends ChangedAccess {
  isShown: boolean
}

/**
 * Stores who may see these documents and everything below them, from their own access and that of their ancestors. Call
 * it in the transaction that changes either; cached, searchable and listed copies are withdrawn. No other code writes
 * `inner_locks`.
 */
export async function deriveAccess(ctx: SiteTransaction, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await holdCovers(ctx, documentIds)
  const { rows } = await rewriteLocks(ctx, documentIds).execute(ctx.db)
  const { count, documents } = rows[0] ?? { count: 0, documents: [] }
  if (count === 0) return
  const tags: CacheTag[] = []
  for (const follow of provided(ctx.product, accessFollowers)) tags.push(...(await follow(ctx, documents)))
  if (count > mostAtOnce) {
    await enqueue(ctx, followAccessJob, { websiteId: ctx.site.id, documents: [...documentIds] })
    await changed(ctx, [cacheTag.everything, cacheTag.locks, ...tags])
    return
  }
  await forgetSocialCards(
    ctx,
    documents.map(({ documentId }) => documentId),
  )
  await announcePublication(
    ctx,
    documents.flatMap(({ documentId, kind, isShown }) =>
      isShown ? [{ documentId, kind, state: 'shown' as const }] : [],
    ),
  )
  const own = documents.map(({ documentId }) => cacheTag.document(documentId))
  await changed(ctx, [cacheTag.nav, cacheTag.siteMap, cacheTag.locks, ...own, ...tags])
}

/** Locks the covering documents, so that an access change and a move below them wait for each other. */
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

/**
 * Rewrites the locks below the given documents. Ancestors are read up to the outermost cover; from there each document
 * has the locks of its cover and its own. For many documents only the collections are returned, and `followAccessJob`
 * handles the rest. All rows are compared before the first is written (`distinct on` sorts them): a plan made for an
 * empty table must not read rows that are written at the same time.
 */
function rewriteLocks(
  ctx: SiteTransaction,
  documentIds: readonly string[],
): RawBuilder<{ count: number; documents: Derived[] }> {
  const site = ctx.site.id
  return sql<{ count: number; documents: Derived[] }>`
    with recursive above as (
      select id as document_id, cover_id as at, 1 as height from documents
      where website_id = ${site} and id = any(${[...documentIds]}::text[]) and cover_id is not null
      union all
      select above.document_id, d.cover_id, above.height + 1 from above join documents d on d.website_id = ${site} and d.id = above.at
      where d.cover_id is not null and above.height < ${deepest}
    ), concerned as (
      select d.id, d.kind, coalesce((
          select array_agg(outer_lock.lock order by above.height desc, outer_lock.at)
          from above join documents a on a.website_id = ${site} and a.id = above.at
          cross join lateral unnest(${ownLocks('a')}) with ordinality as outer_lock (lock, at) where above.document_id = d.id
        ), '{}') || ${ownLocks('d')} as locks, d.published_revision_id is not null as is_shown, 0 as depth
      from documents d where d.website_id = ${site} and d.id = any(${[...documentIds]}::text[])
      union all
      select d.id, d.kind, concerned.locks || ${ownLocks('d')}, d.published_revision_id is not null, concerned.depth + 1
      from concerned join documents d on d.website_id = ${site} and d.cover_id = concerned.id
      where concerned.depth < ${deepest}
    ), compared as (
      select concerned.*, coalesce((
          select l.locks from inner_locks l where l.website_id = ${site} and l.document_id = concerned.id
        ), '{}') as locks_before
      from concerned
    ), derived as (
      select distinct on (id) * from compared order by id, depth
    ), moved as (
      select id, kind, is_shown, locks from derived where locks <> locks_before
    ), closed as (
      insert into inner_locks (website_id, document_id, locks) select ${site}, id, locks from moved where locks <> '{}'
      on conflict (website_id, document_id) do update set locks = excluded.locks
    ), opened as (
      delete from inner_locks where website_id = ${site} and document_id = any(array(select id from moved where locks = '{}'))
    ), counted as (
      select count(*)::integer as count from moved
    )
    select counted.count, (
        select coalesce(jsonb_agg(jsonb_build_object('documentId', moved.id, 'kind', moved.kind, 'isShown', moved.is_shown)), '[]')
        from moved where counted.count <= ${mostAtOnce} or moved.kind = 'collection'
      ) as documents
    from counted`
}

/** Returns SQL for the locks that a document itself sets. */
function ownLocks(table: 'a' | 'd'): RawBuilder<string[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const hasPassword = sql`exists (select from document_locks l where l.website_id = ${column('website_id')} and l.document_id = ${column('id')})`
  return sql`array_remove(array[
    case when ${column('is_in_area')} or ${column('own_access')} = 'members' then 'members:' || ${column('id')} end,
    case when ${column('own_access')} = 'password' or ${hasPassword} then 'password:' || ${column('id')} end
  ], null)`
}

/** Sets the owner's choice for a document. It takes effect with the transaction, without a publication. */
export async function setOwnAccess(
  ctx: SiteTransaction,
  { id, access }: { id: string; access: 'public' | 'password' | 'members' },
): Promise<void> {
  await siteTables(ctx).updateTable('documents').set({ own_access: access }).where('id', '=', id).execute()
  await deriveAccess(ctx, [id])
}

/** Sets the document that covers another; null removes the cover. */
export async function setCover(
  ctx: SiteTransaction,
  { id, coverId }: { id: string; coverId: string | null },
): Promise<void> {
  await siteTables(ctx).updateTable('documents').set({ cover_id: coverId }).where('id', '=', id).execute()
  await deriveAccess(ctx, [id])
}

/** Sets the documents of the site that areas contain. */
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
