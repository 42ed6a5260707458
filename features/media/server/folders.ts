import { sql } from 'kysely'
import type { OwnerContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import { type Input, type Output, newId } from '#platform/contract'
import { readSql, siteTables } from '#platform/database'
import { type AssetFolder, type libraryApi, mediaProblems, mostFolders } from '../contract/index.ts'

export async function listFolders(ctx: OwnerContext): Promise<Output<typeof libraryApi.folders>> {
  ctx.require('content.media')
  const { rows: folders } = await readSql(
    ctx.db,
    sql<AssetFolder>`
    select folder.id, folder.name, count(assets.id)::int as files
    from asset_folders folder
    left join assets on assets.website_id = folder.website_id and assets.folder_id = folder.id
    where folder.website_id = ${ctx.site.id}
    group by folder.id, folder.name
    order by lower(folder.name), folder.id`,
  )
  const { rows: counts } = await readSql(
    ctx.db,
    sql<{ files: number; loose: number }>`
    select count(*)::int as files, (count(*) filter (where folder_id is null))::int as loose
    from assets where website_id = ${ctx.site.id}`,
  )
  const { rows: tags } = await readSql(
    ctx.db,
    sql<{ tag: string }>`
    select min(tag) as tag from assets cross join lateral unnest(assets.tags) as tag
    where assets.website_id = ${ctx.site.id} group by lower(tag) order by lower(tag) limit 500`,
  )
  return { folders, files: counts[0]?.files ?? 0, loose: counts[0]?.loose ?? 0, tags: tags.map(({ tag }) => tag) }
}

export async function createFolder(
  ctx: OwnerTransaction,
  { name }: Input<typeof libraryApi.createFolder>,
): Promise<AssetFolder> {
  ctx.require('content.media')
  const { n } = await siteTables(ctx)
    .selectFrom('asset_folders')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) >= mostFolders) throw mediaProblems.tooManyFolders({ most: mostFolders })
  const row = await siteTables(ctx)
    .insertInto('asset_folders')
    .values({ id: newId(ctx.now().getTime()), name, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!row) throw mediaProblems.folderNameTaken({ name })
  return { ...row, files: 0 }
}

export async function renameFolder(
  ctx: OwnerTransaction,
  { id, name }: Input<typeof libraryApi.renameFolder>,
): Promise<AssetFolder> {
  ctx.require('content.media')
  const namesake = await siteTables(ctx)
    .selectFrom('asset_folders')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['name']), '=', name.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  if (namesake) throw mediaProblems.folderNameTaken({ name })
  const row = await siteTables(ctx)
    .updateTable('asset_folders')
    .set({ name })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw mediaProblems.folderNotFound({ id })
  const { n } = await siteTables(ctx)
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('folder_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, name, files: Number(n) }
}

export async function removeFolder(
  ctx: OwnerTransaction,
  { id }: Input<typeof libraryApi.removeFolder>,
): Promise<Record<string, never>> {
  ctx.require('content.media')
  const row = await siteTables(ctx).deleteFrom('asset_folders').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw mediaProblems.folderNotFound({ id })
  return {}
}

export async function moveAssets(
  ctx: OwnerTransaction,
  { ids, folderId }: Input<typeof libraryApi.move>,
): Promise<Output<typeof libraryApi.move>> {
  ctx.require('content.media')
  if (folderId !== (await heldFolder(ctx, folderId))) throw mediaProblems.folderNotFound({ id: folderId ?? '' })
  const rows = await siteTables(ctx)
    .updateTable('assets')
    .set({ folder_id: folderId })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return { moved: rows.length }
}

/** Returns the folder, locked until the files are in it: a concurrent removal waits, and releases them. */
export async function heldFolder(ctx: SiteTransaction, id: string | null): Promise<string | null> {
  if (id === null) return null
  const folder = await siteTables(ctx)
    .selectFrom('asset_folders')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return folder?.id ?? null
}
