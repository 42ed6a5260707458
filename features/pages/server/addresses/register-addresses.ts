import type { CacheTag, SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { asciiAlias, normalPath, pagesProblems } from '../../contract/index.ts'
import { type NewAddress, placeAddress, tagOfPath } from './addresses.ts'
import type {} from '../pages.tables.ts'

const batch = 500

/**
 * Like `registerAddress` for many. New addresses at free paths are written in a few statements, the others one by one.
 * Throws `pages.path_in_use` for the first that cannot have its path.
 */
export async function registerAddresses(
  ctx: SiteTransaction,
  list: readonly (NewAddress & { subject: string })[],
): Promise<void> {
  const tags = await placeAddresses(ctx, list)
  if (tags.length > 0) await changed(ctx, tags)
}

/** Like `registerAddresses`, but returns the tags of the changed paths instead of announcing them. */
export async function placeAddresses(ctx: SiteTransaction, list: readonly NewAddress[]): Promise<CacheTag[]> {
  const tags: CacheTag[] = []
  for (let start = 0; start < list.length; start += batch)
    tags.push(...(await placeBatch(ctx, list.slice(start, start + batch))))
  return tags
}

async function placeBatch(ctx: SiteTransaction, list: readonly NewAddress[]): Promise<CacheTag[]> {
  const wanted = list.map((address) => {
    const path = normalPath(address.path)
    if (path === null) throw pagesProblems.redirectPath({ path: address.path })
    return { ...address, path }
  })
  const subjects = wanted.flatMap(({ subject }) => subject ?? [])
  const documentIds = wanted.flatMap(({ documentId }) => documentId ?? [])
  const existing = await siteTables(ctx)
    .selectFrom('addresses')
    .where('locale', '=', '')
    .where((row) =>
      row.or([
        ...(subjects.length > 0 ? [row('subject', 'in', subjects)] : []),
        ...(documentIds.length > 0 ? [row('document_id', 'in', documentIds)] : []),
        row(
          'path',
          'in',
          wanted.map(({ path }) => path),
        ),
      ]),
    )
    .select(['subject', 'document_id', 'path', 'state', 'page_type'])
    .execute()
  const owners = new Set(existing.flatMap(({ subject, document_id }) => subject ?? document_id ?? []))
  const paths = new Set(existing.map(({ path }) => path))
  const isSame = (address: (typeof wanted)[number]): boolean =>
    existing.some(
      (row) =>
        (row.subject ?? row.document_id) === ownerOf(address) &&
        row.path === address.path &&
        row.state === 'live' &&
        row.page_type === address.pageType,
    )
  const fresh: typeof wanted = []
  for (const address of wanted) {
    if (owners.has(ownerOf(address)) || paths.has(address.path)) continue
    fresh.push(address)
    // A second address with the same path is refused below.
    paths.add(address.path)
  }
  const { tags, written } = await insertFresh(ctx, fresh)
  for (const address of wanted)
    if (!written.has(address.path) && !isSame(address)) tags.push(...(await placeAddress(ctx, address)))
  return tags
}

const ownerOf = ({ subject, documentId }: NewAddress): string => subject ?? documentId

/** Returns also the written paths: another transaction may have taken some of them since they were read. */
async function insertFresh(
  ctx: SiteTransaction,
  fresh: readonly NewAddress[],
): Promise<{ tags: CacheTag[]; written: ReadonlySet<string> }> {
  if (fresh.length === 0) return { tags: [], written: new Set() }
  const row = { website_id: ctx.site.id, created_at: ctx.now() }
  // Sorted, so that two transactions with the same addresses wait for each other without a deadlock.
  const sorted = fresh.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const live = sorted.map(({ path, pageType, subject = null, documentId = null }) => ({
    ...row,
    path,
    page_type: pageType,
    document_id: documentId,
    subject,
    state: 'live' as const,
    target: null,
  }))
  const rows = await ctx.db
    .insertInto('addresses')
    .values(live)
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .execute()
  const written = new Set(rows.map(({ path }) => path))
  const aliases = new Map(
    sorted.flatMap(({ path, documentId = null }) => {
      const alias = written.has(path) ? asciiAlias(path.slice(1)) : null
      return alias === null ? [] : [[`/${alias}`, { target: path, documentId }] as const]
    }),
  )
  if (aliases.size > 0) {
    const redirects = [...aliases].map(([path, { target, documentId }]) => ({
      ...row,
      path,
      page_type: 0,
      document_id: documentId,
      subject: null,
      state: 'redirect' as const,
      target,
      permanent: true,
      automatic: true,
    }))
    await ctx.db
      .insertInto('addresses')
      .values(redirects)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { tags: [...written, ...aliases.keys()].map(tagOfPath), written }
}
