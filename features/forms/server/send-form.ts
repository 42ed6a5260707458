import type { VisitorTransaction } from '#platform/context'
import { newId, Problem } from '#platform/contract'
import { insertRow, isUniqueViolation } from '#platform/database'
import { type Answer, answer, type CalledBy, isOwnPath, redirect } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import { fieldTitle } from '../contract/field-title.ts'
import {
  type AnswerFault,
  type FormSummary,
  type SentForm,
  formReplyPath,
  formsProblems,
  readAnswers,
  summaryOf,
  summaryText,
} from '../contract/index.ts'
import { notifyJob } from './notify.job.ts'
import { type PublishedForm, publishedForm } from './published-form.ts'
import { storeRefusedForm } from './refused-forms.queries.ts'
import { judgeSubmission } from './spam.ts'
import { type SubmissionKey, newSubmissionKey, readSubmissionKey } from './submission-key.ts'

type Context = VisitorTransaction & CalledBy

export async function issueSubmissionKey(ctx: Context): Promise<{ data: { key: string } }> {
  return { data: { key: newSubmissionKey(ctx) } }
}

/**
 * Keeps what a visitor sent and tells its recipients. Scripts get the thanks, or an error for each field (400, `data.errors`); whoever sent a
 * plain form is led to a page that says the same.
 */
export async function sendForm(ctx: Context, sent: SentForm): Promise<Answer> {
  try {
    return await receive(ctx, sent)
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    return redirect(`${formReplyPath}?${new URLSearchParams({ why: error.code, from: pathOf(sent) })}`)
  }
}

async function receive(ctx: Context, sent: SentForm): Promise<Answer> {
  const form = await publishedForm(ctx, sent.formId, pathOf(sent))
  const { values, faults } = readAnswers(form.props, sent.form, ({ id }) => textOf(sent.form[id]))
  if (Object.keys(faults).length > 0) return refuse(ctx, sent, form, faults)
  const key = sent.key === '' ? null : readSubmissionKey(ctx, sent.key)
  if (!key && !ctx.caller.wantsPage) throw formsProblems.keySpent()
  const answers = summaryOf(form.props, values).map((entry, at) => ({
    ...entry,
    title: entry.title || titleAt(ctx, form, at),
  }))
  const id = await storeSubmission(ctx, sent, { form, answers, key })
  const redirectUrl = form.props.redirect?.href ?? null
  if (ctx.caller.wantsPage)
    return redirect(redirectUrl ?? `${formReplyPath}?${new URLSearchParams({ sent: form.id, from: pathOf(sent) })}`)
  const submissionText = form.props.thanks.trim() || formMessages(ctx.locale, 'thanks')
  return answer({
    body: { data: { submissionId: id, submissionText, submissionHTML: form.props.thanksHtml, redirectUrl } },
  })
}

/** Titles of fields that their owner left to the kind. */
function titleAt(ctx: Context, { props }: PublishedForm, at: number): string {
  const field = props.fields.filter(({ kind }) => kind !== 'section')[at]
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

interface Kept {
  form: PublishedForm
  answers: FormSummary
  key: SubmissionKey | null
}

async function storeSubmission(ctx: Context, sent: SentForm, { form, answers, key }: Kept): Promise<string> {
  const id = newId(ctx.now().getTime())
  const verdict = await judgeSubmission(ctx, sent, { isByScript: key !== null, answers })
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
      state: verdict.isSpam ? 'spam' : 'new',
      spam_reasons: verdict.reasons,
      tags: [],
      note: '',
      nonce: key?.nonce ?? id,
      submitted_at: ctx.now(),
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw formsProblems.keySpent()
    throw error
  }
  if (!verdict.isSpam) {
    const { recipients } = form.props
    await enqueue(ctx, notifyJob, { websiteId: ctx.site.id, submissionId: id, recipients })
  }
  return id
}

function wordsOf(answers: FormSummary): string {
  return answers
    .flatMap(({ kind, value }) => (value === null || kind === 'password' ? [] : [summaryText(kind, value, 'en')]))
    .join('\n')
    .toLowerCase()
    .slice(0, 50_000)
}

function contextOf(sent: SentForm): Record<string, unknown> {
  const { key: _key, form: _form, homepage: _homepage, captchaKey: _captcha, formId: _formId, ...context } = sent
  return context
}

function textOf(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null
}

/** The path of the page with the form, as it was sent; nothing that leads elsewhere. */
function pathOf({ pagePath }: SentForm): string {
  return isOwnPath(pagePath) ? pagePath : '/'
}
