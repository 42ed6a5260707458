import { z } from 'zod'
import { siteById } from '#features/sites/server'
import { idSchema } from '#platform/contract'
import { inSite } from '#platform/database'
import { enqueue, longJob } from '#platform/jobs'
import { readStoredFile } from './read-stored-file.ts'
import { runRows } from './run/run-rows.ts'
import { undoRows } from './run/undo-rows.ts'

const input = z.object({ websiteId: idSchema, importId: idSchema, accountId: idSchema })
/** So long one turn lasts; the next is queued behind others' work. */
const turn = 30_000

export const readImportJob = longJob({
  name: 'imports.read',
  input,
  run: async (ctx, { websiteId, importId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await readStoredFile(ctx, site, importId)
  },
})

export const runImportJob = longJob({
  name: 'imports.run',
  input,
  atOnce: 2,
  run: async (ctx, { websiteId, importId, accountId }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const isDone = await runRows(ctx, { site, importId, accountId, until: Date.now() + turn })
    if (!isDone) await inSite(ctx, site, (inside) => enqueue(inside, runImportJob, { websiteId, importId, accountId }, { key: importId }))
  },
})

export const undoImportJob = longJob({
  name: 'imports.undo',
  input,
  run: async (ctx, { websiteId, importId, accountId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await undoRows(ctx, { site, importId, accountId })
  },
})
