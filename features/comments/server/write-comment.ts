import { sql } from 'kysely'
import { mayEnter } from '#features/pages/server'
import { settingsOf, letterheadOf, noticeRecipients } from '#features/sites/server'
import { provided, type VisitorTransaction, type SiteTransaction } from '#platform/context'
import { type Input, isEmailAddress, newId, Problem } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { paragraphs } from '#platform/document'
import { type Answer, type CalledBy, redirect } from '#platform/http'
import {
  authorNameMax,
  commentMax,
  commentProblems,
  commentsSettings,
  type CommentStatus,
  type commentWritingApi,
  linksIn,
  verdictOn,
} from '../contract/index.ts'
import { commentPagePath } from './comment-page.ts'
import { commentTarget } from './comment-target.ts'
import { commentsTag } from './comments.queries.ts'
import { commentingMembers } from './extension-points.ts'
import { commenterCookie, commentOfBrowser } from './known-browser.ts'
import { tellAuthor } from './tell-author.ts'
import { type CommentNotice, writeCommentNotice } from './comment-emails.ts'

type Written = Input<typeof commentWritingApi.write>
/** Length of a refused text that the address carries back; the browser's own history has all of it. */
const carriedText = 1500

/**
 * Handles the form, with or without scripts: leads to the comment, to its state, or back to the form with the typed
 * values.
 */
export async function writeComment(ctx: VisitorTransaction & CalledBy, written: Written): Promise<Answer> {
  const { document, parent, name, text } = written
  try {
    const { id, status, path, isByGuest } = await keepWritten(ctx, written)
    const to =
      status === 'approved'
        ? `${path}#comment-${id}`
        : `${commentPagePath}?${new URLSearchParams({ post: document, sent: '1' })}`
    return redirect(to, { cookies: isByGuest ? [commenterCookie(ctx, id)] : [] })
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const typed = { post: document, reply: parent, why: error.code, name, text: text.slice(0, carriedText) }
    return redirect(`${commentPagePath}?${new URLSearchParams(typed)}`)
  }
}

async function keepWritten(
  ctx: VisitorTransaction & CalledBy,
  written: Written,
): Promise<{ id: string; status: CommentStatus; path: string; isByGuest: boolean }> {
  const target = await commentTarget(ctx, written.document)
  if (!target || !(await mayEnter(ctx, target.locks, target.path))) {
    throw commentProblems.notFound({ id: written.document })
  }
  if (!target.isOpen) throw commentProblems.closed()
  const author = await authorOf(ctx, written)
  const text = written.text.replaceAll('\r\n', '\n').trim()
  if (text === '') throw commentProblems.textMissing()
  if ([...text].length > commentMax) throw commentProblems.textTooLong({ most: commentMax })
  const comment = { documentId: target.documentId, parentId: await parentOf(ctx, written), text, author }
  const again = await sameBefore(ctx, comment)
  if (again) return { ...again, path: target.path, isByGuest: false }

  const { mostLinks, approval } = await settingsOf(ctx, commentsSettings)
  const status = verdictOn({
    trap: written.spare,
    spentMs: /^\d{1,12}$/.test(written.spent) ? Number(written.spent) : null,
    links: linksIn(`${author.name} ${text}`),
    mostLinks,
    approval,
    isKnown: await isKnown(ctx, author),
  })
  const id = await insertComment(ctx, comment, { status, wantsReplies: written.replies !== '' })
  if (status === 'approved') {
    await changed(ctx, [commentsTag(target.documentId)])
    await tellAuthor(ctx, id)
  }
  if (status !== 'spam') await tellOwner(ctx, { title: target.title, name: author.name, text, status })
  return { id, status, path: target.path, isByGuest: author.memberId === null }
}

interface Author {
  memberId: string | null
  name: string
  email: string
}

async function authorOf(ctx: VisitorTransaction, { name, email }: Written): Promise<Author> {
  if (ctx.member) {
    const member = await provided(ctx.product, commentingMembers)?.author(ctx, ctx.member.id)
    if (member) return { memberId: ctx.member.id, name: member.name, email: member.email }
  }
  const { whoWrites } = await settingsOf(ctx, commentsSettings)
  if (whoWrites === 'members') throw commentProblems.membersOnly()
  const shownName = name.replaceAll(/\s+/g, ' ').trim().slice(0, authorNameMax)
  if (shownName === '') throw commentProblems.nameMissing()
  const address = email.trim().normalize('NFC').toLowerCase()
  if (!isEmailAddress(address)) throw commentProblems.emailUnfit()
  return { memberId: null, name: shownName, email: address }
}

/** Returns the answered comment of this page; an answer to a deleted one becomes a comment of its own. */
async function parentOf(ctx: VisitorTransaction, { document, parent }: Written): Promise<string | null> {
  if (parent === '') return null
  const row = await siteTables(ctx)
    .selectFrom('comments')
    .select('id')
    .where('id', '=', parent)
    .where('document_id', '=', document)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewComment {
  documentId: string
  parentId: string | null
  text: string
  author: Author
}

/** Detects the same text by the same person, which is usually a second press of the button. */
async function sameBefore(
  ctx: VisitorTransaction,
  { documentId, text, author }: NewComment,
): Promise<{ id: string; status: CommentStatus } | undefined> {
  return siteTables(ctx)
    .selectFrom('comments')
    .innerJoin('comment_contacts as contact', (join) =>
      join.onRef('contact.website_id', '=', 'comments.website_id').onRef('contact.comment_id', '=', 'comments.id'),
    )
    .select(['comments.id', 'comments.status'])
    .where('comments.document_id', '=', documentId)
    .where('contact.email', '=', author.email)
    .where(sql<boolean>`comments.body = ${JSON.stringify(bodyOf(text))}::text::jsonb`)
    .executeTakeFirst()
}

/**
 * An address alone proves nothing, because anyone may type it. Members are known by their account, guests by their
 * earlier comment in this browser.
 */
async function isKnown(ctx: VisitorTransaction & CalledBy, { memberId, email }: Author): Promise<boolean> {
  const ofBrowser = memberId === null ? commentOfBrowser(ctx) : null
  if (memberId === null && ofBrowser === null) return false
  let approved = siteTables(ctx)
    .selectFrom('comments')
    .innerJoin('comment_contacts as contact', (join) =>
      join.onRef('contact.website_id', '=', 'comments.website_id').onRef('contact.comment_id', '=', 'comments.id'),
    )
    .select('comments.id')
    .where('contact.email', '=', email)
    .where('comments.status', '=', 'approved')
  if (ofBrowser !== null) approved = approved.where('comments.id', '=', ofBrowser)
  return (await approved.limit(1).executeTakeFirst()) !== undefined
}

async function insertComment(
  ctx: VisitorTransaction,
  { documentId, parentId, text, author }: NewComment,
  { status, wantsReplies }: { status: CommentStatus; wantsReplies: boolean },
): Promise<string> {
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('comments')
    .values({
      id,
      document_id: documentId,
      parent_id: parentId,
      author_name: author.name,
      author_website: '',
      body: bodyOf(text),
      status,
      written_at: ctx.now(),
      member_id: author.memberId,
    })
    .execute()
  await siteTables(ctx)
    .insertInto('comment_contacts')
    .values({ comment_id: id, email: author.email, wants_replies: wantsReplies })
    .execute()
  return id
}

export function bodyOf(text: string): Record<string, unknown> {
  return paragraphs(...text.split('\n').filter((part) => part.trim() !== '')) as unknown as Record<string, unknown>
}

/** Notifies people who subscribed to new comments. */
async function tellOwner(ctx: SiteTransaction, comment: Omit<CommentNotice, 'language' | 'letterhead'>): Promise<void> {
  for (const { to, language } of await noticeRecipients(ctx, 'comments')) {
    const message = writeCommentNotice(ctx, { ...comment, language, letterhead: await letterheadOf(ctx, language) })
    await ctx.mail.send({ to, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
