import type { ArchiveTables } from '#platform/context'
import type { ColumnType } from 'kysely'

export interface SearchEntriesTable {
  website_id: string
  document_id: string
  kind: string
  path: string
  title: string
  body: string
  /** Name of PostgreSQL's configuration for the language of the words. */
  language: string
  dated_at: Date | null
  words: ColumnType<string, never, never>
}

export interface SearchSubjectsTable {
  website_id: string
  subject: string
  path: string
  title: string
  body: string
  language: string
  visible_from: Date | null
  visible_until: Date | null
  words: ColumnType<string, never, never>
}

export interface SearchSpellingsTable {
  website_id: string
  /** The word, or the word without one of its letters. */
  spelling: string
  word: string
}

export interface SearchMissesTable {
  website_id: string
  day: string
  phrase: string
  times: number
}

declare module '#platform/database' {
  interface Tables {
    search_entries: SearchEntriesTable
    search_subjects: SearchSubjectsTable
    search_spellings: SearchSpellingsTable
    search_misses: SearchMissesTable
  }
}

export const searchInArchives: ArchiveTables = {
  archived: [
    { name: 'search_entries' },
    { name: 'search_subjects' },
    { name: 'search_spellings' },
    { name: 'search_misses' },
  ],
}
