import { type PageContext, RichText, safeHref, type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { commentsMessages } from '../../contract/comments.messages.ts'
import { CommentFields } from '../../visitor/comment-fields.tsx'
import { commentForm } from '../comment-form/comment-form.behaviour.ts'
import { commentTimes } from './comment-times.behaviour.ts'
import type { CommentsProps } from './comments.contract.ts'

export interface ShownComment {
  id: string
  name: string
  website: string
  body: unknown
  date: string
  dateText: string
  /** Whether its author works on the site. */
  isByOwner: boolean
  replies: readonly ShownComment[]
}

export interface CommentsData {
  count: number
  threads: readonly ShownComment[]
  /** People who may write comments; null when the page accepts none. */
  writing: { by: 'everyone' | 'members'; documentId: string; sendsNoEmail?: true } | null
}

export function CommentsView({ props, data, page }: ViewProps<CommentsProps, CommentsData>): ReactNode {
  const { writing } = data
  if (data.count === 0 && !writing)
    return page.editing ? <p className="comments-none">{commentsMessages(page.language, 'heading', { n: 0 })}</p> : null
  return (
    <section className="comments" id="comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading">{props.heading || commentsMessages(page.language, 'heading', { n: data.count })}</h2>
      {writing ? (
        <Wake
          island={commentForm}
          when="touch"
          props={{ answerTo: commentsMessages(page.language, 'answerTo', { name: '%' }) }}
        >
          <Thread data={data} page={page} />
          <Writing writing={writing} page={page} />
        </Wake>
      ) : (
        <Thread data={data} page={page} />
      )}
    </section>
  )
}

function Thread({ data, page }: { data: CommentsData; page: PageContext }): ReactNode {
  if (data.count === 0) return null
  return (
    <Wake
      island={commentTimes}
      props={{
        justNow: commentsMessages(page.language, 'justNow'),
        seconds: commentsMessages(page.language, 'secondsAgo', { n: '{n}' }),
      }}
    >
      <CommentList comments={data.threads} page={page} writing={data.writing} />
    </Wake>
  )
}

/** The HTML is the same for all visitors: members are recognised when they send it. */
function Writing({ writing, page }: { writing: NonNullable<CommentsData['writing']>; page: PageContext }): ReactNode {
  const { by, documentId, sendsNoEmail } = writing
  const t = (name: 'write' | 'noAnswer') => commentsMessages(page.language, name)
  if (by === 'members')
    return (
      <p className="comments-write">
        <a className="button" href={commentPage(documentId)}>
          {t('write')}
        </a>
      </p>
    )
  return (
    <div className="comments-write">
      <h3>{t('write')}</h3>
      <p className="comment-answers" hidden>
        <span /> <button type="button">{t('noAnswer')}</button>
      </p>
      <CommentFields language={page.language} documentId={documentId} parentId="" asksWho sendsNoEmail={sendsNoEmail} />
    </div>
  )
}

function commentPage(documentId: string, reply?: string): string {
  return `/comment?${new URLSearchParams({ post: documentId, ...(reply && { reply }) })}`
}

function CommentList({
  comments,
  page,
  writing,
  label,
}: {
  comments: readonly ShownComment[]
  page: PageContext
  writing: CommentsData['writing']
  label?: string
}): ReactNode {
  return (
    <ol className="comments-list" aria-label={label}>
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`}>
          <OneComment comment={comment} page={page} writing={writing} />
        </li>
      ))}
    </ol>
  )
}

function OneComment({
  comment,
  page,
  writing,
}: {
  comment: ShownComment
  page: PageContext
  writing: CommentsData['writing']
}): ReactNode {
  const name = comment.name || commentsMessages(page.language, 'anonymous')
  const website = comment.website ? safeHref(comment.website) : null
  return (
    <>
      <article className="comment">
        <header>
          <cite>
            {website ? (
              <a href={website} rel="nofollow ugc noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </cite>
          {comment.isByOwner && <span className="comment-owner">{commentsMessages(page.language, 'owner')}</span>}
          <a className="comment-date" href={`#comment-${comment.id}`} title={commentsMessages(page.language, 'link')}>
            <time dateTime={comment.date} data-relative="">
              {comment.dateText}
            </time>
          </a>
        </header>
        <div className="text">
          <RichText doc={comment.body} />
        </div>
        {writing && <AnswerLink id={comment.id} name={name} page={page} writing={writing} />}
      </article>
      {comment.replies.length > 0 && (
        <CommentList
          comments={comment.replies}
          page={page}
          writing={writing}
          label={commentsMessages(page.language, 'replies', { name })}
        />
      )}
    </>
  )
}

interface AnswerLinkProps {
  id: string
  name: string
  page: PageContext
  writing: NonNullable<CommentsData['writing']>
}

function AnswerLink({ id, name, page, writing }: AnswerLinkProps): ReactNode {
  return (
    <p className="comment-answer">
      <a
        href={commentPage(writing.documentId, id)}
        rel="nofollow"
        {...(writing.by === 'everyone' && { 'data-answers': id, 'data-name': name })}
      >
        {commentsMessages(page.language, 'answerTo', { name })}
      </a>
    </p>
  )
}
