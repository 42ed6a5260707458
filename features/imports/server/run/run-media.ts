import { siteTables } from '#platform/database'
import { assetById, assetBySource, storeAsset } from '#features/media/server'
import type { PlatformContext } from '#platform/context'
import { fetchFromOutside } from '#platform/egress'
import { Problem } from '#platform/contract'
import { keyOfArchived } from '../archive/archive-files.ts'
import { fileNameIn } from '../file-name-in.ts'
import { metaOf } from '../items/item-pieces.ts'
import type { ExportedItem } from '../read/records.ts'
import { hashOfPayload, imageKey } from '../items/source-key.ts'
import { keepRecord, note, recordOf, type RowResult, type Run, type StagedRow } from './run-context.ts'

export interface MediaPayload {
  url: string
  name: string
  alt: string
  isImage: boolean
}

export type FetchedFile = { bytes: Uint8Array<ArrayBuffer> } | { reason: string }

const largest = 60_000_000

export function mediaPayload(row: StagedRow): MediaPayload {
  const payload = row.payload as ExportedItem | { kind: 'picture'; url: string }
  const url = payload.kind === 'picture' ? payload.url : payload.attachmentUrl || payload.guid
  const file = fileNameIn(url)
  const isImage =
    payload.kind === 'picture' ||
    /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i.test(file) ||
    !/\.[a-z0-9]{2,5}$/i.test(file)
  return {
    url,
    name: (file || row.title || 'file').slice(0, 200),
    alt: payload.kind === 'picture' ? '' : metaOf(payload, '_wp_attachment_image_alt').slice(0, 1000),
    isImage,
  }
}

/**
 * Downloads a file from another host. It is slow, so it never runs inside a transaction. Hosts that did not answer are
 * not asked again in the same batch.
 */
export async function fetchMedia(
  { storage }: Pick<PlatformContext, 'storage'>,
  { siteId, importId }: { siteId: string; importId: string },
  payload: MediaPayload,
  silentHosts: Map<string, number>,
): Promise<FetchedFile> {
  const key = keyOfArchived(siteId, importId, payload.url)
  if (key !== null) return (await storage.exists(key)) ? { bytes: await storage.read(key) } : { reason: 'missing' }
  const host = URL.parse(payload.url)?.host ?? ''
  if ((silentHosts.get(host) ?? 0) >= 2) return { reason: 'hostSilent' }
  try {
    const { bytes } = await fetchFromOutside(payload.url, { maxBytes: largest, timeoutMs: 20_000 })
    return { bytes }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (['egress.unreachable', 'egress.too_slow'].includes(error.code))
      silentHosts.set(host, (silentHosts.get(host) ?? 0) + 1)
    return { reason: error.code.replace('egress.', '') }
  }
}

/** Stores the file as an asset. An image that could not be downloaded gets a placeholder that its owner can replace. */
export async function runMedia(
  run: Run,
  row: StagedRow,
  payload: MediaPayload,
  fetched: FetchedFile,
): Promise<RowResult> {
  const keep = async (
    id: string,
    outcome: RowResult['outcome'],
    notes: RowResult['notes'] = [],
  ): Promise<RowResult> => {
    const target = { kind: 'asset', id }
    await keepRecord(run, row.source_key, target, outcome === 'placeholder' ? '' : hashOfPayload(row.payload), null)
    return { outcome, target, notes }
  }
  const details = { name: payload.name, alt: payload.alt, source: payload.url.slice(0, 2000) }
  if ('bytes' in fetched) {
    try {
      const before = await recordOf(run, row.source_key)
      const { id } = await storeAsset(run.ctx, { ...details, body: fetched.bytes })
      // Media that an earlier run left out are present now, so documents with their placeholder are composed again.
      if (before) await rememberMedia(run)
      return await keep(id, before ? 'update' : 'create')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return placeholderFor(error.code)
    }
  }
  return placeholderFor(fetched.reason)

  async function placeholderFor(reason: string): Promise<RowResult> {
    const remark = [note('mediaMissing', { url: payload.url, reason })]
    const before = await recordOf(run, row.source_key)
    const present = before ? await assetById(run.ctx, before.target_id) : null
    if (present) return keep(present.id, 'placeholder', remark)
    if (!payload.isImage) return { outcome: 'placeholder', target: null, notes: remark }
    const body = placeholderImage(payload.name)
    return keep(
      (await storeAsset(run.ctx, { ...details, body, name: `${payload.name.replace(/\.[a-z0-9]+$/i, '')}.svg` })).id,
      'placeholder',
      remark,
    )
  }
}

async function rememberMedia(run: Run): Promise<void> {
  run.import.details = { ...run.import.details, mediaChanged: true }
  const { ctx, import: own } = run
  await siteTables(ctx).updateTable('imports').set({ details: own.details }).where('id', '=', own.id).execute()
}

/** Notes under which address and number a file is known in the exporting site. */
export async function indexMedia(
  run: Run,
  row: StagedRow,
  payload: MediaPayload,
  targetId: string | null,
): Promise<void> {
  const { postId = '' } = row.payload as { postId?: string }
  await siteTables(run.ctx)
    .insertInto('import_media')
    .values({
      import_id: run.import.id,
      ordinal: row.ordinal,
      media_key: imageKey(payload.url),
      post_id: postId,
      target_id: targetId,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'import_id', 'ordinal']).doUpdateSet({ target_id: targetId }),
    )
    .execute()
}

/** The asset that an earlier run stored for this row, if it exists and is not a placeholder. */
export async function keptMedia(run: Run, row: StagedRow, payload: MediaPayload): Promise<RowResult | null> {
  const record = await recordOf(run, row.source_key)
  if (record && record.hash !== '' && (await assetById(run.ctx, record.target_id)))
    return { outcome: 'unchanged', target: { kind: 'asset', id: record.target_id } }
  if (record) return null
  const same = await assetBySource(run.ctx, payload.url.slice(0, 2000))
  if (!same || same.type === 'image/svg+xml') return null
  const target = { kind: 'asset', id: same.id }
  await keepRecord(run, row.source_key, target, hashOfPayload(row.payload), null)
  return { outcome: 'unchanged', target }
}

/** Draws the placeholder of an image that could not be fetched: a quiet frame with the file's name, in no language. */
function placeholderImage(name: string): Uint8Array<ArrayBuffer> {
  const shown = (name.length > 48 ? `${name.slice(0, 45)}…` : name).replace(/[<>&"']/g, ' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#e9ebee"/><g fill="none" stroke="#9aa3ad" stroke-width="10" stroke-linejoin="round"><rect x="430" y="240" width="340" height="250" rx="18"/><circle cx="530" cy="325" r="30"/><path d="M445 480l95-95 70 70 55-55 95 85"/></g><text x="600" y="590" text-anchor="middle" font-family="sans-serif" font-size="34" fill="#6b7480">${shown}</text></svg>`
  return new Uint8Array(Buffer.from(svg, 'utf8'))
}
