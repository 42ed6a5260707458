import { Readable } from 'node:stream'
import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction, Writable } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { type CopyOptions, copySchema, type Transfer, type transferApi, transferProblems } from '../contract/index.ts'
import { end } from './end-transfer.ts'
import { fileKinds } from './file-kinds.ts'
import { runTransferJob } from './run-transfer.job.ts'
import { asTransfer, transferRow } from './transfers.queries.ts'

/** Limit of an imported file: 20 GB. */
export const largestArchive = 20_000_000_000

export async function startExport(
  ctx: OwnerTransaction & CalledBy,
  { format, copy }: Input<typeof transferApi.export>,
): Promise<Transfer> {
  ctx.require('settings.export')
  await refuseWhileRunning(ctx)
  const id = newId(ctx.now().getTime())
  const day = ctx.now().toISOString().slice(0, 10)
  const { ending } = fileKinds[format]
  const name = format === 'archive' ? ctx.site.name : `${ctx.site.name}-${format}`
  const options = format === 'static' ? copySchema.parse(copy ?? {}) : null
  return start(ctx, { id, kind: 'export', format, options, fileName: `${name}-${day}.${ending}`, fileKey: null })
}

/** Streams the archive to the store; the worker brings it in. */
export async function startImport(ctx: Writable<OwnerContext> & CalledBy): Promise<Transfer> {
  ctx.require('settings.import')
  for await (const file of ctx.caller.files()) {
    const id = newId(ctx.now().getTime())
    const key = `${ctx.site.id}/transfers/${id}`
    await ctx.storage.put(key, Readable.from(file.body as AsyncIterable<Uint8Array>), 'application/zip')
    try {
      if (file.isTruncated()) throw transferProblems.tooLarge({ entry: file.name.slice(0, 100) })
      return await inSite(ctx, ctx.site, async (tx) => {
        await refuseWhileRunning(tx)
        return start(tx, {
          id,
          kind: 'import',
          format: 'archive',
          options: null,
          fileName: file.name.slice(0, 300),
          fileKey: key,
        })
      })
    } catch (error) {
      await ctx.storage.remove([key])
      throw error
    }
  }
  throw transferProblems.notAnArchive()
}

export async function removeTransfer(
  ctx: OwnerTransaction,
  { id }: Input<typeof transferApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('settings.export')
  const { state, file_key: key } = await transferRow(ctx, id)
  if (state === 'waiting' || state === 'running') throw transferProblems.isRunning()
  await siteTables(ctx).deleteFrom('site_transfers').where('id', '=', id).execute()
  if (key !== null) await ctx.storage.remove([key])
  return {}
}

/** Cancels a transfer. The worker then finds it ended and stops: nothing is imported, and an export is deleted. */
export async function cancelTransfer(
  ctx: OwnerTransaction,
  { id }: Input<typeof transferApi.cancel>,
): Promise<Transfer> {
  ctx.require('settings.export')
  await transferRow(ctx, id)
  const problem = { ...transferProblems.cancelled().toBody() }
  const ended = await end(ctx, id, { state: 'failed', problem })
  if (!ended) throw transferProblems.notRunning()
  if (ended.file_key !== null) await ctx.storage.remove([ended.file_key])
  await audit(ctx, { action: 'site.transfer_cancelled', subject: ctx.site.id })
  return asTransfer(ctx, await transferRow(ctx, id))
}

async function refuseWhileRunning(ctx: OwnerTransaction): Promise<void> {
  const running = await siteTables(ctx)
    .selectFrom('site_transfers')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (running) throw transferProblems.isRunning()
}

type NewTransfer = Pick<Transfer, 'id' | 'kind' | 'format' | 'fileName'> & {
  options: CopyOptions | null
  fileKey: string | null
}

async function start(
  ctx: OwnerTransaction & CalledBy,
  { id, kind, format, options, fileName, fileKey }: NewTransfer,
): Promise<Transfer> {
  await siteTables(ctx)
    .insertInto('site_transfers')
    .values({
      id,
      kind,
      format,
      options,
      state: 'waiting',
      account_id: ctx.account.id,
      file_name: fileName,
      file_key: fileKey,
      result: null,
      problem: null,
      asked_at: ctx.now(),
      ended_at: null,
    })
    .execute()
  // An archive contains the addresses of all customers, so the activity log names the person who exported it.
  const action = kind === 'export' ? 'site.exported' : 'site.brought_in'
  await audit(ctx, { action, subject: ctx.site.id, after: { file: fileName } })
  await enqueue(ctx, runTransferJob, { websiteId: ctx.site.id, transferId: id }, { key: id })
  return asTransfer(ctx, await transferRow(ctx, id))
}
