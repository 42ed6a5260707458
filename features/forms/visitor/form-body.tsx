import type { ReactNode } from 'react'
import type { PlainName } from '#platform/i18n'
import { type PageContext, safeHref, Wake } from '#platform/render'
import { hiddenFieldName } from '../contract/form.rules.ts'
import { formsApi } from '../contract/forms.api.ts'
import type { RawAnswers } from '../contract/answers.schema.ts'
import type { RefusedForm, ShownCaptcha, ShownForm } from '../contract/form-view.ts'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import { type FormStart, formBehaviour } from './form.behaviour.ts'
import { FormFields } from './form-fields.tsx'
import { thanksOf } from './thanks-of.ts'

interface Props {
  formId: string
  form: ShownForm
  page: PageContext
  /** Path of the form's own page, where `page` only repeats it. */
  path?: string
  refused?: RefusedForm | null
  /** Values that a link fills in. */
  filled?: RawAnswers | undefined
  captcha?: ShownCaptcha | null | undefined
}

/** A form and its behaviours. Without scripts it is posted, and the answer is a page. */
export function FormBody(props: Props): ReactNode {
  const { formId, form, page, path = page.path, refused = null, filled, captcha = null } = props
  const typed = refused ?? (filled ? { answers: filled, faults: {} } : null)
  const t = (name: PlainName<'forms.visitor'>) => formMessages(page.language, name)
  const submitLabel = form.submitLabel.trim() || t(form.newsletter ? 'newsletter.submit' : 'submit')
  const hasSteps = form.fields.some(({ kind }) => kind === 'step')
  // Forms with initial values need their script at once.
  const isFilledIn = form.remembers || form.fields.some((field) => 'prefill' in field && field.prefill)
  const isDrawn = captcha !== null || form.fields.some(({ kind }) => kind === 'signature' || kind === 'calculation')
  const bringsFiles = form.fields.some(({ kind }) => kind === 'file')
  return (
    <Wake
      island={formBehaviour}
      when={isFilledIn || isDrawn ? 'visible' : 'touch'}
      props={startOf(form, page, captcha !== null)}
    >
      <form
        className="form"
        id={`form-${formId}`}
        method="post"
        action={bringsFiles ? formsApi.saveWithFiles.path : formsApi.save.path}
        encType={bringsFiles ? 'multipart/form-data' : undefined}
        data-align={form.align}
        data-steps={hasSteps || undefined}
        // A refused form is shown with all its steps at once.
        data-whole={refused !== null || undefined}
        noValidate
      >
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="pagePath" value={path} />
        {refused && !form.newsletter && (
          <p className="form-problem" role="alert">
            {t('above')}
          </p>
        )}
        <div className="form-fields">
          <FormFields fields={form.fields} page={page} id={`f-${formId}`} refused={typed} />
          <label className="form-trap" aria-hidden="true">
            {t('trap')}
            <input type="text" name={hiddenFieldName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.remembers && <p className="form-hint form-remembers">{t('remembers')}</p>}
        {form.disclaimer && <p className="form-hint">{form.disclaimer}</p>}
        {captcha && <CaptchaPlace captcha={captcha} page={page} />}
        <button className="button" type="submit">
          {submitLabel}
        </button>
      </form>
    </Wake>
  )
}

/** Container of the owner's captcha service, which needs scripts. */
function CaptchaPlace({
  captcha: { provider, siteKey },
  page,
}: {
  captcha: ShownCaptcha
  page: PageContext
}): ReactNode {
  const name = { recaptcha: 'Google reCAPTCHA', turnstile: 'Cloudflare Turnstile' }[provider]
  return (
    <div className="form-captcha">
      <div className="form-captcha-ask" hidden>
        <p>{formMessages(page.language, 'captcha.ask', { name })}</p>
        <button className="button" type="button" data-kind="secondary">
          {formMessages(page.language, 'captcha.show')}
        </button>
      </div>
      <div data-captcha={provider} data-key={siteKey} data-bound="" />
      <noscript>
        <p className="form-hint">{formMessages(page.language, 'captcha.noScripts')}</p>
      </noscript>
    </div>
  )
}

/** Returns the data for the script: texts in the page's language, and the step after sending. */
function startOf(form: ShownForm, page: PageContext, hasCaptcha: boolean): FormStart {
  const t = (name: PlainName<'forms.visitor'>) => formMessages(page.language, name)
  const words = {
    sending: t('sending'),
    invalid: t('invalid'),
    // R1.12: newsletter forms have neither of them.
    ...(form.newsletter ? {} : { above: t('above'), below: t('below') }),
    unknown: t('unknown'),
    processing: t('processing'),
    noKey: t('noKey'),
    ...(hasCaptcha ? { captcha: t('captcha.incomplete') } : {}),
    401: t('status401'),
    404: t('status404'),
    429: t('status429'),
    500: t('status500'),
  }
  const faults = {
    required: faultMessages(page.language, 'required'),
    email: faultMessages(page.language, 'email'),
    tooLong: faultMessages(page.language, 'tooLong'),
    ...(form.fields.some(({ kind }) => kind === 'file') && {
      fileSize: faultMessages(page.language, 'fileSize'),
      fileCount: faultMessages(page.language, 'fileCount'),
    }),
  }
  return {
    words,
    faults: form.validates ? faults : null,
    thanks: thanksOf(form, page.language),
    thanksHtml: form.thanksHtml,
    redirect: form.redirect ? safeHref(form.redirect.href) : null,
    remembers: form.remembers,
    ...(form.newsletter ? { isNewsletter: true as const } : {}),
  }
}
