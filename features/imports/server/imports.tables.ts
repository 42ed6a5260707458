import type { ArchiveTables } from '#platform/context'
import type { ImportNote, ImportOutcome, ImportState, RowKind } from '../contract/import.schema.ts'

export interface ImportsTable {
  website_id: string
  id: string
  account_id: string
  file_name: string
  file_key: string | null
  source: string
  details: Record<string, unknown>
  state: ImportState
  problem: Record<string, unknown> | null
  collection_id: string | null
  read_part: number
  rows_total: number
  rows_done: number
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  held_by: string | null
  held_until: Date | null
}

export interface ImportRowsTable {
  website_id: string
  import_id: string
  rank: number
  ordinal: number
  kind: RowKind
  source_key: string
  title: string
  payload: unknown
  state: 'waiting' | 'done'
  outcome: ImportOutcome
  notes: readonly ImportNote[]
  target_kind: string | null
  target_id: string | null
  /** Key of the row of which it is a part. */
  part_of: string | null
}

export interface ImportRecordsTable {
  website_id: string
  source: string
  source_key: string
  target_kind: string
  target_id: string
  hash: string
  head_seq: number | null
  import_id: string
  created_by_import: string
}

export interface ImportMediaTable {
  website_id: string
  import_id: string
  ordinal: number
  media_key: string
  post_id: string
  target_id: string | null
}

export interface ImportAddressesTable {
  website_id: string
  import_id: string
  path: string
  title: string
}

declare module '#platform/database' {
  interface Tables {
    imports: ImportsTable
    import_rows: ImportRowsTable
    import_records: ImportRecordsTable
    import_media: ImportMediaTable
    import_addresses: ImportAddressesTable
  }
}

export const importsInArchives: ArchiveTables = {
  archived: [{ name: 'import_records' }],
  leftBehind: {
    import_addresses: 'Reports of work in this installation.',
    import_media: 'Reports of work in this installation.',
    import_rows: 'Reports of work in this installation.',
    imports: 'Reports of work in this installation.',
  },
}
