import type { Generated } from 'kysely'

export interface InstallationTable {
  only_row: Generated<boolean>
  secret_fingerprint: string
  first_run_at: Date | null
  created_at: Generated<Date>
}

export interface WebsiteEpochsTable {
  website_id: string
  epoch: number
}

declare module '#platform/database' {
  interface Tables {
    installation: InstallationTable
    website_epochs: WebsiteEpochsTable
  }
}
