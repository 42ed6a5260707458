import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import type { PlatformContext, SiteContext, Writable } from '#platform/context'
import type {} from './visits.tables.ts'

/** A visitor of a site, who is recognised for one day. */
export interface Seen {
  readonly websiteId: string
  /** Time of their first visit. */
  readonly at: Date
  readonly mark: string
}

/** Counts visitors not seen before on their day, by any process. A deleted site counts none. */
export async function keepVisitors(ctx: Writable<PlatformContext>, seen: readonly Seen[]): Promise<void> {
  const sites = seen.map(({ websiteId }) => websiteId)
  const moments = seen.map(({ at }) => at.toISOString())
  const marks = seen.map(({ mark }) => mark)
  await sql`
    with seen as (
      select site as website_id, at, mark from unnest(${sites}::text[], ${moments}::timestamptz[], ${marks}::text[]) as s(site, at, mark)
      where exists (select from websites w where w.id = site)
    ), fresh as (
      insert into visitor_marks (website_id, day, mark)
      select website_id, (at at time zone 'UTC')::date, mark from seen order by 1, 2, 3
      on conflict do nothing returning website_id, day, mark
    )
    insert into visitor_hours as known (website_id, hour, visitors)
    select website_id, hour, count(*) from (
      select f.website_id, date_trunc('hour', min(s.at)) as hour
      from fresh f join seen s on s.website_id = f.website_id and s.mark = f.mark and (s.at at time zone 'UTC')::date = f.day
      group by f.website_id, f.day, f.mark
    ) first group by 1, 2 order by 1, 2
    on conflict (website_id, hour) do update set visitors = known.visitors + excluded.visitors`.execute(ctx.db)
}

/** Counts visitors whose first page of the day was opened in these hours; a visitor on two days counts twice. */
export async function visitorsBetween(ctx: SiteContext, from: Date, until: Date): Promise<number> {
  const hours = siteTables(ctx).selectFrom('visitor_hours').where('hour', '>=', from).where('hour', '<=', until)
  const { visitors } = await hours
    .select(sql<number>`coalesce(sum(visitors), 0)::int`.as('visitors'))
    .executeTakeFirstOrThrow()
  return visitors
}
