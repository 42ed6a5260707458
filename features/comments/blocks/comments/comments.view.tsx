import { type PageContext, RichText, safeHref, type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { commentsMessages } from '../../contract/comments.messages.ts'
import { commentTimes } from './comment-times.behaviour.ts'
import type { CommentsProps } from './comments.contract.ts'

export interface ShownComment {
  id: string
  name: string
  website: string
  body: unknown
  date: string
  dateText: string
  replies: readonly ShownComment[]
}

export interface CommentsData {
  count: number
  threads: readonly ShownComment[]
}

export function CommentsView({ props, data, page }: ViewProps<CommentsProps, CommentsData>): ReactNode {
  if (data.count === 0)
    return page.editing ? <p className="comments-none">{commentsMessages(page.language, 'heading', { n: 0 })}</p> : null
  return (
    <section className="comments" id="comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading">{props.heading || commentsMessages(page.language, 'heading', { n: data.count })}</h2>
      <Wake
        island={commentTimes}
        props={{
          justNow: commentsMessages(page.language, 'justNow'),
          seconds: commentsMessages(page.language, 'secondsAgo', { n: '{n}' }),
        }}
      >
        <CommentList comments={data.threads} page={page} />
      </Wake>
    </section>
  )
}

function CommentList({
  comments,
  page,
  label,
}: {
  comments: readonly ShownComment[]
  page: PageContext
  label?: string
}): ReactNode {
  return (
    <ol className="comments-list" aria-label={label}>
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`}>
          <OneComment comment={comment} page={page} />
        </li>
      ))}
    </ol>
  )
}

function OneComment({ comment, page }: { comment: ShownComment; page: PageContext }): ReactNode {
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
          <a
            className="comment-date"
            href={`#comment-${comment.id}`}
            aria-label={`${commentsMessages(page.language, 'link')}, ${comment.dateText}`}
          >
            <time dateTime={comment.date} data-relative="">
              {comment.dateText}
            </time>
          </a>
        </header>
        <div className="text">
          <RichText doc={comment.body} />
        </div>
      </article>
      {comment.replies.length > 0 && (
        <CommentList
          comments={comment.replies}
          page={page}
          label={commentsMessages(page.language, 'replies', { name })}
        />
      )}
    </>
  )
}
