import type { RawAnswers } from './answers.schema.ts'
import type { AnswerFault } from './field-checks.rules.ts'
import type { FormField } from './form-field.schema.ts'

/** What is shown of a form block. */
export interface ShownForm {
  fields: readonly FormField[]
  submitLabel: string
  align: 'start' | 'center' | 'stretch'
  thanks: string
  thanksHtml: string
  redirect: { href: string } | null
  disclaimer: string
}

/** What was typed into a form that was refused, and why. */
export interface RefusedForm {
  answers: RawAnswers
  faults: Readonly<Partial<Record<string, AnswerFault>>>
}

/** What became of a form that was sent without scripts. `from`: the page on which it stood. */
export type FormReplyData =
  | { view: 'sent'; thanks: string; from: string }
  | { view: 'again'; formId: string; form: ShownForm; from: string; refused: RefusedForm }
  | { view: 'failed'; sentence: string; from: string }
