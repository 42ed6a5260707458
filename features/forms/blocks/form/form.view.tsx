import type { ReactNode } from 'react'
import { type ViewProps, hintLanguage } from '#platform/render'
import type { FormState } from '../../contract/form-view.ts'
import { formMessages } from '../../contract/forms.messages.ts'
import { FormBody } from '../../visitor/form-body.tsx'
import type { FormProps } from './form.contract.ts'

export function FormView({ id, props, data, page }: ViewProps<FormProps, FormState>): ReactNode {
  if (props.fields.length === 0)
    return page.editing ? <p className="form-none">{formMessages(hintLanguage(page), 'noFields')}</p> : null
  // Owners also edit closed forms.
  if (data.isClosed && !page.editing)
    return <p className="form-thanks">{props.closedText.trim() || formMessages(page.language, 'closed')}</p>
  return <FormBody formId={id} form={props} page={page} filled={data.filled} captcha={data.captcha} />
}
