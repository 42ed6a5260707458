import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { siteByName } from '#features/sites/server'
import type { PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import type { Import, ImportRow } from '../contract/import.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import { asImporter } from './as-importer.ts'
import { holdImport } from './hold-import.ts'
import { importById, reportColumns, rowShown, rowsOf } from './imports.queries.ts'
import { orFail } from './or-fail.ts'
import { readFile } from './read-stored-file.ts'
import { start } from './run-import.ts'
import { type Running, runRows } from './run/run-rows.ts'
import { insertImport } from './upload-import.ts'

/** A batch that takes longer is not waited for: its transaction is undone. */
const batchMs = 5000

export interface FileImport {
  /** A path on this machine. */
  file: string
  /** Name of the site. */
  site: string
  dryRun?: boolean
  /** Whoever runs it has had enough: what is imported stays, and the import can go on later. */
  signal?: AbortSignal
  onProgress?: (progress: { stage: 'reading' | 'running'; done: number; total: number | null }) => void
}

/** The command's import: reads, plans and, unless it is a dry run, runs to the end. A file that cannot be read is told by the answer's `problem`. */
export async function importFile(
  ctx: Writable<PlatformContext>,
  { file, site: name, dryRun = false, signal, onProgress }: FileImport,
): Promise<{ import: Import; rows: ImportRow[] }> {
  const site = await siteByName(ctx, name)
  if (!site) throw importProblems.siteMissing({ name })
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw importProblems.fileMissing({ file })
  const { owner_id: accountId } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  const importId = newId(ctx.now().getTime())
  await asImporter(ctx, site, accountId, (owner) =>
    insertImport(owner, { id: importId, fileName: basename(file), fileKey: null }),
  )
  const tell = (done: number): void => onProgress?.({ stage: 'reading', done, total: null })
  const read = () => readFile(ctx, site, importId, async () => createReadStream(file), tell)
  await holdImport(ctx, site, importId, () =>
    orFail(ctx, site, importId, () => unlessStopped(signal, 0, read()), importProblems.unreadable),
  )
  const planned = await asImporter(ctx, site, accountId, (owner) => importById(owner, importId))
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
    rows: (
      await rowsOf(owner, importId)
        .select([...reportColumns])
        .orderBy('ordinal')
        .execute()
    ).map(rowShown),
  }))
}

/** What the work answers; a signal ends the waiting for it, `graceMs` after it came. */
function unlessStopped<R>(signal: AbortSignal | undefined, graceMs: number, work: Promise<R>): Promise<R> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => setTimeout(() => reject(importProblems.interrupted()), graceMs), {
    once: true,
  })
  return Promise.race([work, promise])
}
