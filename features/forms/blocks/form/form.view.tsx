import type { ReactNode } from 'react'
import { type ViewProps } from '#platform/render'
import { formMessages } from '../../contract/forms.messages.ts'
import { FormBody } from '../../visitor/form-body.tsx'
import type { FormProps } from './form.contract.ts'

export function FormView({ id, props, page }: ViewProps<FormProps>): ReactNode {
  if (props.fields.length === 0)
    return page.editing ? <p className="form-none">{formMessages(page.language, 'noFields')}</p> : null
  return <FormBody formId={id} form={props} page={page} />
}
