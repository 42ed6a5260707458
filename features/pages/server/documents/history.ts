import { siteTables } from '#platform/database'
import type { Operation } from '#platform/document'
import type { OwnerContext } from '#platform/context'
import { minuteMs } from '#platform/contract'
import type { HistoryEntry } from '../../contract/index.ts'
import { requireDocument } from '../base/documents.queries.ts'

/** Pause after which further edits of a person begin a new history entry. */
const pauseMs = 10 * minuteMs
const pageOfHistory = 500

interface LogRow {
  seq: number
  at: Date
  account_id: string | null
  name: string | null
  client: string
  operation: Operation
}

/**
 * Lists the log in people's terms, newest first: edits with their authors, publications, names and restores. `before`
 * is the cursor of the next page.
 */
export async function history(
  ctx: OwnerContext,
  { id, before }: { id: string; before?: number },
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  ctx.require('content.edit')
  const row = await requireDocument(ctx, id)
  const upTo = before ?? row.head_seq + 1
  const rows = await logRows(ctx, id, upTo)
  const oldest = rows.at(-1)?.seq ?? 0
  const marks = await markEntries(ctx, id, oldest, upTo, before === undefined)
  const entries = [...marks, ...gestures(rows)].toSorted((a, b) => b.seq - a.seq || rank(b) - rank(a))
  return { entries, more: rows.length === pageOfHistory }
}

async function logRows(ctx: OwnerContext, id: string, upTo: number): Promise<LogRow[]> {
  return siteTables(ctx)
    .selectFrom('document_operations as logged')
    .leftJoin('accounts', 'accounts.id', 'logged.account_id')
    .select(['seq', 'at', 'account_id', 'accounts.name', 'client', 'operation'])
    .where('document_id', '=', id)
    .where('seq', '<', upTo)
    .orderBy('seq', 'desc')
    .limit(pageOfHistory)
    .execute()
}

async function markEntries(
  ctx: OwnerContext,
  id: string,
  from: number,
  upTo: number,
  isFirstPage: boolean,
): Promise<HistoryEntry[]> {
  const rows = await siteTables(ctx)
    .selectFrom('document_marks as mark')
    .leftJoin('accounts', 'accounts.id', 'mark.account_id')
    .select(['mark.kind', 'seq', 'label', 'at', 'account_id', 'accounts.name'])
    .where('document_id', '=', id)
    .where('seq', '>=', from)
    .where('seq', isFirstPage ? '<=' : '<', upTo)
    .orderBy('at', 'desc')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    seq: row.seq,
    fromSeq: row.seq,
    at: row.at.toISOString(),
    by: row.account_id ? { id: row.account_id, name: row.name ?? '' } : null,
    label: row.label,
    count: 0,
  }))
}

function gestures(rows: readonly LogRow[]): HistoryEntry[] {
  const entries: (HistoryEntry & { earliest: Date })[] = []
  for (const row of rows) {
    const open = entries.at(-1)
    const continues =
      open &&
      (open.by?.id ?? null) === row.account_id &&
      open.earliest.getTime() - row.at.getTime() < pauseMs &&
      open.label === labelOf(row)
    if (open && continues) {
      open.fromSeq = row.seq
      open.count += 1
      open.earliest = row.at
      continue
    }
    const by = row.account_id ? { id: row.account_id, name: row.name ?? '' } : null
    entries.push({
      kind: 'edit',
      seq: row.seq,
      fromSeq: row.seq,
      at: row.at.toISOString(),
      by,
      label: labelOf(row),
      count: 1,
      earliest: row.at,
    })
  }
  return entries.map(({ earliest: _earliest, ...entry }) => entry)
}

function labelOf({ operation }: LogRow): string | null {
  return operation.kind === 'batch' ? (operation.label ?? null) : null
}

function rank(entry: HistoryEntry): number {
  return entry.kind === 'edit' ? 0 : 1
}
