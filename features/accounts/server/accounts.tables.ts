import type { Language } from '#platform/i18n'
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
  facts: Record<string, unknown>
  created_at: Date
  expires_at: Date
}
export type TokenPurpose = 'confirm-registration' | 'reset-password' | 'sign-in-link' | 'hand-off' | 'confirm-email'

export interface AccountDevicesTable {
  account_id: string
  token_hash: string
  seen_at: Date
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
    rate_limits: RateLimitsTable
    audit_heads: AuditHeadsTable
    audit_log: AuditLogTable
    platform_settings: PlatformSettingsTable
  }
}
