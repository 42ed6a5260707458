import type { ReactNode } from 'react'
import { type ViewProps, Wake } from '#platform/render'
import type { CommentFormData } from '../../contract/comment-form-view.ts'
import { commentsMessages } from '../../contract/comments.messages.ts'
import { CommentFields } from '../../visitor/comment-fields.tsx'
import { commentForm } from './comment-form.behaviour.ts'
import type { CommentFormProps } from './comment-form.contract.ts'

type Say = (name: Parameters<typeof commentsMessages>[1], values?: Record<string, string>) => string
type Write = Extract<CommentFormData, { view: 'write' }>

export function CommentFormView({ data, page }: ViewProps<CommentFormProps, CommentFormData>): ReactNode {
  const t: Say = (name, values) => commentsMessages(page.language, name, values)
  if (!data) return null
  return (
    <div className="comment-page">{data.view === 'write' ? <Form data={data} page={page} t={t} /> : told(data, t)}</div>
  )
}

function Form({ data, page, t }: { data: Write; page: ViewProps<unknown>['page']; t: Say }): ReactNode {
  const { parent, memberName, documentId, title, backTo, name, text, problem } = data
  return (
    <>
      <h1>{parent ? t('answerTo', { name: parent.name || t('anonymous') }) : t('write')}</h1>
      {title !== '' && (
        <p>
          <a href={backTo}>{title}</a>
        </p>
      )}
      {parent && (
        <blockquote>
          <p>{parent.text}</p>
        </blockquote>
      )}
      {memberName !== null && <p>{t('as', { name: memberName })}</p>}
      <Wake island={commentForm} when="touch" props={{ answerTo: '' }}>
        <CommentFields
          language={page.language}
          documentId={documentId}
          parentId={parent?.id ?? ''}
          asksWho={memberName === null}
          sendsNoEmail={data.sendsNoEmail}
          name={name}
          text={text}
          problem={problem}
        />
      </Wake>
    </>
  )
}

function told(data: Exclude<CommentFormData, Write>, t: Say): ReactNode {
  if (data.view === 'gone') return <FormOutcome title={t('gone')} lead={t('goneLead')} href="/" label={t('home')} />
  if (data.view === 'stopped')
    return <FormOutcome title={t('stopped')} lead={t('stoppedLead')} href="/" label={t('home')} />
  if (data.view === 'stop')
    return (
      <>
        <h1>{t('stopTitle')}</h1>
        <form method="post" action="/api/comments/stop-emails">
          <input type="hidden" name="token" value={data.token} />
          <button className="button">{t('stopAction')}</button>
        </form>
      </>
    )
  const back = { href: data.backTo, label: t('back') }
  if (data.view === 'sent') return <FormOutcome title={t('thanks')} lead={t('thanksLead')} {...back} />
  if (data.view === 'closed') return <FormOutcome title={t('closed')} lead={t('closedLead')} {...back} />
  return data.href === null ? (
    <FormOutcome title={t('closed')} lead={t('closedLead')} {...back} />
  ) : (
    <FormOutcome title={t('signIn')} lead={t('signInLead')} href={data.href} label={t('signInAction')} />
  )
}

function FormOutcome({
  title,
  lead,
  href,
  label,
}: {
  title: string
  lead: string
  href: string
  label: string
}): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <a className="button" href={href}>
          {label}
        </a>
      </p>
    </>
  )
}
