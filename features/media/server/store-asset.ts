import { siteTables } from '#platform/database'
import { newId } from '#platform/contract'
import type { SiteTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type Asset, type FocalPoint, mediaProblems, shownName } from '../contract/index.ts'
import { assetOf } from './assets.queries.ts'
import { type FileBody, type KeptFile, keepFile } from './keep-file.ts'
import { makeRenditionsJob } from './make-renditions.job.ts'

export interface NewAsset {
  /** Bytes, or a stream of them; sound and video are never held in memory as a whole. */
  body: FileBody
  name: string
  alt?: string
  credit?: string
  focalPoint?: FocalPoint | null
  /** Address an import took it from: see `assetBySource`. */
  source?: string
  id?: string
  /** Folder in the library; null for none. */
  folderId?: string | null
  /** True for files of a sample: see `renderSampleImage`. */
  isSample?: boolean
  /** Accepts only images, and refuses other files with an image's name. */
  imageOnly?: boolean
}

/** Stores a file and creates its asset; the worker makes the renditions later. Used by uploads, imports and samples. */
export async function storeAsset(
  ctx: SiteTransaction,
  { body, name, id = newId(ctx.now().getTime()), imageOnly, ...metadata }: NewAsset,
): Promise<Asset> {
  const kept = await keepFile(ctx, id, body, name)
  if (imageOnly && kept.kind !== 'image') {
    await ctx.storage.remove([`${ctx.site.id}/${id}/${kept.file}`])
    throw mediaProblems.unreadable({ name: shownName(name) })
  }
  return insertAsset(ctx, { id, name, kept, ...metadata })
}

/** The row for a file that is in the store already. */
export async function insertAsset(
  ctx: SiteTransaction,
  { id, name, kept, ...metadata }: Omit<NewAsset, 'body' | 'id' | 'imageOnly'> & { id: string; kept: KeptFile },
): Promise<Asset> {
  const state = hasRenditions(kept) ? 'waiting' : 'ready'
  const row = await siteTables(ctx)
    .insertInto('assets')
    .values({
      id,
      name: shownName(name),
      ...kept,
      alt: metadata.alt ?? '',
      credit: metadata.credit ?? '',
      focal_point: metadata.focalPoint ?? null,
      placeholder: null,
      color: null,
      renditions: [],
      state,
      source: metadata.source ?? null,
      folder_id: metadata.folderId ?? null,
      created_at: ctx.now(),
      changed_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (state === 'waiting') {
    const work = { websiteId: ctx.site.id, assetId: id, isSample: metadata.isSample }
    await enqueue(ctx, makeRenditionsJob, work, { key: id })
  }
  return assetOf(row)
}

/** Drawings scale by themselves; everything else that is an image is made in several sizes. */
export function hasRenditions({ kind, type }: Pick<KeptFile, 'kind' | 'type'>): boolean {
  return kind === 'image' && type !== 'image/svg+xml'
}
