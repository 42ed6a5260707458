import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import type { Import } from '../contract/import.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import { forgetArchived } from './archive/archive-files.ts'
import { forgetPages } from './crawl/collect-pages.ts'
import { addressInKey } from './crawl/stage-site.ts'
import { guardImport, runImportJob, undoImportJob } from './import-jobs.job.ts'
import { importById, importRowById } from './imports.queries.ts'

export async function runImport(ctx: OwnerTransaction, { id }: { id: string }): Promise<Import> {
  ctx.require('settings.import')
  const { state, rows_total, file_key } = await importRowById(ctx, id)
  if (state === 'running' || state === 'undoing') throw importProblems.isRunning()
  const isStopped = state === 'failed' && rows_total > 0
  if (state !== 'ready' && !isStopped) throw importProblems.notReady()
  if (file_key !== null && addressInKey(file_key) === null) await ctx.storage.remove([file_key])
  await start(ctx, id, 'running')
  await enqueue(ctx, runImportJob, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id }, { key: id })
  return importById(ctx, id)
}

export async function undoImport(ctx: OwnerTransaction, { id }: { id: string }): Promise<Import> {
  ctx.require('settings.import')
  const { state } = await importRowById(ctx, id)
  if (state === 'running' || state === 'undoing') throw importProblems.isRunning()
  if (state !== 'done' && state !== 'failed') throw importProblems.nothingToUndo()
  await start(ctx, id, 'undoing')
  await enqueue(ctx, undoImportJob, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id }, { key: id })
  return importById(ctx, id)
}

/** Removes the report; imported records stay. */
export async function removeImport(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('settings.import')
  const { state, file_key } = await importRowById(ctx, id)
  if (state === 'running' || state === 'undoing' || state === 'reading') throw importProblems.isRunning()
  await siteTables(ctx).deleteFrom('imports').where('id', '=', id).execute()
  if (file_key !== null && addressInKey(file_key) === null) await ctx.storage.remove([file_key])
  await forgetArchived(ctx, ctx.site.id, id)
  await forgetPages(ctx, ctx.site.id, id)
  return {}
}

export async function start(ctx: OwnerTransaction, id: string, state: 'running' | 'undoing'): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({
      state,
      account_id: ctx.account.id,
      ...(state === 'running' ? { started_at: ctx.now(), problem: null, file_key: null } : {}),
      ended_at: null,
    })
    .where('id', '=', id)
    .execute()
  await guardImport(ctx, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id })
}
