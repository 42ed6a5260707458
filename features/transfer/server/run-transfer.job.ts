import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allSites, siteById } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import { dayMs, idSchema, Problem } from '#platform/contract'
import { inSite, isConflict, isUnreachable, siteTables } from '#platform/database'
import { job, longJob } from '#platform/jobs'
import { writeWithinRoom } from '#platform/storage'
import { z } from 'zod'
import { copySchema, keptDays, transferProblems } from '../contract/index.ts'
import { end } from './end-transfer.ts'
import { fileKinds } from './file-kinds.ts'
import { importSite } from './import-site.ts'
import type { SiteTransfersTable } from './transfer.tables.ts'
import { writeFormat } from './write-format.ts'

const lookEveryMs = 1000

/** Exports or imports an archive. It restarts once when its worker ends; either result is complete or absent. */
export const runTransferJob = longJob({
  name: 'transfer.run',
  deaths: 2,
  input: z.object({ websiteId: idSchema, transferId: idSchema }),
  run: async (ctx, { websiteId, transferId }) => {
    const site = await siteById(ctx, websiteId)
    const row = site && (await markRunning(ctx, site, transferId))
    if (!site || !row) return
    const folder = await mkdtemp(join(tmpdir(), 'quoin-transfer-'))
    const path = join(folder, 'archive.zip')
    try {
      await (row.kind === 'export' ? makeArchive : bringArchive)(ctx, site, row, path)
    } catch (error) {
      if (isUnreachable(error) || isConflict(error)) throw error
      if (!(error instanceof Problem)) ctx.log.error({ error, transferId }, 'The transfer of a site stopped.')
      const problem = error instanceof Problem ? error : transferProblems.stopped()
      await inSite(ctx, site, (tx) => end(tx, row.id, failedWith(problem)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  givenUp: async (ctx, { websiteId, transferId }, reason) => {
    const site = await siteById(ctx, websiteId)
    const problem = reason === 'deaths' ? transferProblems.endsWorker() : transferProblems.cancelled()
    const ended = site && (await inSite(ctx, site, (tx) => end(tx, transferId, failedWith(problem))))
    if (ended?.file_key) await ctx.storage.remove([ended.file_key])
  },
})

/** Deletes archives soon after they were made, because they contain personal addresses. */
export const tidyTransfersJob = job({
  name: 'transfer.tidy',
  schedule: '20 3 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * dayMs)
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        const old = await siteTables(tx)
          .selectFrom('site_transfers')
          .select(['id', 'file_key'])
          .where('ended_at', '<', before)
          .execute()
        for (const { id, file_key: key } of old) {
          await siteTables(tx).deleteFrom('site_transfers').where('id', '=', id).execute()
          if (key !== null) await tx.storage.remove([key])
        }
      })
  },
})

type Outside = OutsideTransaction<PlatformContext>

async function markRunning(ctx: Outside, site: Site, id: string): Promise<SiteTransfersTable | undefined> {
  return inSite(ctx, site, (tx) =>
    siteTables(tx)
      .updateTable('site_transfers')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst(),
  )
}

const failedWith = (problem: Problem) => ({ state: 'failed' as const, problem: { ...problem.toBody() } })

async function makeArchive(ctx: Outside, site: Site, row: SiteTransfersTable, path: string): Promise<void> {
  const copy = copySchema.parse(row.options ?? {})
  const result = await writeFormat(ctx, site, path, { format: row.format, copy })
  const { ending, type } = fileKinds[row.format]
  const key = `${site.id}/transfers/${row.id}.${ending}`
  await ctx.storage.put(key, createReadStream(path), type)
  const ended = await inSite(ctx, site, (tx) => end(tx, row.id, { state: 'done', result, file_key: key }))
  if (!ended) await ctx.storage.remove([key])
}

async function bringArchive(ctx: Outside, site: Site, row: SiteTransfersTable, path: string): Promise<void> {
  const uploaded = row.file_key ?? ''
  try {
    const { body } = await ctx.storage.stream(uploaded)
    await writeWithinRoom(path, body, ctx.config)
    await importSite(ctx, site, path, {
      accountId: row.account_id,
      onPiece: unlessCancelled(ctx, site, row.id),
      // Written together with the rows, so that a repeated job detects that the import is done.
      onBrought: async (tx, result) => {
        if (!(await end(tx, row.id, { state: 'done', result, file_key: null }))) throw transferProblems.cancelled()
      },
    })
  } catch (error) {
    if (error instanceof Problem) await ctx.storage.remove([uploaded])
    throw error
  }
  await ctx.storage.remove([uploaded])
}

/** Checks once a second whether it was cancelled. */
function unlessCancelled(ctx: Outside, site: Site, id: string): () => Promise<void> {
  let looked = Date.now()
  return async () => {
    if (Date.now() - looked < lookEveryMs) return
    looked = Date.now()
    const row = await inSite(ctx, site, (tx) =>
      siteTables(tx).selectFrom('site_transfers').select('state').where('id', '=', id).executeTakeFirst(),
    )
    if (row?.state !== 'running') throw transferProblems.cancelled()
  }
}
