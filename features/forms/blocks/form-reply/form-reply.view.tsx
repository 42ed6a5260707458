import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { formMessages } from '../../contract/forms.messages.ts'
import { FormBody } from '../../visitor/form-body.tsx'
import type { FormReplyData } from '../../contract/form-view.ts'
import type { FormReplyProps } from './form-reply.contract.ts'

export function FormReplyView({ data, page }: ViewProps<FormReplyProps, FormReplyData>): ReactNode {
  const back = (
    <p>
      <a href={data.from}>{formMessages(page.language, 'back')}</a>
    </p>
  )
  if (data.view === 'again') {
    return (
      <div className="form-reply">
        <h1>{formMessages(page.language, 'againTitle')}</h1>
        <FormBody formId={data.formId} form={data.form} page={page} path={data.from} refused={data.refused} />
        {back}
      </div>
    )
  }
  if (data.view === 'alone') {
    const { formId, form, from, state } = data
    return (
      <div className="form-reply">
        <h1>{data.name}</h1>
        {state.isClosed ? (
          <p className="form-thanks">{data.closedText}</p>
        ) : (
          <FormBody formId={formId} form={form} page={page} path={from} filled={state.filled} captcha={state.captcha} />
        )}
      </div>
    )
  }
  const isSent = data.view === 'sent'
  return (
    <div className="form-reply">
      <h1>{formMessages(page.language, isSent ? 'sentTitle' : 'failedTitle')}</h1>
      <p className="form-thanks">{isSent ? data.thanks : data.sentence}</p>
      {back}
    </div>
  )
}
