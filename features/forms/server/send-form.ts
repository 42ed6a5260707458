import { recognised, type VisitorContext, type VisitorTransaction, type Writable } from '#platform/context'
import { type Input, newId, Problem } from '#platform/contract'
import { inSite, insertRow, isUniqueViolation } from '#platform/database'
import { type Answer, answer, type CalledBy, isOwnPath, networkPrefix, redirect } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { hiddenFieldName } from '../contract/form.rules.ts'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import { fieldTitle } from '../contract/field-title.ts'
import {
  type AnswerFault,
  type FormSummary,
  type FormValues,
  type SentForm,
  type formsApi,
  formReplyPath,
  formsProblems,
  readAnswers,
  summaryOf,
  summaryText,
} from '../contract/index.ts'
import { takePlace } from './form-room.ts'
import { newsletterFields } from '../contract/newsletter.rules.ts'
import { sentWords } from './sent-words.ts'
import { subscribe } from './newsletter/subscribe.ts'
import { tellWebhooks } from './webhooks/webhooks.ts'
import { notifyJob } from './notify.job.ts'
import { type PublishedForm, publishedForm } from './published-form.ts'
import { storeRefusedForm } from './refused-forms.queries.ts'
import { captchaOf, settle } from './captcha/settle.ts'
import { type CaptchaToCheck, type CaptchaVerdict, verifyCaptcha } from './captcha/verify-captcha.ts'
import type { ReceivedFiles, StoredFile } from './uploads/receive-files.ts'
import { judgeSubmission } from './spam.ts'
import { type SubmissionKey, newSubmissionKey, readSubmissionKey } from './submission-key.ts'

type Context = VisitorTransaction & CalledBy

export async function issueSubmissionKey(ctx: Context): Promise<{ data: { key: string } }> {
  return { data: { key: newSubmissionKey(ctx) } }
}

interface Options {
  files?: ReceivedFiles | undefined
  /** Verdict of the chosen captcha service; null when it was not asked. */
  captcha: CaptchaVerdict | null
}

/**
 * Receives a form. A captcha service that the owner chose is called between two transactions, so only the visitor waits
 * for it.
 */
export async function submitForm(
  ctx: Writable<VisitorContext> & CalledBy,
  received: Input<typeof formsApi.save>,
  files?: ReceivedFiles,
): Promise<Answer> {
  const { form } = received
  // C8.05
  if (form === null) throw formsProblems.unreadable()
  const sent = { ...received, form }
  const attempt = (captcha: CaptchaVerdict | null) =>
    inSite(ctx, ctx.site, async (tx) => sendForm(await recognised(tx, tx.caller.cookie), sent, { files, captcha }))
  const first = await attempt(null)
  if (!('toCheck' in first)) return first
  const second = await attempt(await verifyCaptcha(first.toCheck))
  if ('toCheck' in second) throw formsProblems.captchaIncomplete()
  return second
}

/**
 * Stores a submission and notifies its recipients. Scripts receive the thanks, or an error for each field (400,
 * `data.errors`); plain forms lead to a page with the same.
 */
async function sendForm(ctx: Context, sent: SentForm, options: Options): Promise<Answer | { toCheck: CaptchaToCheck }> {
  try {
    return await receive(ctx, sent, options)
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    return redirect(`${formReplyPath}?${new URLSearchParams({ why: error.code, from: pathOf(sent) })}`)
  }
}

async function receive(
  ctx: Context,
  sent: SentForm,
  { files, captcha }: Options,
): Promise<Answer | { toCheck: CaptchaToCheck }> {
  const form = await publishedForm(ctx, sent.formId, pathOf(sent))
  const { values, faults } = readAnswers(
    { ...form.props, ...(files && { files: files.answers }) },
    sent.form,
    (field) => hiddenValue(ctx, sent, field),
  )
  if (Object.keys(faults).length > 0) return refuse(ctx, sent, form, faults)
  const key = sent.key === '' ? null : readSubmissionKey(ctx, sent.key)
  if (!key && !ctx.caller.wantsPage) throw formsProblems.keySpent()
  const toCheck = captcha === null ? await captchaOf(ctx, sent, form) : null
  if (toCheck) return { toCheck }
  if (form.newsletter) await signUp(ctx, sent, { form, values, isByScript: key !== null })
  else await takePlace(ctx, form.id, form.props)
  const answers = summaryOf(form.props, values).map((entry) => ({
    ...entry,
    title: entry.title || ownTitle(ctx, form, entry.id),
  }))
  const id = form.newsletter
    ? newId(ctx.now().getTime())
    : await storeSubmission(ctx, sent, { form, answers, key, files, captcha })
  const redirectUrl = form.props.redirect?.href ?? null
  if (ctx.caller.wantsPage)
    return redirect(redirectUrl ?? `${formReplyPath}?${new URLSearchParams({ sent: form.id, from: pathOf(sent) })}`)
  const submissionText = sentWords(ctx, form.props)
  return answer({
    body: { data: { submissionId: id, submissionText, submissionHTML: form.props.thanksHtml, redirectUrl } },
  })
}

/** Adds the sender to the form's list, unless a machine sent it. */
async function signUp(
  ctx: Context,
  sent: SentForm,
  { form, values, isByScript }: { form: PublishedForm; values: FormValues; isByScript: boolean },
): Promise<void> {
  const { newsletter } = form
  if (!newsletter?.listId) throw formsProblems.formMissing()
  const { isSpam, isInDoubt } = await judgeSubmission(ctx, sent, { isByScript, answers: summaryOf(form.props, values) })
  if (isSpam) return
  await subscribe(ctx, {
    listId: newsletter.listId,
    // Doubtful senders confirm by email.
    isDoubleOptIn: newsletter.isDoubleOptIn || isInDoubt,
    email: textOf(values[newsletterFields.email]) ?? '',
    name: textOf(values[newsletterFields.name]) ?? '',
    pagePath: pathOf(sent),
    wording: [newsletter.title, newsletter.text, newsletter.disclaimer].filter(Boolean).join('\n'),
    network: networkPrefix(ctx.caller.address),
  })
}

/** Titles of fields without a title of their own come from their kind. */
function ownTitle(ctx: Context, { props }: PublishedForm, id: string): string {
  const field = props.fields.find((candidate) => candidate.id === id)
  return field ? fieldTitle(field, ctx.locale) : ''
}

async function refuse(
  ctx: Context,
  sent: SentForm,
  form: PublishedForm,
  faults: Readonly<Record<string, AnswerFault>>,
): Promise<Answer> {
  if (ctx.caller.wantsPage) {
    const token = await storeRefusedForm(ctx, { form, sent, faults, path: pathOf(sent) })
    return redirect(`${formReplyPath}?${new URLSearchParams({ again: token })}`)
  }
  const errors = Object.fromEntries(Object.entries(faults).map(([id, fault]) => [id, faultMessages(ctx.locale, fault)]))
  return answer({ status: 400, body: { data: { errors }, sentence: formMessages(ctx.locale, 'invalid') } })
}

interface Kept extends Options {
  form: PublishedForm
  answers: FormSummary
  key: SubmissionKey | null
}

async function storeSubmission(ctx: Context, sent: SentForm, kept: Kept): Promise<string> {
  const { form, answers, key, files } = kept
  const id = newId(ctx.now().getTime())
  const { state, reasons } = await settle(ctx, sent, kept)
  const email = answers.find(({ kind, value }) => kind === 'email' && typeof value === 'string')?.value
  const name = answers.find(({ kind, value }) => kind === 'name' && value !== null)
  try {
    await insertRow(ctx.db, 'form_submissions', {
      website_id: ctx.site.id,
      id,
      form_id: form.id,
      document_id: form.documentId,
      form_name: form.name,
      page_path: pathOf(sent),
      page_title: sent.title || form.title,
      referrer: sent.referrer,
      answers: answers,
      sender: name ? summaryText('name', name.value, ctx.locale) : '',
      email: typeof email === 'string' ? email : null,
      words: wordsOf(answers),
      context: contextOf(sent),
      state,
      spam_reasons: reasons,
      tags: [],
      note: '',
      assignee: null,
      learned: null,
      nonce: key?.nonce ?? id,
      submitted_at: ctx.now(),
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw formsProblems.keySpent()
    throw error
  }
  await keepFiles(ctx, id, files?.stored ?? [])
  if (state !== 'spam') {
    const { recipients } = form.props
    await enqueue(ctx, notifyJob, { websiteId: ctx.site.id, submissionId: id, recipients })
    if (state === 'new') await tellWebhooks(ctx, id)
  }
  return id
}

/** Files of fields that are not asked are not stored. */
async function keepFiles(ctx: Context, submissionId: string, stored: readonly StoredFile[]): Promise<void> {
  for (const file of stored) await insertRow(ctx.db, 'form_files', { ...file, submission_id: submissionId })
}

function wordsOf(answers: FormSummary): string {
  return answers
    .flatMap(({ kind, value }) => (value === null || kind === 'password' ? [] : [summaryText(kind, value, 'en')]))
    .join('\n')
    .toLowerCase()
    .slice(0, 50_000)
}

function contextOf(sent: SentForm): Record<string, unknown> {
  const { key: _key, form: _form, [hiddenFieldName]: _spare, captchaKey: _captcha, formId: _formId, ...context } = sent
  return context
}

/** C3.57: value of a hidden field. Without scripts it comes from the page's address, which the browser sends along. */
function hiddenValue({ caller }: Context, sent: SentForm, { id, key }: { id: string; key: string }): string | null {
  const byPage = caller.wantsPage ? caller.fromPage?.query.get(key) : null
  return byPage ?? textOf(sent.form[id])
}

function textOf(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null
}

/** Path of the page with the form as it was sent; `/` instead of an address elsewhere. */
function pathOf({ pagePath }: SentForm): string {
  return isOwnPath(pagePath) ? pagePath : '/'
}
