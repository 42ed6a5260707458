import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'

/** Longer messages are judged by their first words. */
const mostWords = 1000
/** Number of messages of each kind below which the filter judges nothing. */
const fewest = 5
/** Weight of the assumption about rare words, as a number of messages of neither kind. */
const doubt = 0.001
/** Words closer to one half than this are ignored. */
const saysNothing = 0.375
/** Weight of the assumption about messages with few significant words, as a number of neutral ones. */
const silentWords = 5

/**
 * Words of a message by which the filter recognises spam: letters and digits, the hosts of links, and the places of
 * email addresses.
 */
export function spamWords(text: string): string[] {
  const plain = text.toLowerCase().slice(0, 20_000)
  const hosts = [...plain.matchAll(/https?:\/\/([^\s/"'<>]{3,100})/g)].map(([, host]) => `host:${host}`)
  const mailHosts = [...plain.matchAll(/@([\w.-]{3,60})/g)].map(([, host]) => `@${host}`)
  const words = plain.match(/[\p{L}\p{N}$€£!'-]{2,30}/gu) ?? []
  return [...new Set([...hosts, ...mailHosts, ...words])].slice(0, mostWords)
}

/**
 * Returns the likelihood of spam from this site's marked messages, from 0 to 1; null until there are enough. Words are
 * weighted after Robinson, and the telling ones averaged (decision 61): combined as independent evidence, the words of
 * a long newsletter would add up to certainty.
 */
export async function likelySpam(ctx: SiteTransaction, text: string): Promise<number | null> {
  const words = spamWords(text)
  if (words.length === 0) return null
  const { rows } = await sql<{ word: string; spam: number; ham: number }>`
    select word, spam, ham from form_spam_words
    where website_id = ${ctx.site.id} and word = any(${['', ...words]}::text[])`.execute(ctx.db)
  const all = rows.find(({ word }) => word === '')
  if (!all || all.spam < fewest || all.ham < fewest) return null
  const telling = rows
    .filter(({ word, spam, ham }) => word !== '' && spam + ham > 0)
    .map(({ spam, ham }) => weightOf(spam / all.spam, ham / all.ham, spam + ham))
    .filter((weight) => Math.abs(weight - 0.5) > saysNothing)
  const evidence = telling.reduce((sum, weight) => sum + Math.log(weight / (1 - weight)), 0)
  return 1 / (1 + Math.exp(-evidence / (telling.length + silentWords)))
}

/** Spam weight of a word from 0 (only in ham) to 1 (only in spam); the rarer the word, the closer to one half. */
function weightOf(spamShare: number, hamShare: number, times: number): number {
  return (doubt / 2 + times * (spamShare / (spamShare + hamShare))) / (doubt + times)
}

/** Learns from the owner: messages marked as spam are spam; opened, answered and finished ones are ham. */
export async function learn(ctx: SiteTransaction, ids: readonly string[], kind: 'spam' | 'ham'): Promise<void> {
  const rows = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select(['id', 'words', 'learned'])
    .where('id', 'in', ids)
    .where((where) => where.or([where('learned', 'is', null), where('learned', '<>', kind)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { words, learned } of rows) {
    const list = ['', ...spamWords(words)].toSorted()
    if (learned !== null) await count(ctx, list, learned, -1)
    await count(ctx, list, kind, 1)
  }
  if (rows.length > 0)
    await siteTables(ctx)
      .updateTable('form_submissions')
      .set({ learned: kind })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
}

/** Counts words in a fixed order, so that concurrent transactions cannot deadlock. */
async function count(ctx: SiteTransaction, words: readonly string[], kind: 'spam' | 'ham', by: 1 | -1): Promise<void> {
  const column = sql.ref(kind)
  await sql`
    insert into form_spam_words (website_id, word, ${column})
    select ${ctx.site.id}, word, ${Math.max(by, 0)} from unnest(${[...words]}::text[]) word
    on conflict (website_id, word) do update set ${column} = greatest(0, form_spam_words.${column} + ${by})`.execute(
    ctx.db,
  )
}
