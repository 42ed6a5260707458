import type { InTransaction, OwnerContext, OwnerTransaction, SiteContext } from '#platform/context'
import { newId } from '#platform/contract'
import { changeDocument } from '../operations/append-operations.ts'
import { type DocumentRow, lockDocument } from '../base/documents.queries.ts'

type Acting = SiteContext & Partial<Pick<OwnerContext, 'account' | 'require'>>

/**
 * Returns the rows to publish. Rows that visitors see for the first time have the settings that their kind decides at
 * that moment.
 */
export async function settledRows(ctx: InTransaction<Acting>, rows: readonly DocumentRow[]): Promise<DocumentRow[]> {
  if (!isOwner(ctx)) return [...rows]
  const settled: DocumentRow[] = []
  for (const row of rows) settled.push(row.published_at === null ? await settledRow(ctx, row) : row)
  return settled
}

async function settledRow(ctx: OwnerTransaction, row: DocumentRow): Promise<DocumentRow> {
  const changes = (await ctx.product.kinds.get(row.kind)?.settle?.(ctx, row.head)) ?? []
  if (changes.length === 0) return row
  const key = `settle:${newId(ctx.now().getTime())}`
  await changeDocument(ctx, { id: row.id, operation: { kind: 'changeSettings', changes: [...changes] }, key })
  return lockDocument(ctx, row.id)
}

function isOwner(ctx: InTransaction<Acting>): ctx is OwnerTransaction {
  return ctx.account !== undefined && ctx.require !== undefined
}
