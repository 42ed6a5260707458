export { type RawAnswers, foldAnswers, rawAnswersSchema } from './answers.schema.ts'
export { type AnswerFault } from './field-checks.rules.ts'
export { type FieldKind, fieldParts, likertScale } from './field-kinds.rules.ts'
export {
  type FieldValue,
  type Form,
  type FormField,
  type FormSummary,
  type FormValues,
  formSchema,
  formSummarySchema,
} from './form-field.schema.ts'
export { likertLabel, summaryText } from './form-summary.ts'
export { readAnswers, summaryOf } from './read-answers.ts'
export {
  type SpamReason,
  type SubmissionState,
  formReplyPath,
} from './form.rules.ts'
export {
  type SentForm,
  type Submission,
  type SubmissionFilter,
  type SubmissionRow,
  formsApi,
  submissionsApi,
} from './forms.api.ts'
export { formsProblems } from './forms.problems.ts'
export { type MailingList, newsletterApi } from './newsletter.api.ts'
export { unsubscribed } from './newsletter.events.ts'
