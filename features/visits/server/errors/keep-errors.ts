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
}

/** Limit of different errors of a site; when it is reached, only known errors are counted. */
export const mostOfSite = 300

/** Counts each message at its place once more. */
export async function keepErrors(ctx: Writable<PlatformContext>, reports: readonly ErrorReport[]): Promise<void> {
  const groups = Map.groupBy(reports, (report) => `${report.websiteId} ${markOf(report)}`)
  const rows = [...groups.values()].map((group) => {
    const last = group.at(-1) as ErrorReport
    return { website_id: last.websiteId, mark: markOf(last), last, first: group[0] ?? last, times: group.length }
  })
  for (const { website_id, mark, last, first, times } of rows)
    await sql`
      insert into page_errors as known (website_id, mark, message, path, file, line, "column", stack, browser, app, times, first_at, last_at)
      select ${website_id}, ${mark}, ${last.message}, ${last.path}, ${last.file}, ${last.line}, ${last.column}, ${last.stack},
        ${last.browser}, ${last.app}, ${times}, ${first.at.toISOString()}::timestamptz, ${last.at.toISOString()}::timestamptz
      where exists (select from websites w where w.id = ${website_id}) and (
        (select count(*) from page_errors p where p.website_id = ${website_id}) < ${mostOfSite}
        or exists (select from page_errors p where p.website_id = ${website_id} and p.mark = ${mark}))
      on conflict (website_id, mark) do update set times = least(known.times + excluded.times, 1000000000), path = excluded.path,
        stack = excluded.stack, browser = excluded.browser, last_at = excluded.last_at`.execute(ctx.db)
}

/** The query of a file changes with every deployment and does not identify the place. */
function markOf({ message, file, line, column }: ErrorReport): string {
  const place = [message.slice(0, 300), file.split('?')[0], line, column].join('\n')
  return createHash('sha256').update(place).digest('base64url').slice(0, 22)
}
