import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { sql } from 'kysely'
import { isOneSlip, likeliestFirst, spellableWords, spellingsOf } from '../contract/index.ts'
import type {} from './search.tables.ts'

/** The part of a long text that describes its subject. */
const longestText = 4000

/** Stores the words of searchable texts. None is removed: words without results are never suggested. */
export async function keepSpellings(ctx: SiteTransaction, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap((text) => spellableWords(text.slice(0, longestText))))]
  if (words.length === 0) return
  await sql`
    insert into search_spellings (website_id, spelling, word)
    select ${ctx.site.id}, spelled.spelling, spelled.word
    from jsonb_to_recordset(${JSON.stringify(await spelled(ctx, words))}::text::jsonb) as spelled(spelling text, word text)
    on conflict do nothing`.execute(ctx.db)
}

/** Most words of a shop are already stored. */
async function spelled(ctx: SiteContext, words: readonly string[]): Promise<{ spelling: string; word: string }[]> {
  const rows = await siteTables(ctx)
    .selectFrom('search_spellings')
    .select('word')
    .where(({ eb, ref, and }) => and([eb('spelling', 'in', words), eb('spelling', '=', ref('word'))]))
    .execute()
  const before = new Set(rows.map(({ word }) => word))
  return words
    .filter((word) => !before.has(word))
    .toSorted()
    .flatMap((word) => spellingsOf(word).map((spelling) => ({ spelling, word })))
}

/** Returns likely corrections of each word that is not on the site, best first. */
export async function correctedWords(
  ctx: SiteContext,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const typed = words.filter((word) => spellableWords(word)[0] === word || /^\p{L}{3}$/u.test(word))
  if (typed.length === 0) return new Map()
  const spellings = [...new Set(typed.flatMap(spellingsOf))]
  const rows = await siteTables(ctx)
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('spelling', 'in', spellings)
    .execute()
  const knownWords = rows.map(({ word }) => word)
  return new Map(
    typed.flatMap((word) => {
      const meant = knownWords.includes(word) ? [] : knownWords.filter((candidate) => isOneSlip(word, candidate))
      return meant.length === 0 ? [] : [[word, likeliestFirst(word, meant)] as const]
    }),
  )
}
