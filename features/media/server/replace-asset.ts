import { cacheTag, type OwnerContext, type SiteTransaction, type Writable } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { changed } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { type LibraryAsset, mediaProblems, shownName } from '../contract/index.ts'
import { assetById, libraryAssetOf } from './assets.queries.ts'
import { type FileBody, type KeptFile, keepFile } from './keep-file.ts'
import { makeRenditionsJob } from './make-renditions.job.ts'
import { hasRenditions } from './store-asset.ts'

/** Replaces the file of an asset. The old file stays in the store, because cached pages still show it. */
export async function replaceAsset(
  ctx: Writable<OwnerContext> & CalledBy,
  { id }: { id: string },
): Promise<LibraryAsset> {
  ctx.require('content.edit')
  const before = await inSite(ctx, ctx.site, (tx) => assetById(tx, id))
  if (!before) throw mediaProblems.notFound({ id })
  for await (const upload of ctx.caller.files()) {
    const version = before.version + 1
    const storedFile = await keepFile(ctx, id, upload.body as AsyncIterable<Uint8Array>, upload.name, version)
    if (storedFile.kind !== before.kind) {
      await ctx.storage.remove([`${ctx.site.id}/${id}/${storedFile.file}`])
      throw mediaProblems.otherKind({ name: upload.name })
    }
    return inSite(ctx, ctx.site, (tx) => point(tx, id, storedFile, version))
  }
  throw mediaProblems.noFile()
}

/**
 * Puts the real file in place of its placeholder, so that everything that shows the asset shows the file. Returns false
 * when the file is of another kind.
 */
export async function fillAsset(
  ctx: SiteTransaction,
  { id, body, name }: { id: string; body: FileBody; name: string },
): Promise<boolean> {
  const before = await assetById(ctx, id)
  if (!before) return false
  const version = before.version + 1
  const kept = await keepFile(ctx, id, body, name, version)
  if (kept.kind !== before.kind) {
    await ctx.storage.remove([`${ctx.site.id}/${id}/${kept.file}`])
    return false
  }
  await point(ctx, id, kept, version)
  await siteTables(ctx)
    .updateTable('assets')
    .set({ name: shownName(name) })
    .where('id', '=', id)
    .execute()
  return true
}

async function point(ctx: SiteTransaction, id: string, storedFile: KeptFile, version: number): Promise<LibraryAsset> {
  const state = hasRenditions(storedFile) ? 'waiting' : 'ready'
  const row = await siteTables(ctx)
    .updateTable('assets')
    .set({ ...storedFile, version, state, renditions: [], placeholder: null, color: null, changed_at: ctx.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw mediaProblems.notFound({ id })
  if (state === 'waiting') await enqueue(ctx, makeRenditionsJob, { websiteId: ctx.site.id, assetId: id }, { key: id })
  await changed(ctx, [cacheTag.asset(id)])
  return libraryAssetOf(row)
}
