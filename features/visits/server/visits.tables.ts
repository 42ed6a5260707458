import type { ArchiveTables } from '#platform/context'
import type { Generated } from 'kysely'

export interface VisitorMarksTable {
  website_id: string
  /** `2026-11-20`, UTC. */
  day: string
  mark: string
}

export interface VisitorHoursTable {
  website_id: string
  hour: Date
  visitors: number
}

/** Events of a site that one process received within a short time; see `packEvents`. */
export interface VisitBatchesTable {
  website_id: string
  id: Generated<string>
  day: string
  events: number
  packed: Uint8Array
}

/** A day that is over, in pieces that are numbered from 1. */
export interface VisitBlocksTable {
  website_id: string
  day: string
  number: number
  events: number
  packed: Uint8Array
}

/** A whole day has no kind, name and path, and has its parts in `sums`; a row without `sums` is one part. */
export interface VisitDaysTable {
  website_id: string
  day: string
  kind: string
  name: string
  path: string
  events: number
  visitors: number
  sums: Uint8Array | null
}

/** A past month, merged from its days. */
export interface VisitMonthsTable {
  website_id: string
  /** First day of the month. */
  month: string
  sums: Uint8Array
}

export interface PageErrorsTable {
  website_id: string
  mark: string
  message: string
  path: string
  file: string
  line: number
  column: number
  stack: string
  browser: string
  app: string
  times: number
  /** Number of visitors; each counts once a day. */
  visitors: Generated<number>
  first_at: Date
  last_at: Date
}

/** Visitors of one day who met an error, by their hashes of `visitorMark`. */
export interface PageErrorVisitorsTable {
  website_id: string
  /** The mark of the error. */
  mark: string
  day: string
  visitor: string
}

/** Source of a buyer; `subject` is the key of an order. */
export interface VisitSourcesTable {
  website_id: string
  subject: string
  source: string
  campaign: string
  noted_at: Date
}

declare module '#platform/database' {
  interface Tables {
    visitor_marks: VisitorMarksTable
    visitor_hours: VisitorHoursTable
    visit_batches: VisitBatchesTable
    visit_blocks: VisitBlocksTable
    visit_days: VisitDaysTable
    visit_months: VisitMonthsTable
    page_errors: PageErrorsTable
    page_error_visitors: PageErrorVisitorsTable
    visit_sources: VisitSourcesTable
  }
}

export const visitsInArchives: ArchiveTables = {
  archived: [{ name: 'visitor_hours' }, { name: 'visit_days' }, { name: 'visit_sources' }],
  leftBehind: {
    page_error_visitors: 'Kept for one day.',
    page_errors: 'Reports about this installation.',
    visit_batches: 'Kept for one day; the archive has its sums.',
    visit_blocks: 'Kept for one month; the archive has the sums.',
    visit_months: 'Merged from the days, which the archive has.',
    visitor_marks: 'Kept for one day.',
  },
}
