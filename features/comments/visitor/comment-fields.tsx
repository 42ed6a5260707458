import type { ReactNode } from 'react'
import type { Language } from '#platform/i18n'
import { authorNameMax, commentMax } from '../contract/comment-defence.rules.ts'
import type { CommentFormData } from '../contract/comment-form-view.ts'
import { commentsMessages } from '../contract/comments.messages.ts'

export interface CommentFieldsProps {
  language: Language
  documentId: string
  parentId: string
  /** Whether to ask for name and email; a cached page cannot know signed-in members. */
  asksWho: boolean
  /** The installation has no mail server, so no email tells of replies. */
  sendsNoEmail?: true | undefined
  name?: string
  text?: string
  problem?: Extract<CommentFormData, { view: 'write' }>['problem']
}

/** The form below a post, and on a page of its own. */
export function CommentFields(props: CommentFieldsProps): ReactNode {
  const { language, documentId, parentId, asksWho, name = '', text = '', problem = null, sendsNoEmail } = props
  const t = (message: Parameters<typeof commentsMessages>[1]) => commentsMessages(language, message)
  const state = (field: string) =>
    problem?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'comment-problem' } : {}
  return (
    <form method="post" action="/api/comments/write" className="comment-form" noValidate>
      <input type="hidden" name="document" value={documentId} />
      <input type="hidden" name="parent" value={parentId} />
      <input type="hidden" name="spent" value="" />
      {problem && (
        <p id="comment-problem" className="comment-problem" role="alert">
          {problem.sentence}
        </p>
      )}
      <label htmlFor="comment-text">{t('text')}</label>
      <textarea
        id="comment-text"
        name="text"
        rows={5}
        maxLength={commentMax}
        required
        defaultValue={text}
        {...state('text')}
      />
      {asksWho && (
        <div className="comment-who">
          <p>
            <label htmlFor="comment-name">{t('name')}</label>
            <input
              id="comment-name"
              type="text"
              name="name"
              maxLength={authorNameMax}
              autoComplete="name"
              required
              defaultValue={name}
              {...state('name')}
            />
          </p>
          <p>
            <label htmlFor="comment-email">{t('email')}</label>
            <input id="comment-email" name="email" type="email" autoComplete="email" required {...state('email')} />
          </p>
        </div>
      )}
      <p className="comment-trap" aria-hidden="true">
        <label htmlFor="comment-spare">{t('trap')}</label>
        <input id="comment-spare" type="text" name="spare" tabIndex={-1} autoComplete="off" />
      </p>
      {!sendsNoEmail && <RepliesCheck label={t('tellMe')} />}
      <p>
        <button className="button">{t('send')}</button>
      </p>
      {asksWho && <p className="comment-note">{t('emailHint')}</p>}
    </form>
  )
}

function RepliesCheck({ label }: { label: string }): ReactNode {
  return (
    <label className="comment-check">
      <input type="checkbox" name="replies" value="on" /> {label}
    </label>
  )
}
