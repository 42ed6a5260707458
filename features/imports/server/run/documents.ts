import { isUnreachable } from '#platform/database'
import type { PlatformContext, Writable } from '#platform/context'
import { heldRows, inRun, type Running, runRow } from './row-transaction.ts'
import type { StagedRow } from './run-context.ts'
import { runDocument } from './run-document.ts'
import { isPlainPost, runPosts } from './run-posts.ts'
import type { SiteMap } from '../items/site-map.ts'
import { writeResults } from './write-results.ts'

/**
 * New posts that follow each other are imported in one transaction. When one of them fails, each runs by itself. Pages
 * and documents of earlier imports always run by themselves.
 */
export async function documents(
  ctx: Writable<PlatformContext>,
  running: Running,
  rows: readonly StagedRow[],
  map: SiteMap,
): Promise<void> {
  for (const group of inGroups(rows, (row) => isPlainPost(row, running.site, ctx.now()))) {
    const done = await posts(ctx, running, group, map)
    for (const row of group)
      if (!done.has(row.ordinal)) await runRow(ctx, running, row, (run) => runDocument(run, row, map))
  }
}

/** Groups adjacent rows that run together; every other row is a group of its own. */
function inGroups<R>(rows: readonly R[], goesTogether: (row: R) => boolean): R[][] {
  const groups: { isOpen: boolean; rows: R[] }[] = []
  for (const row of rows) {
    const isOpen = goesTogether(row)
    const last = groups.at(-1)
    if (isOpen && last?.isOpen) last.rows.push(row)
    else groups.push({ isOpen, rows: [row] })
  }
  return groups.map((group) => group.rows)
}

/** Ordinals of the finished documents. */
async function posts(
  ctx: Writable<PlatformContext>,
  running: Running,
  rows: readonly StagedRow[],
  map: SiteMap,
): Promise<ReadonlySet<number>> {
  if (rows.length < 2) return new Set()
  try {
    return await inRun(ctx, running, async (run) => {
      const results = await runPosts(run, await heldRows(run, rows), map)
      await writeResults(run, [...results])
      return new Set([...results.keys()].map(({ ordinal }) => ordinal))
    })
  } catch (error) {
    if (isUnreachable(error)) throw error
    ctx.log.warn({ error, importId: running.importId }, 'Posts of an import are worked off one by one.')
    return new Set()
  }
}
