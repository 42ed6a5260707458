import { z } from 'zod'
import { allSites, siteById } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext, Site, SiteTransaction } from '#platform/context'
import { dayMs, idSchema } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { enqueue, job, longJob } from '#platform/jobs'
import type { ImportState } from '../contract/import.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import { forgetArchived } from './archive/archive-files.ts'
import { forgetPages } from './crawl/collect-pages.ts'
import { addressInKey } from './crawl/stage-site.ts'
import { heldSeconds, holdImport, isHeld } from './hold-import.ts'
import { readStoredFile } from './read-stored-file.ts'
import { orFail } from './or-fail.ts'
import { runRows } from './run/run-rows.ts'
import { undoRows } from './run/undo-rows.ts'

const input = z.object({ websiteId: idSchema, importId: idSchema, accountId: idSchema })
type ImportInput = z.infer<typeof input>
/**
 * Length of a turn; the next one is queued behind other work. It is shorter than the time that a stopping worker waits
 * for running jobs.
 */
const turn = 15_000
const keptDays = 14
/** An import older than this is abandoned. */
const abandonedDays = 2

/** A file that ends the worker would do so again; a run that was cancelled can go on, be undone or removed. */
const givesUp = {
  deaths: 2,
  givenUp: (ctx: OutsideTransaction<PlatformContext>, { websiteId, importId }: ImportInput) =>
    endStopped(ctx, websiteId, importId),
} as const

export const readImportJob = longJob({
  name: 'imports.read',
  input,
  ...givesUp,
  run: (ctx, input) =>
    atWork(ctx, input, 'reading', async (site, { importId }) => {
      await orFail(ctx, site, importId, () => readStoredFile(ctx, site, importId), importProblems.unreadable)
    }),
})

export const runImportJob = longJob({
  name: 'imports.run',
  input,
  ...givesUp,
  atOnce: 2,
  run: (ctx, input) =>
    atWork(ctx, input, 'running', async (site, { importId, accountId }) => {
      const isDone = await orFail(ctx, site, importId, () =>
        runRows(ctx, { site, importId, accountId, until: Date.now() + turn }),
      )
      if (isDone === false) await inSite(ctx, site, (tx) => enqueue(tx, runImportJob, input, { key: importId }))
    }),
})

export const undoImportJob = longJob({
  name: 'imports.undo',
  input,
  ...givesUp,
  run: (ctx, input) =>
    atWork(ctx, input, 'undoing', async (site, { importId, accountId }) => {
      await orFail(ctx, site, importId, () => undoRows(ctx, { site, importId, accountId }))
    }),
})

async function endStopped(
  ctx: OutsideTransaction<PlatformContext>,
  websiteId: string,
  importId: string,
): Promise<void> {
  const site = await siteById(ctx, websiteId)
  if (!site) return
  await inSite(ctx, site, (tx) =>
    siteTables({ db: tx.db, site })
      .updateTable('imports')
      .set({ state: 'failed', problem: { ...importProblems.stopped().toBody() }, ended_at: ctx.now() })
      .where('id', '=', importId)
      .where('state', 'in', ['reading', 'running', 'undoing'])
      .execute(),
  )
}

/** A job may run again after its work was done, or while another process does it. */
async function atWork(
  ctx: OutsideTransaction<PlatformContext>,
  input: ImportInput,
  state: ImportState,
  work: (site: Site, input: ImportInput) => Promise<void>,
): Promise<void> {
  const site = await siteById(ctx, input.websiteId)
  if (!site) return
  await holdImport(ctx, site, input.importId, async () => {
    if ((await stateOf(ctx, site, input.importId)) === state) await work(site, input)
  })
}

function stateOf(ctx: OutsideTransaction<PlatformContext>, site: Site, importId: string): Promise<string | undefined> {
  return inSite(ctx, site, async (tx) => {
    const row = await siteTables({ db: tx.db, site })
      .selectFrom('imports')
      .select('state')
      .where('id', '=', importId)
      .executeTakeFirst()
    return row?.state
  })
}

const lookEveryMs = (heldSeconds + 5) * 1000

/** Checks at intervals whether running imports have a process: one whose process was killed is resumed. */
export const guardImportJob = job({
  name: 'imports.guard',
  input,
  run: async (ctx, input) => {
    const { importId } = input
    const row = await siteTables(ctx)
      .selectFrom('imports')
      .select(['state', 'file_key'])
      .where('id', '=', importId)
      .executeTakeFirst()
    if (!row || !['reading', 'running', 'undoing'].includes(row.state)) return
    await guardImport(ctx, input)
    if (await isHeld(ctx, importId)) return
    if (row.state === 'running') return enqueue(ctx, runImportJob, input, { key: importId })
    if (row.state === 'undoing') return enqueue(ctx, undoImportJob, input, { key: importId })
    if (row.file_key !== null) return enqueue(ctx, readImportJob, input, { key: importId })
    await endUnread(ctx, importId)
  },
})

export async function guardImport(ctx: Pick<SiteTransaction, 'db' | 'tx' | 'now'>, input: ImportInput): Promise<void> {
  const after = new Date(ctx.now().getTime() + lookEveryMs)
  await enqueue(ctx, guardImportJob, input, { key: input.importId, after })
}

/** Ends an import whose command was killed while reading: only that command had the file. */
async function endUnread(ctx: SiteTransaction, importId: string): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'failed', problem: { ...importProblems.interrupted().toBody() }, ended_at: ctx.now() })
    .where('id', '=', importId)
    .execute()
}

/** Removes uploads and plans that were never run: an export contains addresses and passwords of other people. */
export const tidyImportsJob = job({
  name: 'imports.tidy',
  schedule: '40 3 * * *',
  input: z.object({}),
  run: async (ctx) => {
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        await endAbandoned({ ...tx, locale: 'en' })
        await forgetOld({ ...tx, locale: 'en' })
      })
  },
})

/** Ends an import of a version before guards, so that it can be resumed, undone or removed. */
async function endAbandoned(ctx: SiteTransaction): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'failed', problem: { ...importProblems.stopped().toBody() }, ended_at: ctx.now() })
    .where('state', 'in', ['running', 'undoing'])
    .where('started_at', '<', new Date(ctx.now().getTime() - abandonedDays * dayMs))
    .execute()
}

async function forgetOld(ctx: SiteTransaction): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptDays * dayMs)
  const old = await siteTables(ctx)
    .selectFrom('imports')
    .select(['id', 'file_key'])
    .where('created_at', '<', before)
    .where('state', 'in', ['ready', 'failed', 'waiting', 'reading', 'mapping'])
    .execute()
  for (const { id, file_key } of old) {
    await siteTables(ctx).deleteFrom('imports').where('id', '=', id).execute()
    if (file_key !== null && addressInKey(file_key) === null) await ctx.storage.remove([file_key])
    await forgetArchived(ctx, ctx.site.id, id)
    await forgetPages(ctx, ctx.site.id, id)
  }
}
