import type { ColumnType } from 'kysely'
import type { CacheTag } from '../context/index.ts'

type Json<T> = ColumnType<T, T, T>

export interface IdempotencyKeysTable {
  /** The site or the platform, and the sender. */
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

export interface RenderCacheTable {
  website_id: string
  host: string
  url: string
  query_names: Json<readonly string[]>
  status: number
  type: string
  headers: Json<Readonly<Record<string, string>>>
  tags: Json<readonly CacheTag[]>
  until: Date | null
  epoch: number
  etag: string
  br: Uint8Array
  gzip: Uint8Array
  quality: number
  kept_at: Date
  /** Version of the program that rendered it. */
  program: string
}

declare module '#platform/database' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable
    render_cache: RenderCacheTable
  }
}
