import type { Generated } from 'kysely'

export interface InstallationTable {
  only_row: Generated<boolean>
  secret_fingerprint: string
  first_run_at: Date | null
  created_at: Generated<Date>
  /**
   * The time since which the mail server refuses all emails, its reason, the settings, and the time of the last
   * attempt.
   */
  mail_held_since: Generated<Date | null>
  mail_held_reason: Generated<string | null>
  mail_held_settings: Generated<string | null>
  mail_tried_at: Generated<Date | null>
  /** Keys of former secrets, sealed with the current secret; see `resealAll`. */
  recovery_code_keys: Generated<string[]>
  /** Whether links under a former secret may still be in `former_token_hash`. */
  accepts_former_secret: Generated<boolean>
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
