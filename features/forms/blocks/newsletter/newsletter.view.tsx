import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { formMessages } from '../../contract/forms.messages.ts'
import { FormBody } from '../../visitor/form-body.tsx'
import type { NewsletterData, NewsletterProps } from './newsletter.contract.ts'
import { newsletterForm } from './newsletter-form.ts'

export function NewsletterView({ id, props, data, page }: ViewProps<NewsletterProps, NewsletterData>): ReactNode {
  if (!data.hasList)
    return page.editing ? <p className="form-none">{formMessages(hintLanguage(page), 'noList')}</p> : null
  return (
    <div className="newsletter">
      {props.title && <h3>{props.title}</h3>}
      {props.text && <p>{props.text}</p>}
      <FormBody formId={id} form={newsletterForm(props)} page={page} />
    </div>
  )
}
