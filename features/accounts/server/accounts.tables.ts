import type { ArchiveTables } from '#platform/context'
import type { Language } from '#platform/i18n'
import type { StoredCodeApp, StoredPasskey } from './second-factor/factor-store.ts'

export interface AccountsTable {
  id: string
  email: string
  name: string
  password_hash: string | null
  locale: Language
  staff: boolean
  created_at: Date
  password_changed_at: Date | null
}

export interface SessionsTable {
  id: string
  token_hash: string
  account_id: string
  parent_id: string | null
  website_id: string | null
  user_agent: string
  address: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  proven_at: Date | null
}

export interface AccountTokensTable {
  token_hash: string
  purpose: TokenPurpose
  account_id: string | null
  session_id: string | null
  payload: Record<string, unknown>
  created_at: Date
  expires_at: Date
}
export type TokenPurpose =
  | 'confirm-registration'
  | 'reset-password'
  | 'sign-in-link'
  | 'hand-off'
  | 'confirm-email'
  | 'second-step'
  | 'passkey-sign-in'
  | 'passkey-second-step'
  | 'passkey-add'
  | 'passkey-step-up'

export interface AccountDevicesTable {
  account_id: string
  token_hash: string
  seen_at: Date
}

export interface AccountPasskeysTable extends StoredPasskey {
  account_id: string
}

export interface AccountCodeAppsTable extends StoredCodeApp {
  account_id: string
}

export interface AccountRecoveryCodesTable {
  account_id: string
  code_hash: string
  created_at: Date
  used_at: Date | null
}

export interface RateLimitsTable {
  key: string
  level: number
  at: Date
  free_at: Date
}

export interface AuditHeadsTable {
  chain: string
  seq: number
  hash: string
}

export interface AuditLogTable {
  chain: string
  seq: number
  website_id: string | null
  at: Date
  account_id: string | null
  who: string
  address: string
  action: string
  subject: string
  before: unknown
  after: unknown
  previous_hash: string
  hash: string
}

export interface PlatformSettingsTable {
  only: boolean
  settings: Record<string, unknown>
}

declare module '#platform/database' {
  interface Tables {
    accounts: AccountsTable
    sessions: SessionsTable
    account_tokens: AccountTokensTable
    account_devices: AccountDevicesTable
    account_passkeys: AccountPasskeysTable
    account_code_apps: AccountCodeAppsTable
    account_recovery_codes: AccountRecoveryCodesTable
    rate_limits: RateLimitsTable
    audit_heads: AuditHeadsTable
    audit_log: AuditLogTable
    platform_settings: PlatformSettingsTable
  }
}

export const accountsInArchives: ArchiveTables = {
  leftBehind: {
    audit_log: 'The trail of this installation is a chain.',
    sessions: 'Secrets.',
  },
}
