import { composedEmailSchema } from '#features/sites/contract'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { foldAnswers, type RawAnswers, rawAnswersSchema } from './answers.schema.ts'
import { formSummarySchema } from './form-field.schema.ts'
import { hiddenFieldName, spamReasons, submissionStates } from './form.rules.ts'

const line = (most: number) => z.string().max(most).default('')
const public_ = { host: 'public', allows: 'anyone' } as const

/** A3.09: the page on which the form was sent, as the browser reports it. */
const pageEvent = {
  websiteId: line(24),
  templateId: line(40),
  pageId: line(40),
  itemId: line(40),
  pagePath: line(2000),
  pageHash: line(500),
  url: line(4000),
  title: line(500),
  referrer: line(4000),
  queryString: line(4000),
  clientDate: z.union([z.number(), z.string().max(40)]).default(''),
  viewportInnerWidth: z.number().default(0),
  viewportInnerHeight: z.number().default(0),
  screenWidth: z.number().default(0),
  screenHeight: z.number().default(0),
  userLocale: line(60),
  websiteLocale: line(60),
  /** Cookie of the visit record, present only with consent. */
  visitorCookie: line(200),
}

const submission = z.strictObject({
  /** Result of `formsApi.key`; forms without scripts have none. */
  key: line(200),
  /** Id of the form's block. */
  formId: idSchema,
  collectionId: line(40),
  objectName: line(300),
  isOverlayForm: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).default(false),
  submitButtonText: line(200),
  /** Null when the answers could not be read. */
  form: rawAnswersSchema.nullable().default({}).catch(null),
  captchaKey: line(4000),
  [hiddenFieldName]: line(500),
  /** Query of the page, for hidden fields of a form without scripts. */
  ...pageEvent,
})

/** `form` is sent as a JSON string (C3.46); a plain form names its fields `form.ID`. */
function unfold(input: unknown): unknown {
  const folded = foldAnswers(input)
  if (typeof folded !== 'object' || folded === null) return folded
  const { form, ...rest } = folded as { form?: unknown }
  if (typeof form !== 'string') return folded
  try {
    return { ...rest, form: JSON.parse(form) as unknown }
  } catch {
    return { ...rest, form: null }
  }
}

export const savedSubmission = z.object({
  data: z.object({
    submissionId: idSchema,
    submissionText: z.string(),
    submissionHTML: z.string(),
    redirectUrl: z.string().nullable(),
  }),
})

export const formsApi = {
  /** C7.01, C7.02: a key for one submission. */
  key: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    limits: callLimits.occasional,
    input: z.strictObject({}),
    output: z.object({ data: z.object({ key: z.string() }) }),
  }),
  /** Sends a form (C7.03, C7.04). A plain form leads to a page with the result. */
  save: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    limits: callLimits.guarded,
    input: z.preprocess(unfold, submission),
    output: savedSubmission,
  }),
  /** Like `save`, as a multipart body for forms with files. */
  saveWithFiles: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/form/SaveFormSubmissionFiles',
    limits: callLimits.guarded,
    input: z.strictObject({}),
    output: savedSubmission,
  }),
}
export type SentForm = Omit<z.infer<typeof submission>, 'form'> & { form: RawAnswers }

export const submissionRowSchema = z.object({
  id: idSchema,
  formId: idSchema,
  formName: z.string(),
  /** Name or email of the sender, if the form asked for them. */
  sender: z.string(),
  /** The first answers in one line. */
  excerpt: z.string(),
  state: z.enum(submissionStates),
  tags: z.array(z.string()),
  submittedAt: z.iso.datetime(),
  /** Account of the person to whom the submission is assigned. */
  assignee: z.string().nullable(),
})
export type SubmissionRow = z.infer<typeof submissionRowSchema>

export const submissionSchema = submissionRowSchema.extend({
  answers: formSummarySchema,
  email: z.string().nullable(),
  pagePath: z.string(),
  pageTitle: z.string(),
  referrer: z.string(),
  note: z.string(),
  spamReasons: z.array(z.enum(spamReasons)),
  /** Default subject of replies. */
  replySubject: z.string(),
  replies: z.array(
    z.object({
      text: z.string(),
      by: z.string(),
      sentAt: z.iso.datetime(),
      subject: z.string(),
      to: z.string(),
      cc: z.string(),
      bcc: z.string(),
    }),
  ),
})
export type Submission = z.infer<typeof submissionSchema>

const filter = {
  state: z.enum([...submissionStates, 'all']).default('all'),
  form: z.union([idSchema, z.literal('')]).default(''),
  search: z.string().trim().max(200).default(''),
  /** An account; `nobody` for unassigned submissions. */
  assignee: z.union([idSchema, z.enum(['all', 'nobody'])]).default('all'),
}
const reads = { host: 'admin', allows: 'crm.read' } as const
const writes = { host: 'admin', allows: 'crm.write' } as const
const ids = z.array(idSchema).min(1).max(200)
const tag = z.string().trim().min(1).max(60)

export const submissionsApi = {
  people: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/people',
    input: z.strictObject({}),
    output: z.object({ people: z.array(z.object({ id: idSchema, name: z.string() })), me: idSchema }),
  }),
  forms: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms',
    input: z.strictObject({}),
    output: z.object({
      forms: z.array(z.object({ id: idSchema, name: z.string(), submissions: z.number().int() })),
    }),
  }),
  list: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/submissions',
    input: z.strictObject({ ...filter, after: idSchema.optional() }),
    output: z.object({
      submissions: z.array(submissionRowSchema),
      next: idSchema.nullable(),
      /** Number of new submissions, regardless of the filter. */
      unread: z.number().int(),
    }),
  }),
  detail: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/submissions/:id',
    input: z.strictObject({ id: idSchema }),
    output: submissionSchema,
  }),
  change: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/forms/submissions/change',
    input: z.strictObject({
      ids,
      state: z.enum(submissionStates).optional(),
      tags: z.array(tag).max(20).optional(),
      note: z.string().max(5000).optional(),
      assignee: idSchema.nullable().optional(),
    }),
    output: z.object({}),
  }),
  remove: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/forms/submissions/delete',
    input: z.strictObject({ ids }),
    output: z.object({}),
  }),
  reply: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/forms/submissions/:id/reply',
    limits: callLimits.occasional,
    input: composedEmailSchema.extend({ id: idSchema }),
    output: submissionSchema,
  }),
  file: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/submissions/:id/files/:file',
    input: z.strictObject({ id: idSchema, file: idSchema }),
    output: z.unknown(),
  }),
  csv: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/submissions/export.csv',
    input: z.strictObject(filter),
    output: z.unknown(),
  }),
  json: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/forms/submissions/export.json',
    input: z.strictObject(filter),
    output: z.unknown(),
  }),
}
export type SubmissionFilter = Pick<z.infer<typeof submissionsApi.list.input>, 'state' | 'form' | 'search' | 'assignee'>
