import type { OwnerContext } from '#platform/context'
import { csvRow } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type SubmissionFilter, summaryText } from '../contract/index.ts'
import type { FormSubmissionsTable } from './forms.tables.ts'
import { allSubmissions } from './submissions.queries.ts'

const first = ['submitted_at', 'form', 'state', 'page', 'tags', 'note']

/** A column for each question, by its title, in the order of their first appearance. */
export async function exportSubmissionsAsCsv(ctx: OwnerContext, filter: SubmissionFilter): Promise<Answer<string>> {
  ctx.require('crm.read')
  const rows = await found(ctx, filter)
  const titles = [...new Set(rows.flatMap(({ answers }) => answers.map(({ title }) => title)))]
  const lines = rows.map((row) => {
    const answers = new Map(
      row.answers.map(({ kind, title, value }) => [title, value === null ? '' : summaryText(kind, value, ctx.locale)]),
    )
    const { form_name: form, page_path: page, submitted_at: submittedAt } = row
    return [
      submittedAt.toISOString(),
      form,
      row.state,
      page,
      row.tags.join(', '),
      row.note,
      ...titles.map((title) => answers.get(title) ?? ''),
    ]
  })
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-form-submissions.csv"` },
    body: `\uFEFF${[[...first, ...titles], ...lines].map(csvRow).join('')}`,
  })
}

export async function exportSubmissionsAsJson(ctx: OwnerContext, filter: SubmissionFilter): Promise<Answer<unknown>> {
  ctx.require('crm.read')
  const rows = await found(ctx, filter)
  const submissions = rows.map((row) => ({
    id: row.id,
    submittedAt: row.submitted_at.toISOString(),
    form: { id: row.form_id, name: row.form_name },
    state: row.state,
    page: { path: row.page_path, title: row.page_title },
    tags: row.tags,
    note: row.note,
    answers: row.answers,
  }))
  return answer({
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-form-submissions.json"` },
    body: { submissions },
  })
}

/** Rows that a spreadsheet can open. */
const most = 50_000

async function found(ctx: OwnerContext, filter: SubmissionFilter): Promise<FormSubmissionsTable[]> {
  const rows: FormSubmissionsTable[] = []
  for await (const piece of allSubmissions(ctx, filter)) {
    rows.push(...piece)
    if (rows.length >= most) break
  }
  return rows
}
