import { sql } from 'kysely'
import { z } from 'zod'
import { inSite } from '#platform/database'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { packDay } from './ingest/pack-day.ts'
import { packMonth, unmergedMonths } from './ingest/pack-month.ts'
import type {} from './visits.tables.ts'

/** Single events are kept for a month; an error that has not returned for a season counts as fixed. */
const eventDays = 30
const errorDays = 90
const keptDays = 3 * 366

/** Turns past days into blocks and sums, and past months into sums, and deletes old ones. Runs every night. */
export const rollUpVisits = job({
  name: 'visits.roll-up',
  schedule: '25 0 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
    const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
    const days = await ctx.db
      .selectFrom('visit_batches')
      .select(['website_id as websiteId', sql<string>`day::text`.as('day')])
      .where('day', '<', dayBefore(0))
      .distinct()
      .execute()
    for (const { websiteId, day } of days) await inSite(ctx, { id: websiteId }, (tx) => packDay(tx, day))
    const months = await unmergedMonths(ctx)
    for (const { websiteId, month } of months) await inSite(ctx, { id: websiteId }, (tx) => packMonth(tx, month))
    await ctx.db.deleteFrom('visit_blocks').where('day', '<', dayBefore(eventDays)).execute()
    await ctx.db.deleteFrom('page_errors').where('last_at', '<', before(errorDays)).execute()
    await ctx.db.deleteFrom('visit_days').where('day', '<', dayBefore(keptDays)).execute()
    await ctx.db.deleteFrom('visit_months').where('month', '<', dayBefore(keptDays)).execute()
    await ctx.db.deleteFrom('visit_sources').where('noted_at', '<', before(keptDays)).execute()
  },
})
