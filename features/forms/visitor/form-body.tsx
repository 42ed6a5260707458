import type { ReactNode } from 'react'
import { type PageContext, safeHref, Wake } from '#platform/render'
import { type AnswerFault, answerFaults } from '../contract/field-checks.rules.ts'
import { hiddenFieldName } from '../contract/form.rules.ts'
import type { RefusedForm, ShownForm } from '../contract/form-view.ts'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import { formBehaviour } from './form.behaviour.ts'
import { FormFields } from './form-fields.tsx'

interface Props {
  formId: string
  form: ShownForm
  page: PageContext
  /** The page on which the form stands, where `page` only repeats it. */
  path?: string
  refused?: RefusedForm | null
}

/** A form and what wakes in it. Without scripts it is sent as it is, and the answer is a page. */
export function FormBody({ formId, form, page, path = page.path, refused = null }: Props): ReactNode {
  const t = (name: Parameters<typeof formMessages>[1]) => formMessages(page.language, name)
  const submitLabel = form.submitLabel.trim() || t('submit')
  const words = {
    sending: t('sending'),
    invalid: t('invalid'),
    above: t('above'),
    below: t('below'),
    unknown: t('unknown'),
    processing: t('processing'),
    noKey: t('noKey'),
    401: t('status401'),
    404: t('status404'),
    429: t('status429'),
    500: t('status500'),
  }
  const faults = Object.fromEntries(
    answerFaults.map((fault) => [fault, faultMessages(page.language, fault)]),
  ) as Record<AnswerFault, string>
  const redirect = form.redirect ? safeHref(form.redirect.href) : null
  return (
    <Wake
      island={formBehaviour}
      when="touch"
      props={{ words, faults, thanks: form.thanks.trim() || t('thanks'), thanksHtml: form.thanksHtml, redirect }}
    >
      <form
        className="form"
        id={`form-${formId}`}
        method="post"
        action="/api/form/SaveFormSubmission"
        data-align={form.align}
      >
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="pagePath" value={path} />
        {refused && (
          <p className="form-problem" role="alert">
            {t('above')}
          </p>
        )}
        <div className="form-fields">
          <FormFields fields={form.fields} page={page} id={`f-${formId}`} refused={refused} />
          <label className="form-trap" aria-hidden="true">
            {t('trap')}
            <input type="text" name={hiddenFieldName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.disclaimer && <p className="form-hint">{form.disclaimer}</p>}
        <button className="button" type="submit">
          {submitLabel}
        </button>
      </form>
    </Wake>
  )
}
