import { asOwner } from '#features/sites/server'
import { ensureNavigation } from '#features/navigation/server'
import { changeDocument, publish } from '#features/pages/server'
import type { Account, PlatformContext, Site, OwnerTransaction, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite, readSql } from '#platform/database'
import { sql } from 'kysely'

export interface CachedPages {
  kept: number
  fresh: number
}

/** How many pages are kept, and how many of them with the present menu. */
export async function cachedPagesOf(ctx: PlatformContext, site: Site): Promise<CachedPages> {
  const { rows } = await readSql(
    ctx.db,
    sql<CachedPages>`
    select count(*)::int as kept, count(*) filter (where kept.epoch >= nav.epoch)::int as fresh
    from render_cache as kept join tag_epochs as nav on nav.website_id = kept.website_id and nav.tag = 'nav'
    where kept.website_id = ${site.id}`,
  )
  return rows[0] ?? { kept: 0, fresh: 0 }
}

/** One entry in the main menu, which stands in the header of every page. */
export async function menuOf(
  ctx: Writable<PlatformContext>,
  account: Account,
  site: Site,
): Promise<{ documentId: string; nodeId: string }> {
  return owned(ctx, account, site, async (acting) => {
    const { id } = await ensureNavigation(acting)
    const nodeId = newId()
    const node = {
      tree: 'main',
      parent: null,
      order: 'a0',
      label: 'Bread',
      target: { kind: 'url', href: '/long' },
      newWindow: false,
    }
    await changeDocument(acting, {
      id,
      operation: { kind: 'changeSettings', changes: [{ path: ['nodes', nodeId], value: node }] },
    })
    await publish(acting, { documents: [id] })
    return { documentId: id, nodeId }
  })
}

function owned<R>(
  ctx: Writable<PlatformContext>,
  account: Account,
  site: Site,
  work: (ctx: OwnerTransaction) => Promise<R>,
): Promise<R> {
  return inSite(ctx, site, (tx) => work(asOwner({ ...tx, locale: 'en' as const }, account, ['admin'])))
}
