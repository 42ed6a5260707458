import { peopleWhoMay } from '#features/sites/server'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { NoteThread, notesApi } from '../../contract/index.ts'
import { requireDocument } from '../base/documents.queries.ts'

/** Lists all conversations about a document, and the people who can be mentioned. */
export async function listNotes(ctx: OwnerContext, { id }: { id: string }): Promise<Output<typeof notesApi.list>> {
  ctx.require('content.look')
  await requireDocument(ctx, id)
  const rows = await notesOf(ctx, id)
  const byThread = [...Map.groupBy(rows, ({ thread_id }) => thread_id).values()]
  const threads = byThread.flatMap((notes) => threadOf(notes) ?? [])
  const people = await peopleWhoMay(ctx, 'content.look')
  return {
    threads: threads.toSorted(
      (a, b) => Number(a.isResolved) - Number(b.isResolved) || lastOf(b).localeCompare(lastOf(a)),
    ),
    people: people.map(({ id: accountId, name }) => ({ id: accountId, name })),
  }
}

type Row = Awaited<ReturnType<typeof notesOf>>[number]

function notesOf(ctx: OwnerContext, documentId: string) {
  return siteTables(ctx)
    .selectFrom('document_notes')
    .leftJoin('accounts', 'accounts.id', 'document_notes.account_id')
    .leftJoin('accounts as resolvers', 'resolvers.id', 'document_notes.resolved_by')
    .select([
      'document_notes.id',
      'document_notes.thread_id',
      'document_notes.block_id',
      'document_notes.about',
      'document_notes.body',
      'document_notes.mentions',
      'document_notes.created_at',
      'document_notes.resolved_at',
      'accounts.id as account_id',
      'accounts.name',
      'accounts.email',
      'resolvers.name as resolver',
    ])
    .where('document_notes.document_id', '=', documentId)
    .orderBy('document_notes.created_at')
    .orderBy('document_notes.id')
    .execute()
}

function threadOf(notes: readonly Row[]): NoteThread | null {
  const first = notes.find(({ id, thread_id }) => id === thread_id)
  if (!first) return null
  return {
    id: first.id,
    blockId: first.block_id,
    about: first.about,
    isResolved: first.resolved_at !== null,
    resolvedBy: first.resolver,
    notes: notes.map(({ id, account_id, name, email, body, mentions, created_at }) => ({
      id,
      by: account_id === null ? null : { id: account_id, name: name || (email?.split('@')[0] ?? '') },
      body,
      mentions: [...mentions],
      at: created_at.toISOString(),
    })),
  }
}

function lastOf({ notes }: NoteThread): string {
  return notes.at(-1)?.at ?? ''
}
