import type { RawAnswers } from './answers.schema.ts'
import type { CaptchaProvider } from './form.rules.ts'
import type { AnswerFault } from './field-checks.rules.ts'
import type { BlockField } from './block-field.schema.ts'

/** Data of a displayed form block. */
export interface ShownForm {
  fields: readonly BlockField[]
  submitLabel: string
  align: 'start' | 'center' | 'stretch'
  thanks: string
  thanksHtml: string
  redirect: { href: string } | null
  disclaimer: string
  /** C5.01: false when the owner switched validation off. */
  validates: boolean
  /** Whether typed text stays in the browser until the form is sent. */
  remembers: boolean
  /** Present only in newsletter forms. */
  newsletter?: { isDoubleOptIn: boolean }
}

/** Whether a form takes no more: its day has passed, or it has got as many as its owner wanted. */
export interface FormState {
  isClosed: boolean
  /** The captcha service of this form. */
  captcha?: ShownCaptcha | null
  /** Values filled in by the page's link, by field. */
  filled?: RawAnswers
}

export interface ShownCaptcha {
  provider: CaptchaProvider
  siteKey: string
}

/** Answers of a refused form, with the reasons. */
export interface RefusedForm {
  answers: RawAnswers
  faults: Readonly<Partial<Record<string, AnswerFault>>>
}

/** Result of a form that was sent without scripts. `from` is the page that contains the form. */
export type FormReplyData =
  | { view: 'sent'; thanks: string; from: string }
  | { view: 'again'; formId: string; form: ShownForm; from: string; refused: RefusedForm }
  | { view: 'alone'; formId: string; name: string; form: ShownForm; from: string; state: FormState; closedText: string }
  | { view: 'failed'; sentence: string; from: string }
