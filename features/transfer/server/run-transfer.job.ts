import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { allSites, siteById } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext, Site, SiteTransaction } from '#platform/context'
import { idSchema, Problem } from '#platform/contract'
import { inSite, isConflict, isUnreachable, siteTables } from '#platform/database'
import { job, longJob } from '#platform/jobs'
import { z } from 'zod'
import { copySchema, keptDays, transferProblems, type TransferResult } from '../contract/index.ts'
import { fileKinds } from './file-kinds.ts'
import { importSite } from './import-site.ts'
import type { SiteTransfersTable } from './transfer.tables.ts'
import { writeFormat } from './write-format.ts'

/** Exports or imports an archive. It restarts when its worker ends; either result is complete or absent. */
export const runTransferJob = longJob({
  name: 'transfer.run',
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
      const problem = (error instanceof Problem ? error : transferProblems.stopped()).toBody()
      await inSite(ctx, site, (tx) => end(tx, row, { state: 'failed', problem: { ...problem } }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** Deletes archives soon after they were made, because they contain personal addresses. */
export const tidyTransfersJob = job({
  name: 'transfer.tidy',
  schedule: '20 3 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * 86_400_000)
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

async function makeArchive(ctx: Outside, site: Site, row: SiteTransfersTable, path: string): Promise<void> {
  const copy = copySchema.parse(row.options ?? {})
  const result = await writeFormat(ctx, site, path, { format: row.format, copy })
  const { ending, type } = fileKinds[row.format]
  const key = `${site.id}/transfers/${row.id}.${ending}`
  await ctx.storage.put(key, createReadStream(path), type)
  await inSite(ctx, site, (tx) => end(tx, row, { state: 'done', result, file_key: key }))
}

async function bringArchive(ctx: Outside, site: Site, row: SiteTransfersTable, path: string): Promise<void> {
  const uploaded = row.file_key ?? ''
  const { body } = await ctx.storage.stream(uploaded)
  await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  try {
    await importSite(ctx, site, path, {
      accountId: row.account_id,
      // With the rows, so that a job that is done twice finds that it was done.
      onBrought: (tx, result) => end(tx, row, { state: 'done', result, file_key: null }),
    })
  } catch (error) {
    if (error instanceof Problem) await ctx.storage.remove([uploaded])
    throw error
  }
  await ctx.storage.remove([uploaded])
}

async function end(
  ctx: Pick<SiteTransaction, 'db' | 'site' | 'now'>,
  { id }: SiteTransfersTable,
  changes: Partial<Pick<SiteTransfersTable, 'state' | 'problem' | 'file_key'>> & { result?: TransferResult },
): Promise<void> {
  await siteTables(ctx)
    .updateTable('site_transfers')
    .set({ ...changes, ended_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}
