import { type RawBuilder, sql } from 'kysely'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import {
  type FormSummary,
  type Submission,
  type SubmissionFilter,
  type SubmissionRow,
  formsProblems,
  type submissionsApi,
  summaryText,
} from '../contract/index.ts'
import { replySubject } from './form-emails.ts'
import type { FormSubmissionsTable } from './forms.tables.ts'

const atOnce = 50

/** Forms with submissions, by their newest names. */
export async function listForms(ctx: OwnerContext): Promise<Output<typeof submissionsApi.forms>> {
  ctx.require('crm.read')
  const rows = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select((row) => [
      'form_id as id',
      sql<string>`(array_agg(form_name order by id desc))[1]`.as('name'),
      row.fn.countAll<number>().as('submissions'),
    ])
    .where('state', '<>', 'spam')
    .groupBy('form_id')
    .orderBy('name')
    .limit(500)
    .execute()
  return { forms: rows.map((row) => ({ ...row, submissions: Number(row.submissions) })) }
}

/** Submissions, newest first. `all` is everything but spam. */
export async function listSubmissions(
  ctx: OwnerContext,
  { after, ...filter }: Input<typeof submissionsApi.list>,
): Promise<Output<typeof submissionsApi.list>> {
  ctx.require('crm.read')
  let rows = filtered(ctx, filter).limit(atOnce + 1)
  if (after) rows = rows.where('id', '<', after)
  const found = await rows.execute()
  const shown = found.slice(0, atOnce)
  return {
    submissions: shown.map((row) => asRow(ctx, row)),
    next: found.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    unread: await unreadSubmissions(ctx),
  }
}

/** Yields all submissions of a filter in batches, for exports, which may be long. */
export async function* allSubmissions(
  ctx: OwnerContext,
  filter: SubmissionFilter,
): AsyncGenerator<FormSubmissionsTable[]> {
  for (let after = 'g'; ; ) {
    const rows = await filtered(ctx, filter).where('id', '<', after).limit(500).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

function filtered(ctx: SiteContext, { state, form, search, assignee }: SubmissionFilter) {
  let rows = siteTables(ctx).selectFrom('form_submissions').selectAll().orderBy('id', 'desc')
  rows = state === 'all' ? rows.where('state', '<>', 'spam') : rows.where('state', '=', state)
  if (form !== '') rows = rows.where('form_id', '=', form)
  if (assignee === 'nobody') rows = rows.where('assignee', 'is', null)
  else if (assignee !== 'all') rows = rows.where('assignee', '=', assignee)
  if (search !== '') rows = rows.where(containsAll(search.toLowerCase()))
  return rows
}

/** Finds all words in any order, also in the tags and the note. */
function containsAll(search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).slice(0, 10)
  const tests = words.map(
    (word) =>
      sql<boolean>`position(${word} in words || ' ' || lower(note) || ' ' || lower(array_to_string(tags, ' ')) || ' ' || lower(form_name)) > 0`,
  )
  return sql<boolean>`(${sql.join(tests, sql` and `)})`
}

export async function unreadSubmissions(ctx: SiteContext): Promise<number> {
  const { count } = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ['new', 'held'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function readSubmission(
  ctx: OwnerContext,
  { id }: Input<typeof submissionsApi.detail>,
): Promise<Submission> {
  ctx.require('crm.read')
  const row = await siteTables(ctx).selectFrom('form_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw formsProblems.submissionMissing()
  const replies = await siteTables(ctx)
    .selectFrom('form_replies')
    .select(['author', 'body', 'sent_at', 'subject', 'to_line', 'cc_line', 'bcc_line'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    ...asRow(ctx, row),
    answers: row.answers,
    email: row.email,
    pagePath: row.page_path,
    pageTitle: row.page_title,
    referrer: row.referrer,
    note: row.note,
    spamReasons: row.spam_reasons,
    replySubject: await replySubject(ctx, row),
    replies: replies.map((reply) => ({
      text: reply.body,
      by: reply.author,
      sentAt: reply.sent_at.toISOString(),
      subject: reply.subject,
      to: reply.to_line,
      cc: reply.cc_line,
      bcc: reply.bcc_line,
    })),
  }
}

function asRow({ locale }: OwnerContext, row: FormSubmissionsTable): SubmissionRow {
  return {
    id: row.id,
    formId: row.form_id,
    formName: row.form_name,
    sender: row.sender || row.email || '',
    excerpt: excerptOf(row.answers, locale),
    state: row.state,
    tags: row.tags,
    assignee: row.assignee,
    submittedAt: row.submitted_at.toISOString(),
  }
}

/** Returns an excerpt of the answers: free text first, without the name and address, which are shown beside it. */
function excerptOf(answers: FormSummary, locale: OwnerContext['locale']): string {
  const shown = answers.filter(
    ({ kind, value }) => value !== null && !['name', 'email', 'password', 'hidden'].includes(kind),
  )
  const longTextFirst = shown.toSorted((a, b) => Number(b.kind === 'textarea') - Number(a.kind === 'textarea'))
  return longTextFirst
    .map(({ kind, value }) => summaryText(kind, value, locale).replaceAll(/\s+/g, ' '))
    .join(' · ')
    .slice(0, 160)
}
