import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import { type OwnerContext, type OwnerTransaction, provided, type SiteContext } from '#platform/context'
import { type EditableEmail, editableEmails, type EmailTexts, fixedEmails, type SiteEmail } from './extension-points.ts'
import type { Input, Output } from '#platform/contract'
import { type Language, languageOf } from '#platform/i18n'
import { emailGroups, type EmailSettings, type emailsApi } from '../contract/emails.api.ts'
import { unknownName, wordsBy } from '../contract/email-texts.rules.ts'
import { isTranslationConnected } from './languages/translation-service.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import type { EmailTextsTable } from './sites.tables.ts'

/**
 * Returns an email's texts in a language: the owner's words, or the defaults. Null when the owner has switched the
 * email off.
 */
export async function emailTexts(ctx: SiteContext, kind: string, language: Language): Promise<EmailTexts | null> {
  const { isOn, words } = await emailContent(ctx, kind, language)
  return isOn ? words : null
}

export async function emailContent(
  ctx: SiteContext,
  kind: string,
  language: Language,
): Promise<{ isOn: boolean; words: EmailTexts }> {
  const email = editableEmail(ctx, kind)
  const rows = await siteTables(ctx).selectFrom('email_texts').selectAll().where('kind', '=', kind).execute()
  const own = rows.find((row) => row.language === language)
  const starts = email.starts(language)
  const words = wordsBy((part) => own?.[part] || starts[part])
  return { isOn: email.always !== undefined || isSent(rows), words }
}

/** The switch is the same for all languages. */
function isSent(rows: readonly Pick<EmailTextsTable, 'is_on'>[]): boolean {
  return rows.every(({ is_on: isOn }) => isOn)
}

/** The email of this kind, of whichever feature writes it. */
export function editableEmail({ product }: SiteContext, kind: string): EditableEmail {
  const email = provided(product, editableEmails).get(kind)
  if (!email) throw siteProblems.emailMissing({ kind })
  return email
}

export async function listEmails(
  ctx: OwnerContext,
  input: Input<typeof emailsApi.list> = {},
): Promise<Output<typeof emailsApi.list>> {
  ctx.require('commerce.emailNotifications')
  const language = input.language ?? languageOf(ctx.site.locale)
  const source = languageOf(ctx.site.locale)
  const mayTranslate = language !== source && (await isTranslationConnected(ctx))
  const all = await siteTables(ctx).selectFrom('email_texts').selectAll().execute()
  const editable = [...provided(ctx.product, editableEmails)].map(([kind, { mayName, ...email }]) => {
    const rows = all.filter((row) => row.kind === kind)
    const own = rows.find((row) => row.language === language)
    const words = wordsBy((part) => own?.[part] ?? '')
    const always = email.always?.(ctx.locale) ?? null
    const isOn = always !== null || isSent(rows)
    return {
      kind,
      ...listed(ctx, email),
      isFixed: false,
      mayName: [...mayName],
      isOn,
      ...words,
      starts: email.starts(language),
      isTranslatable: mayTranslate && rows.some((row) => row.language === source && hasWords(row)),
      always,
    }
  })
  const fixed = [...provided(ctx.product, fixedEmails)].map(([kind, email]) => ({
    kind,
    ...listed(ctx, email),
    isFixed: true,
    mayName: [],
    isOn: true,
    ...noWords,
    starts: noWords,
    isTranslatable: false,
    always: email.always(ctx.locale),
  }))
  const emails = [...editable, ...fixed]
  return { language, emails: emailGroups.flatMap((group) => emails.filter((email) => email.group === group)) }
}

function hasWords({ subject, intro, outro }: Pick<EmailTextsTable, 'subject' | 'intro' | 'outro'>): boolean {
  return [subject, intro, outro].some(Boolean)
}

const noWords = wordsBy(() => '')

function listed({ locale }: OwnerContext, { group, named, when }: SiteEmail) {
  return { group, name: named(locale), when: when(locale) }
}

/** Returns an email of either sort with its texts in a language. */
export async function emailAndWords(ctx: OwnerContext, kind: string, language: Language) {
  const fixed = provided(ctx.product, fixedEmails).get(kind)
  if (fixed) return { email: fixed, words: noWords }
  return { email: editableEmail(ctx, kind), words: (await emailContent(ctx, kind, language)).words }
}

/** Empty texts stand for the defaults in this language. */
export async function changeEmailText(
  ctx: OwnerTransaction,
  { kind, isOn, subject, intro, outro, language = languageOf(ctx.site.locale) }: Input<typeof emailsApi.change>,
): Promise<EmailSettings> {
  ctx.require('commerce.emailNotifications')
  const { mayName, always } = editableEmail(ctx, kind)
  requireKnownPlaceholders([subject, intro, outro], mayName)
  if (!isOn && always) throw siteProblems.emailAlwaysSent({ why: always(ctx.locale) })
  const after = { is_on: isOn, subject: subject.replace(/\s+/g, ' '), intro, outro }
  const row = { website_id: ctx.site.id, kind, language, ...after }
  await ctx.db
    .insertInto('email_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'language']).doUpdateSet(row))
    .execute()
  await siteTables(ctx).updateTable('email_texts').set({ is_on: isOn }).where('kind', '=', kind).execute()
  await audit(ctx, { action: 'email.changed', subject: kind, before: null, after: { language, ...after } })
  return { kind, isOn, subject: after.subject, intro, outro }
}

/** Refuses placeholders that the email could not fill in. */
export function requireKnownPlaceholders(texts: readonly string[], mayName: readonly string[]): void {
  const unknown = unknownName(texts.join('\n'), mayName)
  if (unknown !== null)
    throw siteProblems.emailNamesUnknown({ name: `{${unknown}}`, known: mayName.map((name) => `{${name}}`).join(' ') })
}
