import type { ColumnType } from 'kysely'

export interface IdempotencyKeysTable {
  /** The site or the platform, and who asked. */
  scope: string
  key: string
  endpoint: string
  /** Hash of the input: another body under the same key is refused. */
  input_hash: string
  answer: ColumnType<StoredAnswer | null, StoredAnswer | null, StoredAnswer>
  created_at: Date
}

export interface StoredAnswer {
  status: number
  type: string | null
  headers: Record<string, string>
  body: unknown
}

declare module '#platform/database' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable
  }
}
