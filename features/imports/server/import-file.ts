import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { siteByName } from '#features/sites/server'
import type { PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import type { Import, ImportRow } from '../contract/import.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import { importsApi } from '../contract/imports.api.ts'
import type { WebsiteValues } from '../contract/website.schema.ts'
import { type ColumnOptions, sayColumnsOf } from './table/said-columns.ts'
import { changePlannedWebsite } from './website/change-planned-website.ts'
import { asImporter } from './as-importer.ts'
import { holdImport } from './hold-import.ts'
import { importById, reportColumns, rowShown, rowsOf } from './imports.queries.ts'
import { orFail } from './or-fail.ts'
import type { Ask } from './crawl/collect-pages.ts'
import { readFile, readSite } from './read-stored-file.ts'
import { start } from './run-import.ts'
import type { Running } from './run/row-transaction.ts'
import { runRows } from './run/run-rows.ts'
import { insertImport } from './upload-import.ts'

/** A batch that takes longer is not waited for: its transaction is undone. */
const batchMs = 5000

export interface FileImport {
  /** A path on this machine, or the address of a site. */
  file: string
  /** Replaces requests to other hosts. */
  ask?: Ask
  /** Name of the site. */
  site: string
  dryRun?: boolean
  /** Fields of the columns of a table with unknown ones. */
  columns?: ColumnOptions
  /** Site settings after the import, if they differ from the plan. */
  website?: WebsiteValues
  /** Aborts the import. Imported rows stay, and the import can be resumed later. */
  signal?: AbortSignal
  onProgress?: (progress: { stage: 'reading' | 'running'; done: number; total: number | null }) => void
}

/**
 * The import of the command: reads, plans and, unless it is a dry run, runs to the end. `problem` of the result reports
 * an unreadable file.
 */
export async function importFile(
  ctx: Writable<PlatformContext>,
  { file, site: name, dryRun = false, website, columns, ask, signal, onProgress }: FileImport,
): Promise<{ import: Import; rows: AsyncIterable<ImportRow> }> {
  const site = await siteByName(ctx, name)
  if (!site) throw importProblems.siteMissing({ name })
  const isAddress = /^https?:\/\//i.test(file)
  const found = isAddress ? null : await stat(file).catch(() => null)
  if (!isAddress && !found?.isFile()) throw importProblems.fileMissing({ file })
  const { owner_id: accountId } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  const importId = newId(ctx.now().getTime())
  await asImporter(ctx, site, accountId, (owner) =>
    insertImport(owner, { id: importId, fileName: isAddress ? new URL(file).host : basename(file), fileKey: null }),
  )
  const tell = (done: number): void => onProgress?.({ stage: 'reading', done, total: null })
  const reading = () =>
    isAddress
      ? readSite(ctx, site, importId, file, { ask, signal })
      : readFile(ctx, site, importId, async () => createReadStream(file), tell)
  await holdImport(ctx, site, importId, () =>
    orFail(ctx, site, importId, () => unlessStopped(signal, 0, reading()), importProblems.unreadable),
  )
  if ((await asImporter(ctx, site, accountId, (owner) => importById(owner, importId))).state === 'mapping')
    await holdImport(ctx, site, importId, () =>
      orFail(ctx, site, importId, async () => {
        await asImporter(ctx, site, accountId, (owner) => sayColumnsOf(owner, importId, columns))
        await unlessStopped(signal, 0, reading())
      }),
    )
  const planned = await asImporter(ctx, site, accountId, async (owner) => {
    const read = await importById(owner, importId)
    const wanted = read.state === 'ready' && website && Object.keys(website).length > 0
    return wanted
      ? changePlannedWebsite(owner, importsApi.changeWebsite.input.parse({ id: importId, ...website }))
      : read
  })
  if (!dryRun && planned.state === 'ready') {
    const running: Running = {
      site,
      importId,
      accountId,
      until: Number.POSITIVE_INFINITY,
      ...(signal && { signal }),
      onProgress: (done, total) => onProgress?.({ stage: 'running', done, total }),
    }
    await holdImport(ctx, site, importId, async () => {
      await asImporter(ctx, site, accountId, (owner) => start(owner, importId, 'running'))
      await orFail(ctx, site, importId, () => unlessStopped(signal, batchMs, runRows(ctx, running)))
    })
  }
  return asImporter(ctx, site, accountId, async (owner) => ({
    import: await importById(owner, importId),
    rows: reportRows(ctx, { site, accountId, importId }),
  }))
}

const reportedAtOnce = 1000

/**
 * Streams the outcome of each row in file order, so that a report of a hundred thousand rows need not fit into memory.
 */
async function* reportRows(
  ctx: Writable<PlatformContext>,
  { site, accountId, importId }: Pick<Running, 'site' | 'accountId' | 'importId'>,
): AsyncGenerator<ImportRow> {
  for (let after = 0; ; ) {
    const rows = await asImporter(ctx, site, accountId, (owner) =>
      rowsOf(owner, importId)
        .select([...reportColumns])
        .where('ordinal', '>', after)
        .orderBy('ordinal')
        .limit(reportedAtOnce)
        .execute(),
    )
    yield* rows.map(rowShown)
    const last = rows.at(-1)
    if (!last) return
    after = last.ordinal
  }
}

/** Returns the result of the work; after a signal it waits at most `graceMs`. */
function unlessStopped<R>(signal: AbortSignal | undefined, graceMs: number, work: Promise<R>): Promise<R> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => setTimeout(() => reject(importProblems.interrupted()), graceMs), {
    once: true,
  })
  return Promise.race([work, promise])
}
