import { createHash } from 'node:crypto'
import type { PlatformContext, Writable } from '#platform/context'
import { sql } from 'kysely'
import type {} from '../visits.tables.ts'

/** An error in a script of a published page. */
export interface ErrorReport {
  readonly websiteId: string
  readonly at: Date
  readonly message: string
  readonly path: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly stack: string
  readonly browser: string
  readonly app: string
  /** Hash of the visitor for the day; see `visitorMark`. */
  readonly visitor: string
}

/** Limit of different errors of a site; when it is reached, only known errors are counted. */
export const mostOfSite = 300

/** Counts each message at its place, and the visitors who met it. */
export async function keepErrors(ctx: Writable<PlatformContext>, reports: readonly ErrorReport[]): Promise<void> {
  const groups = Map.groupBy(reports, (report) => `${report.websiteId} ${markOf(report)}`)
  const rows = [...groups.values()].map((group) => {
    const last = group.at(-1) as ErrorReport
    const visitors = [...new Set(group.map(({ visitor }) => visitor))]
    return {
      website_id: last.websiteId,
      mark: markOf(last),
      last,
      first: group[0] ?? last,
      times: group.length,
      visitors,
    }
  })
  for (const { website_id, mark, last, first, times, visitors } of rows) {
    await sql`
      insert into page_errors as known (website_id, mark, message, path, file, line, "column", stack, browser, app, times, first_at, last_at)
      select ${website_id}, ${mark}, ${last.message}, ${last.path}, ${last.file}, ${last.line}, ${last.column}, ${last.stack},
        ${last.browser}, ${last.app}, ${times}, ${first.at.toISOString()}::timestamptz, ${last.at.toISOString()}::timestamptz
      where exists (select from websites w where w.id = ${website_id}) and (
        (select count(*) from page_errors p where p.website_id = ${website_id}) < ${mostOfSite}
        or exists (select from page_errors p where p.website_id = ${website_id} and p.mark = ${mark}))
      on conflict (website_id, mark) do update set times = least(known.times + excluded.times, 1000000000), path = excluded.path,
        stack = excluded.stack, browser = excluded.browser, last_at = excluded.last_at`.execute(ctx.db)
    await sql`
      with met as (
        insert into page_error_visitors (website_id, mark, day, visitor)
        select website_id, mark, ${last.at.toISOString().slice(0, 10)}::date, unnest(${visitors}::text[]) from page_errors
        where website_id = ${website_id} and mark = ${mark}
        on conflict do nothing returning 1
      )
      update page_errors set visitors = least(visitors + (select count(*) from met), 1000000000)
      where website_id = ${website_id} and mark = ${mark} and exists (select from met)`.execute(ctx.db)
  }
}

/** The query of a file changes with every deployment and does not identify the place. */
function markOf({ message, file, line, column }: ErrorReport): string {
  const place = [message.slice(0, 300), file.split('?')[0], line, column].join('\n')
  return createHash('sha256').update(place).digest('base64url').slice(0, 22)
}
