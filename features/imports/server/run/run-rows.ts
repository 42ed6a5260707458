import { isUnreachable, refreshStatistics, siteTables } from '#platform/database'
import { sql } from 'kysely'
import { Problem } from '#platform/contract'
import type { PlatformContext, Writable } from '#platform/context'
import { forgetArchived } from '../archive/archive-files.ts'
import { importProblems } from '../../contract/imports.problems.ts'
import { rowsOf } from '../imports.queries.ts'
import { ranks } from '../items/classify.ts'
import { finishRun, hasRows } from './finish-run.ts'
import { note, type RowResult, type Run, type StagedRow } from './run-context.ts'
import { documents } from './documents.ts'
import { inRun, type Running, runRow } from './row-transaction.ts'
import { blogOf, runAuthor, runTerm } from './run-labels.ts'
import { fetchMedia, indexMedia, keptMedia, mediaPayload, runMedia } from './run-media.ts'
import { runMenus } from './run-menus.ts'
import { partsAtOnce, runParts } from './run-parts.ts'
import { settleUnchanged } from './settle-unchanged.ts'
import { takeLook } from './take-look.ts'
import { type SiteMap, siteMapOf } from '../items/site-map.ts'
import { changeWebsite, type StagedWebsite } from '../website/website.ts'
import { writeResults } from './write-results.ts'

const atOnce = 24
/** Limit of bodies in memory together, in stored bytes, because they may be large. */
const bytesAtOnce = 500_000
/** Interval of progress reports between documents, because each takes a transaction. */
const tellEveryMs = 250
/** Number of finished rows after which tables are analysed, and again whenever there are four times as many. */
const countedFirst = 250

/**
 * Imports rows until the time is over or none is left; returns true when the import is complete. Each row is one
 * transaction.
 */
export async function runRows(ctx: Writable<PlatformContext>, running: Running): Promise<boolean> {
  const silentHosts = new Map<string, number>()
  let map: SiteMap | null = null
  let done = await inRun(ctx, running, begin)
  let toldAt = 0
  let countedAt = done + countedFirst
  for (;;) {
    const rows = await inRun(ctx, running, nextRows)
    const [first] = rows
    if (!first) {
      await inRun(ctx, running, end)
      await forgetArchived(ctx, running.site.id, running.importId)
      return true
    }
    if (first.rank === ranks.document && map === null) {
      map = await inRun(ctx, running, siteMapOf)
      done += await unchanged(ctx, running)
      continue
    }
    done += rows.length
    if (first.rank === ranks.menu) await menus(ctx, running, rows)
    else if (first.rank === ranks.part) done += await parts(ctx, running, rows)
    else if (first.rank === ranks.media) await media(ctx, running, rows, silentHosts)
    else if (first.rank === ranks.document && map) await documents(ctx, running, rows, map)
    else for (const row of rows) await runRow(ctx, running, row, (run) => plainRow(run, row))
    const isTime = first.rank !== ranks.document || Date.now() - toldAt > tellEveryMs
    if (isTime) await report(ctx, running, done)
    if (isTime) toldAt = Date.now()
    if (done >= countedAt) {
      await refreshStatistics(ctx)
      countedAt = done * 4
    }
    if (running.signal?.aborted) throw importProblems.interrupted()
    if (Date.now() > running.until) return false
  }
}

async function unchanged(ctx: Writable<PlatformContext>, running: Running): Promise<number> {
  let done = 0
  for (let from: number | null = 1; from !== null; ) {
    const at: number = from
    const settled = await inRun(ctx, running, (run) => settleUnchanged(run, at))
    done += settled.done
    from = settled.next
  }
  return done
}

async function plainRow(run: Run, row: StagedRow): Promise<RowResult> {
  if (row.rank === ranks.author) return runAuthor(run, row)
  if (row.rank === ranks.term) return runTerm(run, row)
  return { outcome: 'skip', target: null }
}

/** Applies the language, currency and time zone once per import. */
async function beginWebsite({ ctx, import: own }: Run): Promise<void> {
  const website = own.details.website as StagedWebsite | null | undefined
  if (!website || website.before) return
  own.details = { ...own.details, website: { ...website, before: await changeWebsite(ctx, website.after) } }
  await siteTables(ctx).updateTable('imports').set({ details: own.details }).where('id', '=', own.id).execute()
}

/**
 * Creates the collection of posts before other rows refer to it, and completes rows that the plan leaves out. Returns
 * the number of finished rows.
 */
async function begin(run: Run): Promise<number> {
  await beginWebsite(run)
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
  const ofRank = waiting.where('rank', '=', first.rank).orderBy('ordinal')
  const limit = first.rank === ranks.menu ? 5000 : first.rank === ranks.part ? partsAtOnce : atOnce
  if (first.rank !== ranks.document) return ofRank.selectAll().limit(limit).execute()
  const bytes = sql<number>`coalesce(pg_column_size(payload), 0)`.as('bytes')
  const next = await ofRank.select(['ordinal', bytes]).limit(limit).execute()
  let sum = 0
  const fitting = next.filter(({ bytes: own }, at) => (sum += own) <= bytesAtOnce || at === 0)
  return ofRank
    .where('ordinal', '<=', fitting.at(-1)?.ordinal ?? 0)
    .selectAll()
    .execute()
}

/** Downloads several files at a time outside of any transaction, and stores them in one. */
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
        const fetched = media
          ? null
          : await fetchMedia(ctx, { siteId: running.site.id, importId: running.importId }, payload, silentHosts)
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
    const failure = note('failed', { sentence: error instanceof Problem ? error.message : '', code: 'menus' })
    await inRun(ctx, running, async (run) => {
      for (const row of rows) await writeResults(run, [[row, { outcome: 'failed', target: null, notes: [failure] }]])
    })
  }
}

/**
 * Imports many rows in one transaction, and each by itself when one of them fails. Returns the number of others that
 * were parts of them.
 */
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

/** Counts the finished rows once. Counting them after each batch would read all of them for each batch. */
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
  await takeLook(run)
  await finishRun(run)
  const { ctx, import: own } = run
  await siteTables(ctx).updateTable('import_rows').set({ payload: null }).where('import_id', '=', own.id).execute()
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'done', rows_done: own.rows_total, ended_at: ctx.now() })
    .where('id', '=', own.id)
    .execute()
}
