import { audit } from '#features/accounts/server'
import type { LetterWords, OwnerContext, OwnLetter, SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Language, languageOf } from '#platform/i18n'
import { type LetterSettings, type lettersApi } from '../contract/letters.api.ts'
import { unknownName, wordsBy } from '../contract/letter-words.rules.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import type {} from './sites.tables.ts'

/** What a letter says: the owner's words, or where they gave none those it starts with. Null when the owner does not want it sent. */
export async function letterWords(ctx: SiteContext, kind: string, language: Language): Promise<LetterWords | null> {
  const { isOn, words } = await letterSaid(ctx, kind, language)
  return isOn ? words : null
}

export async function letterSaid(ctx: SiteContext, kind: string, language: Language): Promise<{ isOn: boolean; words: LetterWords }> {
  const letter = ownLetter(ctx, kind)
  const row = await ctx.db.selectFrom('letter_words').selectAll().where('website_id', '=', ctx.site.id).where('kind', '=', kind).executeTakeFirst()
  const starts = letter.starts(language)
  const words = wordsBy((part) => row?.[part] || starts[part])
  return { isOn: row?.is_on !== false || letter.always !== undefined, words }
}

/** The letter of this kind, of whichever feature writes it. */
export function ownLetter({ product }: SiteContext, kind: string): OwnLetter {
  const letter = product.letters.get(kind)
  if (!letter) throw siteProblems.letterMissing({ kind })
  return letter
}

export async function listLetters(ctx: OwnerContext): Promise<Output<typeof lettersApi.list>> {
  ctx.require('commerce.emailNotifications')
  const rows = await ctx.db.selectFrom('letter_words').selectAll().where('website_id', '=', ctx.site.id).execute()
  const letters = [...ctx.product.letters.values()].map(({ kind, mayName, ...letter }) => {
    const { is_on: isOn = true, subject = '', intro = '', outro = '' } = rows.find((row) => row.kind === kind) ?? {}
    const starts = letter.starts(languageOf(ctx.site.locale))
    const always = letter.always?.(ctx.locale) ?? null
    return { kind, name: letter.named(ctx.locale), mayName: [...mayName], isOn: isOn || always !== null, subject, intro, outro, starts, always }
  })
  return { letters }
}

/** Empty words are those that the letter starts with. */
export async function changeLetter(
  ctx: OwnerContext,
  { kind, isOn, subject, intro, outro }: Input<typeof lettersApi.change>,
): Promise<LetterSettings> {
  ctx.require('commerce.emailNotifications')
  const { mayName, always } = ownLetter(ctx, kind)
  const unknown = unknownName([subject, intro, outro].join('\n'), mayName)
  if (unknown !== null) throw siteProblems.letterNamesUnknown({ name: `{${unknown}}`, known: mayName.map((name) => `{${name}}`).join(' ') })
  if (!isOn && always) throw siteProblems.letterAlwaysSent({ why: always(ctx.locale) })
  const after = { is_on: isOn, subject: subject.replace(/\s+/g, ' '), intro, outro }
  const row = { website_id: ctx.site.id, kind, ...after }
  await ctx.db
    .insertInto('letter_words')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'kind']).doUpdateSet(row))
    .execute()
  await audit(ctx, { action: 'letter.changed', subject: kind, before: null, after })
  return { kind, isOn, subject: after.subject, intro, outro }
}
