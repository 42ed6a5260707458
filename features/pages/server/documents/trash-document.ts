import { audit } from '#features/accounts/server'
import { type OwnerContext, type OwnerTransaction, provided } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { dayMs } from '#platform/contract'
import { type DocumentSummary, type Trashed, mayBecome, pagesProblems } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { type DocumentRow, documentSummary, lockDocument } from '../base/documents.queries.ts'
import { homepageOf } from '../addresses/homepage.ts'
import { changedPublication, hideDocument } from '../publish/show-revision.ts'
import { type Dependent, documentDependents } from '../extension-points.ts'

/** Days that the trash keeps documents. */
export const trashDays = 30

/** Moves a document into the trash: hidden from visitors and lists, and restorable as a draft for thirty days. */
export async function trashDocument(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.delete')
  const row = await lockDocument(ctx, id)
  const why = (await dependentsOf(ctx, { id })).filter(({ holds }) => holds)
  if (why.length > 0) throw pagesProblems.stillNeeded({ why: why.map(({ sentence }) => sentence).join(' ') })
  if ((await homepageOf(ctx)) === id) throw pagesProblems.homepageStays({ title: row.title })
  if (!mayBecome(row.status, statuses.deleted))
    throw pagesProblems.statusRefused({ from: row.status, to: statuses.deleted })
  const tags = await hideDocument(ctx, row, { status: statuses.deleted, deletedAt: ctx.now() })
  if (row.published_revision_id) await announcePublication(ctx, [changedPublication(row, 'gone')])
  await audit(ctx, { action: 'document.trashed', subject: id, before: { title: row.title } })
  await changed(ctx, tags)
  return {}
}

/** Asks every feature for records that depend on a document. */
export async function dependentsOf(ctx: OwnerContext, { id }: { id: string }): Promise<Dependent[]> {
  ctx.require('content.delete')
  const found = []
  for (const dependents of provided(ctx.product, documentDependents)) found.push(...(await dependents(ctx, id)))
  return found
}

export async function trashed(ctx: OwnerContext): Promise<{ documents: Trashed[] }> {
  ctx.require('content.edit')
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .execute()
  return {
    documents: rows.flatMap(({ deleted_at, ...row }) =>
      deleted_at
        ? [
            {
              ...row,
              deletedAt: deleted_at.toISOString(),
              goneAt: new Date(deleted_at.getTime() + trashDays * dayMs).toISOString(),
            },
          ]
        : [],
    ),
  }
}

/** Restores a document as a draft (C4.63: deleted → draft). */
export async function restoreFromTrash(ctx: OwnerTransaction, { id }: { id: string }): Promise<DocumentSummary> {
  ctx.require('content.delete')
  const row = await trashedRow(ctx, id)
  await siteTables(ctx)
    .updateTable('documents')
    .set({ status: statuses.draft, deleted_at: null, changed_at: ctx.now() })
    .where('id', '=', row.id)
    .execute()
  return documentSummary(ctx, id)
}

/** Deletes a document permanently, with its history, revisions and redirects. */
export async function deleteForGood(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.delete')
  const row = await trashedRow(ctx, id)
  await siteTables(ctx).deleteFrom('documents').where('id', '=', row.id).execute()
  await audit(ctx, { action: 'document.deleted', subject: id, before: { title: row.title } })
  return {}
}

export async function emptyTrash(ctx: OwnerTransaction): Promise<{ removed: number }> {
  ctx.require('content.delete')
  const { numDeletedRows } = await siteTables(ctx)
    .deleteFrom('documents')
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const removed = Number(numDeletedRows)
  await audit(ctx, { action: 'trash.emptied', subject: ctx.site.id, before: { removed } })
  return { removed }
}

async function trashedRow(ctx: OwnerContext, id: string): Promise<DocumentRow> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw pagesProblems.notInTrash({ id })
  return row
}
