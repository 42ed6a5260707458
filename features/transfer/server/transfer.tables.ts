import type { ArchiveTables } from '#platform/context'
import type { CopyOptions, Transfer, TransferResult } from '../contract/index.ts'

export interface SiteTransfersTable {
  website_id: string
  id: string
  kind: Transfer['kind']
  format: Transfer['format']
  options: CopyOptions | null
  state: Transfer['state']
  account_id: string
  file_name: string
  file_key: string | null
  result: TransferResult | null
  problem: Record<string, unknown> | null
  asked_at: Date
  ended_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    site_transfers: SiteTransfersTable
  }
}

export const transferInArchives: ArchiveTables = {
  leftBehind: {
    site_transfers: 'Reports of work in this installation.',
  },
}
