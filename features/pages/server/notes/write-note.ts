import { peopleWhoMay, type Colleague, letterheadOf } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { sendSignal, siteTables } from '#platform/database'
import { type notesApi, notesAtMost, pagesProblems } from '../../contract/index.ts'
import { requireDocument } from '../base/documents.queries.ts'
import { documentKey, notesTopic } from '../several/people.ts'
import { languageOf } from '#platform/i18n'
import { type Mention, writeMention } from './mention-email.ts'

/** Begins a conversation about a block or the whole page. Mentioned people get an email. */
export async function beginNotes(
  ctx: OwnerTransaction,
  { id, blockId, about, ...words }: Input<typeof notesApi.begin>,
): Promise<{ id: string }> {
  ctx.require('content.look')
  const document = await requireDocument(ctx, id)
  const noteId = newId(ctx.now().getTime())
  await keep(ctx, { ...words, id: noteId, threadId: noteId, documentId: id, title: document.title, blockId, about })
  return { id: noteId }
}

/** Adds an answer, which reopens a resolved conversation. */
export async function answerNote(
  ctx: OwnerTransaction,
  { id, ...words }: Input<typeof notesApi.answer>,
): Promise<{ id: string }> {
  ctx.require('content.look')
  const first = await noteById(ctx, id)
  if (!first) throw pagesProblems.noteGone({ id })
  const document = await requireDocument(ctx, first.document_id)
  const noteId = newId(ctx.now().getTime())
  await keep(ctx, {
    ...words,
    id: noteId,
    threadId: first.thread_id,
    documentId: first.document_id,
    title: document.title,
    blockId: null,
    about: '',
  })
  if (first.resolved_at !== null) await settle(ctx, first.thread_id, false)
  return { id: noteId }
}

export async function resolveNotes(
  ctx: OwnerTransaction,
  { id, isResolved }: Input<typeof notesApi.resolve>,
): Promise<Record<string, never>> {
  ctx.require('content.edit')
  const note = await noteById(ctx, id)
  if (!note) throw pagesProblems.noteGone({ id })
  await settle(ctx, note.thread_id, isResolved)
  sendSignal(ctx, { topic: notesTopic, data: documentKey(ctx.site.id, note.document_id) })
  return {}
}

export async function removeNote(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.look')
  const note = await noteById(ctx, id)
  if (!note) return {}
  if (note.account_id !== ctx.account.id) throw pagesProblems.noteOfAnother()
  await siteTables(ctx)
    .deleteFrom('document_notes')
    .where(note.thread_id === id ? 'thread_id' : 'id', '=', id)
    .execute()
  sendSignal(ctx, { topic: notesTopic, data: documentKey(ctx.site.id, note.document_id) })
  return {}
}

interface NewNote {
  id: string
  threadId: string
  documentId: string
  title: string
  blockId: string | null
  about: string
  body: string
  mentions: readonly string[]
}

async function keep(ctx: OwnerTransaction, note: NewNote): Promise<void> {
  const { count } = await siteTables(ctx)
    .selectFrom('document_notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('document_id', '=', note.documentId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= notesAtMost) throw pagesProblems.tooManyNotes({ max: notesAtMost })
  const people = await peopleWhoMay(ctx, 'content.look')
  const mentioned = people.filter(({ id }) => note.mentions.includes(id))
  await siteTables(ctx)
    .insertInto('document_notes')
    .values({
      id: note.id,
      document_id: note.documentId,
      thread_id: note.threadId,
      block_id: note.blockId,
      about: note.about,
      body: note.body,
      mentions: mentioned.map(({ id }) => id),
      account_id: ctx.account.id,
      created_at: ctx.now(),
    })
    .execute()
  await tellMentioned(
    ctx,
    { documentId: note.documentId, threadId: note.threadId, title: note.title, body: note.body },
    mentioned.filter(({ id }) => id !== ctx.account.id),
  )
  sendSignal(ctx, { topic: notesTopic, data: documentKey(ctx.site.id, note.documentId) })
}

function noteById(ctx: OwnerTransaction, id: string) {
  return siteTables(ctx)
    .selectFrom('document_notes')
    .select(['document_id', 'thread_id', 'account_id', 'resolved_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function settle(ctx: OwnerTransaction, threadId: string, isResolved: boolean): Promise<void> {
  await siteTables(ctx)
    .updateTable('document_notes')
    .set({ resolved_at: isResolved ? ctx.now() : null, resolved_by: isResolved ? ctx.account.id : null })
    .where('id', '=', threadId)
    .execute()
}

/** Sends an email to each in their language, with a link to the conversation. */
async function tellMentioned(
  ctx: OwnerTransaction,
  mention: Omit<Mention, 'name'>,
  people: readonly Colleague[],
): Promise<void> {
  const name = ctx.account.name || ctx.account.email
  for (const { email, locale } of people) {
    const language = languageOf(locale)
    const letterhead = await letterheadOf(ctx, language)
    const message = writeMention(ctx, { ...mention, name, language, letterhead })
    await ctx.mail.send({ to: email, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
