import { rolesOn, siteById } from '#features/sites/server'
import type { OwnerContext, Writable } from '#platform/context'
import { type Input, mayDo, newId, type Output } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import { type libraryApi, mediaProblems } from '../../contract/index.ts'
import { assetBySource } from '../assets.queries.ts'
import { keepFile } from '../keep-file.ts'
import type { AssetsTable } from '../media.tables.ts'
import { insertAsset } from '../store-asset.ts'

/**
 * Copies files of another site into the library, with their descriptions, for an account that may use the files of both
 * sites. A file that was copied before is used again unless it was replaced on the other site; unknown ids are left
 * out.
 */
export async function copyAssets(
  ctx: Writable<OwnerContext>,
  { site, ids }: Input<typeof libraryApi.copy>,
): Promise<Output<typeof libraryApi.copy>> {
  ctx.require('content.media')
  const copies: Output<typeof libraryApi.copy>['copies'] = []
  for (const row of await rowsOf(ctx, site, ids)) copies.push({ from: row.id, to: await copied(ctx, row) })
  return { copies }
}

/** Throws where this account may not use the files of that site, or there is no such site. */
async function rowsOf(
  ctx: Writable<OwnerContext>,
  websiteId: string,
  ids: readonly string[],
): Promise<Selectable<AssetsTable>[]> {
  return inSite(ctx, { id: websiteId }, async (source) => {
    const isThere = (await siteById(source, websiteId)) !== null
    const roles = isThere ? await rolesOn(source, ctx.account.id, websiteId) : []
    if (!mayDo(roles, 'content.media')) throw mediaProblems.otherSiteClosed()
    return siteTables(source)
      .selectFrom('assets')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .execute()
  })
}

async function copied(ctx: Writable<OwnerContext>, row: Selectable<AssetsTable>): Promise<string> {
  // The name of a file changes with each version of it.
  const source = `site:${row.website_id}/${row.id}/${row.file}`
  const before = await inSite(ctx, ctx.site, (tx) => assetBySource(tx, source))
  if (before) return before.id
  const id = newId(ctx.now().getTime())
  const { body } = await ctx.storage.stream(`${row.website_id}/${row.id}/${row.file}`)
  const kept = await keepFile(ctx, id, body, row.name)
  const { name, alt, credit, focal_point: focalPoint } = row
  await inSite(ctx, ctx.site, (tx) => insertAsset(tx, { id, name, kept, alt, credit, focalPoint, source }))
  return id
}
