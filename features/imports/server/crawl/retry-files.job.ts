import { z } from 'zod'
import { fillAsset } from '#features/media/server'
import { siteById } from '#features/sites/server'
import type {
  OutsideTransaction,
  OwnerTransaction,
  PlatformContext,
  Site,
  SiteContext,
  SiteTransaction,
} from '#platform/context'
import { idSchema, Problem } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { enqueue, longJob } from '#platform/jobs'
import type { Ask } from './collect-pages.ts'
import { importProblems } from '../../contract/imports.problems.ts'
import { fileNameIn } from '../file-name-in.ts'
import { importRowById, rowsOf } from '../imports.queries.ts'
import { fetchMedia } from '../run/run-media.ts'

const input = z.object({ websiteId: idSchema, importId: idSchema })

export const retryFilesJob = longJob({
  name: 'imports.retry-files',
  input,
  run: async (ctx, { websiteId, importId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await fetchAgain(ctx, site, importId)
  },
})

export async function retryFiles(ctx: OwnerTransaction, { id }: { id: string }): Promise<{ files: number }> {
  ctx.require('settings.import')
  const { state } = await importRowById(ctx, id)
  if (state !== 'done') throw importProblems.notReady()
  const missing = await missingFiles(ctx, id)
  if (missing.length > 0) await enqueue(ctx, retryFilesJob, { websiteId: ctx.site.id, importId: id }, { key: id })
  return { files: missing.length }
}

/** Returns images replaced by a placeholder, with the address that did not respond. */
async function missingFiles(ctx: SiteContext, importId: string) {
  const rows = await rowsOf(ctx, importId)
    .where('kind', '=', 'media')
    .where('outcome', '=', 'placeholder')
    .where('target_id', 'is not', null)
    .select(['rank', 'ordinal', 'source_key', 'target_id', 'notes'])
    .orderBy('ordinal')
    .execute()
  return rows.flatMap(({ notes, target_id, ...row }) => {
    const url = notes.find(({ code }) => code === 'mediaMissing')?.values.url
    return typeof url === 'string' && target_id !== null ? [{ ...row, url, targetId: target_id }] : []
  })
}

/** Downloads one after the other, each outside of a transaction. Returns the number of successes. */
export async function fetchAgain(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  importId: string,
  ask?: Ask,
): Promise<number> {
  const within = <R>(work: (tx: SiteTransaction) => Promise<R>): Promise<R> =>
    inSite(ctx, site, (tx) => work({ ...tx, locale: languageOf(site.locale) }))
  const silentHosts = new Map<string, number>()
  let arrived = 0
  for (const { url, targetId, rank, ordinal, source_key } of await within((tx) => missingFiles(tx, importId))) {
    const name = fileNameIn(url) || 'file'
    const payload = { url, name, alt: '', isImage: true }
    const fetched = ask
      ? await ask(url, { maxBytes: 60_000_000, timeoutMs: 20_000 }).catch(() => ({ reason: 'unreachable' }))
      : await fetchMedia(ctx, { siteId: site.id, importId }, payload, silentHosts)
    if (!('bytes' in fetched)) continue
    const isFilled = await within(async (tx) => {
      try {
        if (!(await fillAsset(tx, { id: targetId, body: fetched.bytes, name }))) return false
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return false
      }
      await siteTables(tx)
        .updateTable('import_rows')
        .set({ outcome: 'create', notes: [] })
        .where('import_id', '=', importId)
        .where('rank', '=', rank)
        .where('ordinal', '=', ordinal)
        .execute()
      const { source } = await importRowById(tx, importId)
      await siteTables(tx)
        .updateTable('import_records')
        .set({ hash: 'fetched-again' })
        .where('source', '=', source)
        .where('source_key', '=', source_key)
        .execute()
      return true
    })
    if (isFilled) arrived += 1
  }
  return arrived
}
