import type { OwnerContext, SiteContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type Redirect, normalPath, type pagesApi, pagesProblems, runsCode } from '../../contract/index.ts'
import { tagOfPath, writeRedirect } from './addresses.ts'
import { systemPageAt } from '../serve/system-page.ts'

/** An old address that leads on, as imports write them. False when something is shown at the path: that stays. */
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

function checked(wanted: { path: string; target: string }): { path: string; target: string } {
  const path = withQuery(wanted.path)
  if (path === null || path === '/') throw pagesProblems.redirectPath({ path: wanted.path })
  const target = targetOf(wanted.target)
  if (target === null) throw pagesProblems.redirectTarget({ target: wanted.target })
  if (target === path) throw pagesProblems.redirectLoop({ path })
  return { path, target }
}

/** A redirect to a redirect leads to the end at once; one that would come back to itself is refused. */
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
