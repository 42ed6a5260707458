import { hashOf, newSecret } from '#features/accounts/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { insertRow, siteTables } from '#platform/database'
import type { AnswerFault, SentForm } from '../contract/index.ts'
import { refusedFormMs } from '../contract/form.rules.ts'
import type { RefusedFormsTable } from './forms.tables.ts'
import type { PublishedForm } from './published-form.ts'

interface Refused {
  form: PublishedForm
  sent: SentForm
  faults: Readonly<Record<string, AnswerFault>>
  path: string
}

/** Stores the answers for the holder of the token, without passwords. */
export async function storeRefusedForm(ctx: SiteTransaction, { form, sent, faults, path }: Refused): Promise<string> {
  const token = newSecret(ctx)
  const storableIds = new Set(form.props.fields.filter(({ kind }) => kind !== 'password').map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(sent.form).filter(([id]) => storableIds.has(id)))
  await insertRow(ctx.db, 'refused_forms', {
    website_id: ctx.site.id,
    token_hash: hashOf(token),
    form_id: form.id,
    page_path: path,
    answers: answers,
    faults: faults,
    refused_at: ctx.now(),
  })
  return token
}

export async function refusedForm(ctx: SiteContext, token: string): Promise<RefusedFormsTable | null> {
  const row = await siteTables(ctx)
    .selectFrom('refused_forms')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('refused_at', '>', new Date(ctx.now().getTime() - refusedFormMs))
    .executeTakeFirst()
  return row ?? null
}
