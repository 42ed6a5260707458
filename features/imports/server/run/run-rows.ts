import { isUnreachable, siteTables } from '#platform/database'
import { Problem } from '#platform/contract'
import type { PlatformContext, Site, Writable } from '#platform/context'
import { asImporter } from '../as-importer.ts'
import { importProblems } from '../../contract/imports.problems.ts'
import { importRowById, rowsOf } from '../imports.queries.ts'
import { ranks } from '../stage/classify.ts'
import { finishRun, hasRows } from './finish-run.ts'
import { note, type RowResult, type Run, type StagedRow } from './run-context.ts'
import { runDocument } from './run-document.ts'
import { blogOf, runAuthor, runTerm } from './run-labels.ts'
import { fetchMedia, indexMedia, keptMedia, mediaPayload, runMedia } from './run-media.ts'
import { runMenus } from './run-menus.ts'
import { partsAtOnce, runParts } from './run-parts.ts'
import { type SiteMap, siteMapOf } from './site-map.ts'
import { writeResults } from './write-results.ts'

export interface Running {
  site: Site
  importId: string
  accountId: string
  /** Stop after this moment, in the middle of the file; the next call goes on from there. */
  until: number
  /** Stop after the batch in which it comes. */
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

const atOnce = 24
/** Bodies may be large: few of them are in memory together. */
const documentsAtOnce = 4

/** Works off rows until the time is over or none is left; true when the import is done. Each row is one transaction. */
export async function runRows(ctx: Writable<PlatformContext>, running: Running): Promise<boolean> {
  const silentHosts = new Map<string, number>()
  let map: SiteMap | null = null
  let done = await inRun(ctx, running, begin)
  for (;;) {
    const rows = await inRun(ctx, running, nextRows)
    const [first] = rows
    if (!first) {
      await inRun(ctx, running, end)
      return true
    }
    done += rows.length
    if (first.rank === ranks.menu) await menus(ctx, running, rows)
    else if (first.rank === ranks.part) done += await parts(ctx, running, rows)
    else if (first.rank === ranks.media) await media(ctx, running, rows, silentHosts)
    else {
      map ??= first.rank === ranks.document ? await inRun(ctx, running, siteMapOf) : null
      for (const row of rows) await runRow(ctx, running, row, (run) => plainRow(run, row, map))
    }
    await report(ctx, running, done)
    if (running.signal?.aborted) throw importProblems.interrupted()
    if (Date.now() > running.until) return false
  }
}

async function plainRow(run: Run, row: StagedRow, map: SiteMap | null): Promise<RowResult> {
  if (row.rank === ranks.author) return runAuthor(run, row)
  if (row.rank === ranks.term) return runTerm(run, row)
  if (row.rank === ranks.document && map) return runDocument(run, row, map)
  return { outcome: 'skip', target: null }
}

function inRun<R>(
  ctx: Writable<PlatformContext>,
  { site, importId, accountId }: Running,
  work: (run: Run) => Promise<R>,
): Promise<R> {
  return asImporter(ctx, site, accountId, async (owner) => {
    owner.require('settings.import')
    return work({ ctx: owner, import: await importRowById(owner, importId) })
  })
}

/** Posts have a collection before anything refers to it; what the plan leaves out is done at once. Answers how many rows are done. */
async function begin(run: Run): Promise<number> {
  if (await hasRows(run, ranks.document, 'post')) await blogOf(run)
  await siteTables(run.ctx)
    .updateTable('import_rows')
    .set({ state: 'done' })
    .where('import_id', '=', run.import.id)
    .where('state', '=', 'waiting')
    .where('outcome', '=', 'skip')
    .execute()
  return doneRows(run)
}

async function nextRows(run: Run): Promise<StagedRow[]> {
  const waiting = rowsOf(run.ctx, run.import.id).where('state', '=', 'waiting')
  const first = await waiting.select('rank').orderBy('rank').orderBy('ordinal').limit(1).executeTakeFirst()
  if (!first) return []
  const limit =
    first.rank === ranks.menu
      ? 5000
      : first.rank === ranks.part
        ? partsAtOnce
        : first.rank === ranks.document
          ? documentsAtOnce
          : atOnce
  return waiting.where('rank', '=', first.rank).selectAll().orderBy('ordinal').limit(limit).execute()
}

/** A row in a transaction of its own: what it throws is its own failure, and the next row goes on. */
async function runRow(
  ctx: Writable<PlatformContext>,
  running: Running,
  row: StagedRow,
  work: (run: Run) => Promise<RowResult>,
): Promise<void> {
  try {
    await inRun(ctx, running, async (run) => {
      if (await isTaken(run, row)) return
      await write(run, row, await work(run))
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

/** Locks the row; true when another process has worked it off since it was read. */
async function isTaken(run: Run, row: StagedRow): Promise<boolean> {
  const locked = await rowsOf(run.ctx, run.import.id)
    .where('rank', '=', row.rank)
    .where('ordinal', '=', row.ordinal)
    .select('state')
    .forUpdate()
    .executeTakeFirst()
  return locked?.state !== 'waiting'
}

async function write(run: Run, row: StagedRow, result: RowResult): Promise<void> {
  await writeResults(run, [[row, result]])
}

/** Files are fetched several at a time and outside of any transaction; only keeping them is in one. */
async function media(
  ctx: Writable<PlatformContext>,
  running: Running,
  rows: readonly StagedRow[],
  silentHosts: Map<string, number>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += 4) {
    await Promise.all(
      rows.slice(start, start + 4).map(async (row) => {
        const payload = mediaPayload(row)
        const media = await inRun(ctx, running, (run) => keptMedia(run, row, payload))
        const fetched = media ? null : await fetchMedia(payload, silentHosts)
        await runRow(ctx, running, row, async (run) => {
          const result = media ?? (await runMedia(run, row, payload, fetched ?? { reason: 'unreachable' }))
          await indexMedia(run, row, payload, result.target?.id ?? null)
          return result
        })
      }),
    )
  }
}

async function menus(ctx: Writable<PlatformContext>, running: Running, rows: readonly StagedRow[]): Promise<void> {
  try {
    await inRun(ctx, running, async (run) => {
      const results = await runMenus(run, rows, await siteMapOf(run))
      await writeResults(run, [...results])
    })
  } catch (error) {
    if (isUnreachable(error)) throw error
    ctx.log.error({ error, importId: running.importId }, 'The menus of an import failed.')
    const sentence = error instanceof Problem ? error.message : ''
    await inRun(ctx, running, async (run) => {
      for (const row of rows)
        await write(run, row, { outcome: 'failed', target: null, notes: [note('failed', { sentence, code: 'menus' })] })
    })
  }
}

/** Many rows in one transaction; where one of them fails, each by itself. Answers how many others were parts of them. */
async function parts(ctx: Writable<PlatformContext>, running: Running, rows: readonly StagedRow[]): Promise<number> {
  try {
    return await inRun(ctx, running, async (run) => {
      const { results, followed } = await runParts(run, rows)
      await writeResults(run, [...results])
      return followed
    })
  } catch (error) {
    if (isUnreachable(error)) throw error
    ctx.log.warn({ error, importId: running.importId }, 'Rows of an import are worked off one by one.')
    let followers = 0
    for (const row of rows)
      await runRow(ctx, running, row, async (run) => {
        const { results, followed } = await runParts(run, [row])
        followers += followed
        return results.get(row) ?? { outcome: 'skip', target: null }
      })
    return followers
  }
}

/** Rows that are done, counted once: counting them after each batch would read all of them as often as there are batches. */
async function doneRows(run: Run): Promise<number> {
  const counted = await rowsOf(run.ctx, run.import.id)
    .where('state', '=', 'done')
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(counted.n)
}

async function report(ctx: Writable<PlatformContext>, running: Running, done: number): Promise<void> {
  const total = await inRun(ctx, running, async (run) => {
    const shown = Math.min(done, run.import.rows_total)
    await siteTables(run.ctx).updateTable('imports').set({ rows_done: shown }).where('id', '=', run.import.id).execute()
    return run.import.rows_total
  })
  running.onProgress?.(Math.min(done, total), total)
}

async function end(run: Run): Promise<void> {
  await finishRun(run)
  const { ctx, import: own } = run
  await siteTables(ctx).updateTable('import_rows').set({ payload: null }).where('import_id', '=', own.id).execute()
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'done', rows_done: own.rows_total, ended_at: ctx.now() })
    .where('id', '=', own.id)
    .execute()
}
