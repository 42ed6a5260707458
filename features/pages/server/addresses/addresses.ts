import { type CacheTag, type SiteContext, type SiteTransaction, tagsOfKind } from '#platform/context'
import { changed, isUniqueViolation, siteTables } from '#platform/database'
import { type Selectable, sql } from 'kysely'
import { asciiAlias, normalPath, pagesProblems } from '../../contract/index.ts'
import type { AddressesTable } from '../pages.tables.ts'

export type AddressRow = Selectable<AddressesTable>

/** A document, or a subject of a later feature: `gallery:ID`, `label:ID`. */
export type AddressOwner = { documentId: string; subject?: never } | { subject: string; documentId?: never }
export type NewAddress = AddressOwner & { path: string; pageType: number }

/**
 * Gives a document or subject its address, in the caller's transaction. The former one redirects, and so does
 * everything that redirected to it; a path with letters beyond ASCII is also reached by its plain spelling. Throws
 * `pages.path_in_use`.
 */
export async function registerAddress(ctx: SiteTransaction, address: NewAddress): Promise<void> {
  const tags = await placeAddress(ctx, address)
  if (tags.length > 0) await changed(ctx, tags)
}

/** Takes the address away; redirects to it stay and lead to it again when it comes back. */
export async function releaseAddress(ctx: SiteTransaction, owner: AddressOwner): Promise<void> {
  const tags = await removeAddress(ctx, owner)
  if (tags.length > 0) await changed(ctx, tags)
}

/** Like `registerAddress`, but returns the tags of the changed paths instead of announcing them. */
export async function placeAddress(ctx: SiteTransaction, address: NewAddress): Promise<CacheTag[]> {
  const path = normalPath(address.path)
  if (path === null) throw pagesProblems.redirectPath({ path: address.path })
  const present = await liveAddresses(ctx, address)
  const same = present.find((row) => row.path === path)
  if (same && same.page_type === address.pageType && present.length === 1) return []
  if (same) await updateType(ctx, path, address.pageType)
  else await occupy(ctx, path, address)
  const former = present.filter((row) => row.path !== path)
  for (const row of former) await leadTo(ctx, row.path, path)
  const alias = await placeAlias(ctx, path, address)
  return [path, ...former.map((row) => row.path), ...alias].map(tagOfPath)
}

/** Like `releaseAddress`, but returns the tags. */
export async function removeAddress(ctx: SiteTransaction, owner: AddressOwner): Promise<CacheTag[]> {
  const rows = await liveAddresses(ctx, owner)
  if (rows.length === 0) return []
  await addresses(ctx)
    .where(
      'path',
      'in',
      rows.map(({ path }) => path),
    )
    .execute()
  return rows.map(({ path }) => tagOfPath(path))
}

/** Returns the cache tag of a page that is shown, or not found, at a path. */
export const tagOfPath = tagsOfKind('address')

export async function liveAddresses(ctx: SiteContext, owner: AddressOwner): Promise<AddressRow[]> {
  const query = siteTables(ctx).selectFrom('addresses').selectAll().where('state', '=', 'live')
  return (
    owner.subject === undefined
      ? query.where('document_id', '=', owner.documentId)
      : query.where('subject', '=', owner.subject)
  ).execute()
}

/** Writes a redirect unless something is shown at the path. One that the owner wrote is replaced by the owner alone. */
export async function writeRedirect(
  ctx: SiteTransaction,
  {
    path,
    target,
    permanent = true,
    automatic = true,
    documentId = null,
  }: { path: string; target: string; permanent?: boolean; automatic?: boolean; documentId?: string | null },
): Promise<boolean> {
  const written = await siteTables(ctx)
    .insertInto('addresses')
    .values({
      path,
      page_type: 0,
      document_id: documentId,
      subject: null,
      state: 'redirect',
      target,
      permanent,
      automatic,
      created_at: ctx.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'locale', 'path'])
        .doUpdateSet({ target, permanent, automatic, document_id: documentId })
        .where('addresses.state', '=', 'redirect')
        .where((row) => row.or([row('addresses.automatic', '=', true), row.val(!automatic)])),
    )
    .returning('path')
    .executeTakeFirst()
  return written !== undefined
}

/** Writes several automatic redirects from different paths in one statement. Returns the paths that were written. */
export async function writeRedirects(
  ctx: SiteTransaction,
  list: readonly { path: string; target: string }[],
): Promise<ReadonlySet<string>> {
  if (list.length === 0) return new Set()
  const { rows } = await sql<{ path: string }>`
    insert into addresses (website_id, path, page_type, state, target, permanent, automatic, created_at)
    select ${ctx.site.id}, path, 0, 'redirect', target, true, true, ${ctx.now()}::timestamptz
    from unnest(${list.map(({ path }) => path)}::text[], ${list.map(({ target }) => target)}::text[]) as wanted (path, target)
    on conflict (website_id, locale, path) do update
      set target = excluded.target, permanent = true, automatic = true, document_id = null
      where addresses.state = 'redirect' and addresses.automatic
    returning path`.execute(ctx.db)
  return new Set(rows.map(({ path }) => path))
}

async function occupy(ctx: SiteTransaction, path: string, address: NewAddress): Promise<void> {
  await addresses(ctx).where('path', '=', path).where('state', '=', 'redirect').execute()
  try {
    const written = await siteTables(ctx)
      .insertInto('addresses')
      .values({
        path,
        page_type: address.pageType,
        document_id: address.documentId ?? null,
        subject: address.subject ?? null,
        state: 'live',
        target: null,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('path')
      .executeTakeFirst()
    if (!written) throw pagesProblems.pathInUse({ path })
  } catch (error) {
    if (isUniqueViolation(error)) throw pagesProblems.pathInUse({ path })
    throw error
  }
}

async function updateType(ctx: SiteTransaction, path: string, pageType: number): Promise<void> {
  await siteTables(ctx)
    .updateTable('addresses')
    .set({ page_type: pageType })
    .where('path', '=', path)
    .where('state', '=', 'live')
    .execute()
}

/** Turns the former path into a redirect, and points redirects to it at the new path, so that there are no chains. */
async function leadTo(ctx: SiteTransaction, former: string, path: string): Promise<void> {
  if (former === '/') await addresses(ctx).where('path', '=', former).execute()
  else
    await siteTables(ctx)
      .updateTable('addresses')
      .set({ state: 'redirect', target: path, page_type: 0, subject: null, permanent: true, automatic: true })
      .where('path', '=', former)
      .execute()
  if (former === '/') return
  await siteTables(ctx)
    .updateTable('addresses')
    .set({ target: path })
    .where('state', '=', 'redirect')
    .where('target', '=', former)
    .where('path', '!=', path)
    .execute()
}

async function placeAlias(ctx: SiteTransaction, path: string, owner: AddressOwner): Promise<string[]> {
  const spelled = asciiAlias(path.slice(1))
  if (spelled === null) return []
  const alias = `/${spelled}`
  const taken = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('path', '=', alias)
    .executeTakeFirst()
  if (taken) return []
  await writeRedirect(ctx, { path: alias, target: path, documentId: owner.documentId ?? null })
  return [alias]
}

function addresses(ctx: SiteTransaction) {
  return siteTables(ctx).deleteFrom('addresses')
}
