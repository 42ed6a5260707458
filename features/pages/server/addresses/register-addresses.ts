import type { SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { asciiAlias, normalPath, pagesProblems } from '../../contract/index.ts'
import { type NewAddress, placeAddress, tagOfPath } from './addresses.ts'
import type {} from '../pages.tables.ts'

const batch = 500

/**
 * As `registerAddress` for many at once. Those that have no address yet, at paths where nothing stands, are written in a few statements;
 * the others one by one. Throws `pages.path_in_use` for the first that cannot have its path.
 */
export async function registerAddresses(
  ctx: SiteTransaction,
  list: readonly (NewAddress & { subject: string })[],
): Promise<void> {
  const tags: string[] = []
  for (let start = 0; start < list.length; start += batch)
    tags.push(...(await placeBatch(ctx, list.slice(start, start + batch))))
  if (tags.length > 0) await changed(ctx, tags)
}

async function placeBatch(
  ctx: SiteTransaction,
  list: readonly (NewAddress & { subject: string })[],
): Promise<string[]> {
  const wanted = list.map((one) => {
    const path = normalPath(one.path)
    if (path === null) throw pagesProblems.redirectPath({ path: one.path })
    return { ...one, path }
  })
  const known = await siteTables(ctx)
    .selectFrom('addresses')
    .where((row) =>
      row.or([
        row(
          'subject',
          'in',
          wanted.map(({ subject }) => subject),
        ),
        row(
          'path',
          'in',
          wanted.map(({ path }) => path),
        ),
      ]),
    )
    .select(['subject', 'path', 'state', 'page_type'])
    .execute()
  const subjects = new Set(known.flatMap(({ subject }) => subject ?? []))
  const paths = new Set(known.map(({ path }) => path))
  const isSame = (one: (typeof wanted)[number]): boolean =>
    known.some(
      (row) =>
        row.subject === one.subject && row.path === one.path && row.state === 'live' && row.page_type === one.pageType,
    )
  const fresh = wanted.filter((one) => !subjects.has(one.subject) && !paths.has(one.path))
  const tags = await insertFresh(ctx, fresh)
  const isFresh = new Set(fresh)
  for (const one of wanted) if (!isFresh.has(one) && !isSame(one)) tags.push(...(await placeAddress(ctx, one)))
  return tags
}

async function insertFresh(
  ctx: SiteTransaction,
  fresh: readonly { path: string; pageType: number; subject: string }[],
): Promise<string[]> {
  if (fresh.length === 0) return []
  const row = { website_id: ctx.site.id, document_id: null, created_at: ctx.now() }
  const live = fresh.map(({ path, pageType, subject }) => ({
    ...row,
    path,
    page_type: pageType,
    subject,
    state: 'live' as const,
    target: null,
  }))
  const written = await ctx.db
    .insertInto('addresses')
    .values(live)
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .execute()
  const isWritten = new Set(written.map(({ path }) => path))
  const missed = fresh.find(({ path }) => !isWritten.has(path))
  if (missed) throw pagesProblems.pathInUse({ path: missed.path })
  const aliases = new Map(
    fresh.flatMap(({ path }) => (asciiAlias(path.slice(1)) === null ? [] : [[`/${asciiAlias(path.slice(1))}`, path]])),
  )
  if (aliases.size > 0) {
    const redirects = [...aliases].map(([path, target]) => ({
      ...row,
      path,
      page_type: 0,
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
  return [...fresh.map(({ path }) => path), ...aliases.keys()].map(tagOfPath)
}
