import type { OwnerContext, SiteTransaction } from '#platform/context'
import { dayMs, type Output } from '#platform/contract'
import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { searchApi } from '../contract/search.api.ts'
import type {} from './search.tables.ts'

export const keptDays = 90
/** Limit per day, which bounds the records of a flood of nonsense. */
const mostOfDay = 500
const longestPhrase = 100
const mostListed = 200

/**
 * Counts a phrase that found nothing. Of a day that already has its most, only phrases that are there are counted on.
 */
export async function keepMiss(ctx: SiteTransaction, phrase: string): Promise<void> {
  if (phrase.length > longestPhrase) return
  const { id } = ctx.site
  const day = ctx.now().toISOString().slice(0, 10)
  await sql`
    insert into search_misses as known (website_id, day, phrase, times)
    select ${id}, ${day}::date, ${phrase}, 1
    where (select count(*) from search_misses m where m.website_id = ${id} and m.day = ${day}::date) < ${mostOfDay}
      or exists (select from search_misses m where m.website_id = ${id} and m.day = ${day}::date and m.phrase = ${phrase})
    on conflict (website_id, day, phrase) do update set times = least(known.times + 1, 1000000)`.execute(ctx.db)
}

export async function listMisses(ctx: OwnerContext): Promise<Output<typeof searchApi.misses>> {
  ctx.require('content.edit')
  const since = new Date(ctx.now().getTime() - keptDays * dayMs).toISOString().slice(0, 10)
  const { rows } = await readSql(
    ctx.db,
    sql<{ phrase: string; times: number; lastDay: string }>`
      select phrase, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
      from search_misses where website_id = ${ctx.site.id} and day >= ${since}::date
      group by phrase order by 2 desc, 3 desc, 1 limit ${mostListed}`,
  )
  return { misses: rows.map((row) => ({ id: row.phrase, ...row })) }
}
