import type { OwnerContext, SiteContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import { type Input, Problem } from '#platform/contract'
import { changed, isUnreachable, siteTables } from '#platform/database'
import { type Redirect, normalPath, type pagesApi, pagesProblems, runsCode } from '../../contract/index.ts'
import { tagOfPath, writeRedirect, writeRedirects } from './addresses.ts'
import { systemPageAt } from './system-page-at.ts'

/** Writes a redirect from an old address, for imports. Returns false when the path shows something, which stays. */
export async function registerRedirect(
  ctx: SiteTransaction,
  wanted: { path: string; target: string; permanent?: boolean; automatic?: boolean },
): Promise<boolean> {
  const { path, target } = checked(wanted)
  if (systemPageAt(ctx, path)) return false
  const isWritten = await writeRedirect(ctx, { ...wanted, path, target: await endOf(ctx, path, target) })
  if (isWritten) await changed(ctx, [tagOfPath(path)])
  return isWritten
}

interface WantedRedirect {
  path: string
  target: string
}

/**
 * Like `registerRedirect` for many, permanent and automatic: returns the outcome of each. Redirects without a conflict
 * are written in one statement, the others one by one.
 */
export async function registerRedirects(
  ctx: SiteTransaction,
  list: readonly WantedRedirect[],
): Promise<Map<WantedRedirect, 'written' | 'shown' | 'refused'>> {
  const became = new Map<WantedRedirect, 'written' | 'shown' | 'refused'>()
  const plain = new Map<string, { wanted: WantedRedirect; path: string; target: string }>()
  const others: WantedRedirect[] = []
  const targets = new Set(list.map(({ target }) => target))
  for (const wanted of list) {
    try {
      const { path, target } = checked(wanted)
      if (systemPageAt(ctx, path)) became.set(wanted, 'shown')
      else if (plain.has(path) || targets.has(path)) others.push(wanted)
      else plain.set(path, { wanted, path, target })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      became.set(wanted, 'refused')
    }
  }
  const leadingOn = await redirectsAmong(ctx, targets)
  const direct = [...plain.values()].filter(({ target }) => !leadingOn.has(target))
  const written = await writeRedirects(ctx, direct)
  for (const { wanted, path } of direct) became.set(wanted, written.has(path) ? 'written' : 'shown')
  await changed(ctx, [...written].map(tagOfPath))
  const indirect = [...plain.values()].flatMap(({ wanted, target }) => (leadingOn.has(target) ? [wanted] : []))
  for (const wanted of [...indirect, ...others]) became.set(wanted, await oneRedirect(ctx, wanted))
  return became
}

async function oneRedirect(ctx: SiteTransaction, wanted: WantedRedirect): Promise<'written' | 'shown' | 'refused'> {
  try {
    return (await registerRedirect(ctx, { ...wanted, permanent: true, automatic: true })) ? 'written' : 'shown'
  } catch (error) {
    if (!(error instanceof Problem) || isUnreachable(error)) throw error
    return 'refused'
  }
}

/** Returns those of the paths that are redirects. */
async function redirectsAmong(ctx: SiteContext, paths: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (paths.size === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('path', 'in', [...paths])
    .where('state', '=', 'redirect')
    .execute()
  return new Set(rows.map(({ path }) => path))
}

export async function listRedirects(ctx: OwnerContext): Promise<{ redirects: Redirect[] }> {
  ctx.require('content.edit')
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select(['path', 'target', 'permanent', 'automatic', 'created_at'])
    .where('state', '=', 'redirect')
    .orderBy('path')
    .execute()
  return {
    redirects: rows.map(({ created_at, target, ...row }) => ({
      ...row,
      target: target ?? '',
      createdAt: created_at.toISOString(),
    })),
  }
}

export async function saveRedirect(
  ctx: OwnerTransaction,
  input: Input<typeof pagesApi.saveRedirect>,
): Promise<Redirect> {
  ctx.require('settings.advanced')
  const { path } = checked(input)
  if (systemPageAt(ctx, path)) throw pagesProblems.slugReserved({ path })
  if (!(await registerRedirect(ctx, { ...input, automatic: false }))) throw pagesProblems.pathInUse({ path })
  const saved = (await listRedirects(ctx)).redirects.find((redirect) => redirect.path === path)
  if (!saved) throw pagesProblems.redirectMissing({ path })
  return saved
}

export async function removeRedirect(
  ctx: OwnerTransaction,
  { path }: Input<typeof pagesApi.removeRedirect>,
): Promise<Record<string, never>> {
  ctx.require('settings.advanced')
  const removed = await siteTables(ctx)
    .deleteFrom('addresses')
    .where('path', '=', withQuery(path) ?? path)
    .where('state', '=', 'redirect')
    .returning('path')
    .executeTakeFirst()
  if (!removed) throw pagesProblems.redirectMissing({ path })
  await changed(ctx, [tagOfPath(removed.path)])
  return {}
}

/** Removes these redirects, and ignores those that no longer exist. */
export async function forgetRedirects(ctx: SiteTransaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await siteTables(ctx)
    .deleteFrom('addresses')
    .where('path', 'in', [...paths])
    .where('state', '=', 'redirect')
    .execute()
  await changed(ctx, paths.map(tagOfPath))
}

function checked(wanted: { path: string; target: string }): { path: string; target: string } {
  const path = withQuery(wanted.path)
  if (path === null || path === '/') throw pagesProblems.redirectPath({ path: wanted.path })
  const target = targetOf(wanted.target)
  if (target === null) throw pagesProblems.redirectTarget({ target: wanted.target })
  if (target === path) throw pagesProblems.redirectLoop({ path })
  return { path, target }
}

/** Follows redirects to their end, so that there are no chains. A redirect to itself is refused. */
async function endOf(ctx: SiteContext, path: string, target: string): Promise<string> {
  const seen = new Set([path])
  let end = target
  while (end.startsWith('/')) {
    if (seen.has(end)) throw pagesProblems.redirectLoop({ path })
    seen.add(end)
    const next = await siteTables(ctx)
      .selectFrom('addresses')
      .select('target')
      .where('path', '=', end)
      .where('state', '=', 'redirect')
      .executeTakeFirst()
    if (!next?.target) return end
    end = next.target
  }
  return end
}

function withQuery(path: string): string | null {
  if (!path.startsWith('/')) return null
  const at = path.indexOf('?')
  const normal = normalPath(at < 0 ? path : path.slice(0, at))
  return normal === null ? null : normal + (at < 0 ? '' : path.slice(at))
}

function targetOf(target: string): string | null {
  const text = target.trim()
  if (text.startsWith('/') && !text.startsWith('//')) return /[\\\p{Cc}]/u.test(text) ? null : text
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !runsCode(text) ? new URL(text).href : null
}
