import type { ArchiveTables } from '#platform/context'
import type { ColumnType } from 'kysely'
import type { AssetKind, FocalPoint, Rendition } from '../contract/index.ts'

export interface AssetsTable {
  website_id: string
  id: string
  kind: AssetKind
  name: string
  file: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  alt: ColumnType<string, string | undefined, string>
  credit: ColumnType<string, string | undefined, string>
  focal_point: FocalPoint | null
  placeholder: string | null
  color: string | null
  renditions: readonly Rendition[]
  state: 'ready' | 'waiting' | 'failed'
  version: ColumnType<number, number | undefined, number>
  /** Address from which an import took the file, so that a repeated import finds it. */
  source: string | null
  folder_id: ColumnType<string | null, string | null | undefined, string | null>
  tags: ColumnType<string[], string[] | undefined, string[]>
  created_at: ColumnType<Date, Date | undefined, Date>
  changed_at: ColumnType<Date, Date | undefined, Date>
}

export interface AssetFoldersTable {
  website_id: string
  id: string
  name: string
  created_at: ColumnType<Date, Date | undefined, Date>
}

declare module '#platform/database' {
  interface Tables {
    assets: AssetsTable
    asset_folders: AssetFoldersTable
  }
}

export const mediaInArchives: ArchiveTables = {
  archived: [{ name: 'asset_folders' }, { name: 'assets' }],
}
