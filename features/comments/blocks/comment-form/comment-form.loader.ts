import { admittedTo } from '#features/pages/server'
import { settingsOf } from '#features/sites/server'
import { provided, type VisitorContext } from '#platform/context'
import { passwordsIn } from '#platform/contract'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { problemSentence } from '#platform/i18n'
import { sendsEmail } from '#platform/mail'
import type { BlockLoader } from '#platform/render/server'
import { commentMax, commentsSettings } from '../../contract/index.ts'
import type { CommentFormData } from '../../contract/comment-form-view.ts'
import { type CommentTarget, commentTarget } from '../../server/comment-target.ts'
import { commentingMembers } from '../../server/extension-points.ts'
import type { CommentFormProps } from './comment-form.contract.ts'

type Query = Readonly<Record<string, string>>
const fields = {
  'comments.name_missing': 'name',
  'comments.email_unfit': 'email',
  'comments.text_missing': 'text',
  'comments.text_too_long': 'text',
} as const

export const loadCommentForm: BlockLoader<CommentFormProps, CommentFormData> = async (ctx, blocks, page) => {
  const data = await formData(ctx, page.query)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function formData(ctx: VisitorContext, query: Query): Promise<CommentFormData> {
  const { post = '', sent = '', stop = '' } = query
  if (stop === 'done') return { view: 'stopped' }
  if (stop !== '') return { view: 'stop', token: stop }
  const target = /^[0-9a-f]{24}$/.test(post) ? await commentTarget(ctx, post) : null
  if (!target) return { view: 'gone' }
  const backTo = target.path
  if (sent !== '') return { view: 'sent', backTo }
  if (!target.isOpen) return { view: 'closed', backTo }
  const members = provided(ctx.product, commentingMembers)
  const member = ctx.member ? ((await members?.author(ctx, ctx.member.id)) ?? null) : null
  const { whoWrites } = await settingsOf(ctx, commentsSettings)
  if (whoWrites === 'members' && !member) {
    const href = (await members?.signInPath(ctx, `/comment?${new URLSearchParams({ post })}`)) ?? null
    return { view: 'signIn', backTo, href }
  }
  const kept = sendsEmail(ctx) ? {} : { sendsNoEmail: true as const }
  return { ...(await writing(ctx, target, query)), ...kept, memberName: member?.name ?? null }
}

async function writing(
  ctx: VisitorContext,
  target: CommentTarget,
  { reply = '', why = '', name = '', text = '' }: Query,
): Promise<Extract<CommentFormData, { view: 'write' }>> {
  const sentence = why === '' ? null : problemSentence(ctx.locale, why, { most: commentMax })
  const isShown = await isOpenHere(ctx, target)
  return {
    view: 'write',
    backTo: target.path,
    title: isShown ? target.title : '',
    documentId: target.documentId,
    parent: isShown && reply !== '' ? await answered(ctx, target.documentId, reply) : null,
    memberName: null,
    name,
    text,
    problem: sentence === null ? null : { field: fields[why as keyof typeof fields] ?? '', sentence },
  }
}

/**
 * Content behind a password is not quoted elsewhere, because this page does not know which passwords a browser has
 * given.
 */
async function isOpenHere(ctx: VisitorContext, { locks, path }: CommentTarget): Promise<boolean> {
  return passwordsIn(locks).length === 0 && (await admittedTo(ctx, { locks, path })).isAdmitted
}

async function answered(ctx: VisitorContext, documentId: string, id: string) {
  const row = await siteTables(ctx)
    .selectFrom('comments')
    .select(['id', 'author_name', 'body'])
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return row ? { id: row.id, name: row.author_name, text: plainText(row.body).slice(0, 300) } : null
}
