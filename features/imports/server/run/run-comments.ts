import { keepComment } from '#features/comments/server'
import type { RichTextDoc, RichTextNode } from '#platform/document'
import { htmlTree } from '../body/html-tree.ts'
import { withParagraphs } from '../body/paragraphs.ts'
import type { Piece } from '#platform/block'
import { piecesOfHtml } from '../body/rich-text.ts'
import { localDate, wordpressDate } from '../read/dates.ts'
import type { ExportedComment, ExportedItem } from '../read/records.ts'
import { note, type RowResult, type Run } from './run-context.ts'

/** Stores the comments of an item under its document, answers after their parents. */
export async function runComments(
  run: Run,
  key: string,
  item: ExportedItem,
  documentId: string,
): Promise<NonNullable<RowResult['notes']>> {
  const wanted = item.comments.filter(
    (comment) =>
      comment.approved !== 'trash' &&
      comment.approved !== 'post-trashed' &&
      comment.content !== '' &&
      !isNotice(comment),
  )
  const ids = new Map<string, string>()
  const keys = new Map<string, number>()
  for (const [index, comment] of inOrder(wanted).entries()) {
    const { id } = await keepComment(run.ctx, {
      documentId,
      parentId: ids.get(comment.parent) ?? null,
      authorName: comment.author,
      authorWebsite: comment.url,
      body: bodyOf(comment.content),
      status:
        comment.approved === '1' || comment.approved === 'approved'
          ? 'approved'
          : comment.approved === 'spam'
            ? 'spam'
            : 'pending',
      writtenAt: wordpressDate(comment.dateGmt) ?? localDate(comment.date, run.ctx.site.timeZone) ?? run.ctx.now(),
      sourceKey: `${`${run.import.source}|${key}`.slice(0, 950)}|${uniqueName(keys, comment.id || `at ${index}`)}`,
    })
    if (comment.id !== '' && !ids.has(comment.id)) ids.set(comment.id, id)
  }
  const notices = item.comments.filter(isNotice).length
  const lost = item.comments.length - wanted.length - notices
  const waiting = wanted.filter((comment) => comment.approved === '0').length
  return [
    ...(wanted.length > 0 ? [note('comments', { n: wanted.length })] : []),
    ...(waiting > 0 ? [note('commentsWaiting', { n: waiting })] : []),
    ...(lost > 0 ? [note('commentsLeft', { n: lost })] : []),
    ...(notices > 0 ? [note('pingbacksLeft', { n: notices })] : []),
  ]
}

/** Whether it is a notice of another site or a plug-in, which is stored as a comment without an author. */
const isNotice = ({ type }: ExportedComment): boolean => !['', 'comment', 'review'].includes(type.trim())

/** Two comments with the same number are different comments. */
function uniqueName(names: Map<string, number>, name: string): string {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return count === 1 ? name : `${name}#${count}`
}

/** Sorts parents first; answers to missing comments stand alone, and cycles are broken where they begin. */
export function inOrder(comments: readonly ExportedComment[]): ExportedComment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const done = new Set<ExportedComment>()
  const visit = (comment: ExportedComment, path: readonly ExportedComment[]): void => {
    if (done.has(comment) || path.includes(comment) || path.length > 500) return
    const parent = byId.get(comment.parent)
    if (parent) visit(parent, [...path, comment])
    done.add(comment)
  }
  for (const comment of comments) visit(comment, [])
  return [...done]
}

function bodyOf(content: string): RichTextDoc {
  const nodes = piecesOfHtml(htmlTree(withParagraphs(content))).flatMap(textsOf)
  return { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] }
}

/** Comments have text only, so images and videos in them become links. */
function textsOf(piece: Piece): RichTextNode[] {
  if (piece.kind === 'text') return piece.nodes
  const address = ['image', 'embed', 'audio', 'video'].includes(piece.kind) && 'url' in piece ? piece.url : ''
  if (address === '') return []
  return [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: address,
          marks: /^https?:/.test(address)
            ? [{ type: 'link', attrs: { href: address, target: null, title: null } }]
            : [],
        },
      ],
    },
  ]
}
