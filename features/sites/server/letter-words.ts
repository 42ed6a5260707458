import { audit } from '#features/accounts/server'
import type { LetterWords, OwnerContext, OwnLetter, SiteContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Language, languageOf } from '#platform/i18n'
import { type LetterSettings, type lettersApi } from '../contract/letters.api.ts'
import { unknownName, wordsBy } from '../contract/letter-words.rules.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import type { LetterWordsTable } from './sites.tables.ts'

/** What a letter says in a language: the owner's words, or where they gave none those it starts with. Null when the owner does not want it sent. */
export async function letterWords(ctx: SiteContext, kind: string, language: Language): Promise<LetterWords | null> {
  const { isOn, words } = await letterSaid(ctx, kind, language)
  return isOn ? words : null
}

export async function letterSaid(
  ctx: SiteContext,
  kind: string,
  language: Language,
): Promise<{ isOn: boolean; words: LetterWords }> {
  const letter = ownLetter(ctx, kind)
  const rows = await ctx.db
    .selectFrom('letter_words')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .where('kind', '=', kind)
    .execute()
  const own = rows.find((row) => row.language === language)
  const starts = letter.starts(language)
  const words = wordsBy((part) => own?.[part] || starts[part])
  return { isOn: letter.always !== undefined || isSent(rows), words }
}

/** One switch for all languages. */
function isSent(rows: readonly Pick<LetterWordsTable, 'is_on'>[]): boolean {
  return rows.every(({ is_on: isOn }) => isOn)
}

/** The letter of this kind, of whichever feature writes it. */
export function ownLetter({ product }: SiteContext, kind: string): OwnLetter {
  const letter = product.letters.get(kind)
  if (!letter) throw siteProblems.letterMissing({ kind })
  return letter
}

export async function listLetters(
  ctx: OwnerContext,
  asked: Input<typeof lettersApi.list> = {},
): Promise<Output<typeof lettersApi.list>> {
  ctx.require('commerce.emailNotifications')
  const language = asked.language ?? languageOf(ctx.site.locale)
  const all = await ctx.db.selectFrom('letter_words').selectAll().where('website_id', '=', ctx.site.id).execute()
  const letters = [...ctx.product.letters.values()].map(({ kind, mayName, ...letter }) => {
    const rows = all.filter((row) => row.kind === kind)
    const own = rows.find((row) => row.language === language)
    const words = wordsBy((part) => own?.[part] ?? '')
    const always = letter.always?.(ctx.locale) ?? null
    const isOn = always !== null || isSent(rows)
    return {
      kind,
      name: letter.named(ctx.locale),
      mayName: [...mayName],
      isOn,
      ...words,
      starts: letter.starts(language),
      always,
    }
  })
  return { language, letters }
}

/** Empty words are those that the letter starts with in this language. */
export async function changeLetter(
  ctx: OwnerTransaction,
  { kind, isOn, subject, intro, outro, language = languageOf(ctx.site.locale) }: Input<typeof lettersApi.change>,
): Promise<LetterSettings> {
  ctx.require('commerce.emailNotifications')
  const { mayName, always } = ownLetter(ctx, kind)
  const unknown = unknownName([subject, intro, outro].join('\n'), mayName)
  if (unknown !== null)
    throw siteProblems.letterNamesUnknown({ name: `{${unknown}}`, known: mayName.map((name) => `{${name}}`).join(' ') })
  if (!isOn && always) throw siteProblems.letterAlwaysSent({ why: always(ctx.locale) })
  const after = { is_on: isOn, subject: subject.replace(/\s+/g, ' '), intro, outro }
  const row = { website_id: ctx.site.id, kind, language, ...after }
  await ctx.db
    .insertInto('letter_words')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'language']).doUpdateSet(row))
    .execute()
  await ctx.db
    .updateTable('letter_words')
    .set({ is_on: isOn })
    .where('website_id', '=', ctx.site.id)
    .where('kind', '=', kind)
    .execute()
  await audit(ctx, { action: 'letter.changed', subject: kind, before: null, after: { language, ...after } })
  return { kind, isOn, subject: after.subject, intro, outro }
}
