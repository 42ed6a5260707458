import { z } from 'zod'
import { allSites, siteById } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { enqueue, job, longJob } from '#platform/jobs'
import { importProblems } from '../contract/imports.problems.ts'
import { readStoredFile } from './read-stored-file.ts'
import { orFail } from './or-fail.ts'
import { runRows } from './run/run-rows.ts'
import { undoRows } from './run/undo-rows.ts'

const input = z.object({ websiteId: idSchema, importId: idSchema, accountId: idSchema })
/** So long one turn lasts; the next is queued behind others' work. */
const turn = 30_000
const keptDays = 14
/** No import takes so long. */
const abandonedDays = 2

export const readImportJob = longJob({
  name: 'imports.read',
  input,
  run: async (ctx, { websiteId, importId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await orFail(ctx, site, importId, () => readStoredFile(ctx, site, importId))
  },
})

export const runImportJob = longJob({
  name: 'imports.run',
  input,
  atOnce: 2,
  run: async (ctx, { websiteId, importId, accountId }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const isDone = await orFail(ctx, site, importId, () =>
      runRows(ctx, { site, importId, accountId, until: Date.now() + turn }),
    )
    if (isDone === false)
      await inSite(ctx, site, (tx) => enqueue(tx, runImportJob, { websiteId, importId, accountId }, { key: importId }))
  },
})

export const undoImportJob = longJob({
  name: 'imports.undo',
  input,
  run: async (ctx, { websiteId, importId, accountId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await orFail(ctx, site, importId, () => undoRows(ctx, { site, importId, accountId }))
  },
})

/** Uploads and plans that nobody ran are not kept for ever: an export holds addresses and passwords of other people. */
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

/** One that a command ran which was killed: told to have stopped, it can go on, be undone or removed. */
async function endAbandoned(ctx: SiteTransaction): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'failed', problem: { ...importProblems.stopped().toBody() }, ended_at: ctx.now() })
    .where('state', 'in', ['running', 'undoing'])
    .where('started_at', '<', new Date(ctx.now().getTime() - abandonedDays * 86_400_000))
    .execute()
}

async function forgetOld(ctx: SiteTransaction): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptDays * 86_400_000)
  const old = await siteTables(ctx)
    .selectFrom('imports')
    .select(['id', 'file_key'])
    .where('created_at', '<', before)
    .where('state', 'in', ['ready', 'failed', 'waiting', 'reading'])
    .execute()
  for (const { id, file_key } of old) {
    await siteTables(ctx).deleteFrom('imports').where('id', '=', id).execute()
    if (file_key !== null) await ctx.storage.remove([file_key])
  }
}
