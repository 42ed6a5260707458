import { Problem } from '#platform/contract'
import { isUnreachable } from '#platform/database'
import type { PlatformContext, Site, Writable } from '#platform/context'
import { asImporter } from '../as-importer.ts'
import { importRowById, rowsOf } from '../imports.queries.ts'
import { note, type RowResult, type Run, type StagedRow } from './run-context.ts'
import { writeResults } from './write-results.ts'

export interface Running {
  site: Site
  importId: string
  accountId: string
  /** Time at which this call stops; the next one continues. */
  until: number
  /** Stops after the present batch. */
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

export function inRun<R>(
  ctx: Writable<PlatformContext>,
  { site, importId, accountId }: Running,
  work: (run: Run) => Promise<R>,
): Promise<R> {
  return asImporter(ctx, site, accountId, async (owner) => {
    owner.require('settings.import')
    return work({ ctx: owner, import: await importRowById(owner, importId) })
  })
}

/** Imports a row in a transaction of its own: an error is the row's failure, and the next row goes on. */
export async function runRow(
  ctx: Writable<PlatformContext>,
  running: Running,
  row: StagedRow,
  work: (run: Run) => Promise<RowResult>,
): Promise<void> {
  try {
    await inRun(ctx, running, async (run) => {
      if ((await heldRows(run, [row])).length > 0) await write(run, row, await work(run))
    })
  } catch (error) {
    if (isUnreachable(error)) throw error
    if (!(error instanceof Problem))
      ctx.log.error({ error, importId: running.importId, ordinal: row.ordinal }, 'A row of an import failed.')
    const reason =
      error instanceof Problem
        ? note('failed', { sentence: error.message, code: error.code })
        : note('failed', { sentence: '', code: 'defect' })
    await inRun(ctx, running, (run) => write(run, row, { outcome: 'failed', target: null, notes: [reason] }))
  }
}

/** Locks rows of one rank, and returns those that no other process has imported since they were read. */
export async function heldRows(run: Run, rows: readonly StagedRow[]): Promise<StagedRow[]> {
  const ordinals = rows.map(({ ordinal }) => ordinal)
  const locked = await rowsOf(run.ctx, run.import.id)
    .where('rank', '=', rows[0]?.rank ?? 0)
    .where('ordinal', 'in', ordinals)
    .where('state', '=', 'waiting')
    .select('ordinal')
    .orderBy('ordinal')
    .forUpdate()
    .execute()
  const ownOrdinals = new Set(locked.map(({ ordinal }) => ordinal))
  return rows.filter(({ ordinal }) => ownOrdinals.has(ordinal))
}

async function write(run: Run, row: StagedRow, result: RowResult): Promise<void> {
  await writeResults(run, [[row, result]])
}
