import type { ArchiveTables } from '#platform/context'
import type { StoredCodeApp, StoredPasskey } from '#features/accounts/server'
import type { Language } from '#platform/i18n'
import type { PostalAddress } from '#platform/contract'

export interface MembersTable {
  website_id: string
  id: string
  email: string
  name: string
  phone: string
  password_hash: string | null
  locale: Language
  is_blocked: boolean
  accepts_marketing: boolean
  created_at: Date
  password_changed_at: Date | null
  signed_in_at: Date | null
}

export interface MemberSessionsTable {
  website_id: string
  id: string
  token_hash: string
  member_id: string
  is_kept: boolean
  user_agent: string
  address: string
  created_at: Date
  seen_at: Date
  expires_at: Date
}

export type MemberTokenPurpose =
  | 'join'
  | 'reset'
  | 'email'
  | 'delete'
  | 'second-step'
  | 'passkey-sign-in'
  | 'passkey-add'
  | 'recovery-codes'

interface OfMember {
  website_id: string
  member_id: string
}

export interface MemberPasskeysTable extends StoredPasskey, OfMember {
  /** The only host of the site on which it works. */
  host: string
}

export interface MemberCodeAppsTable extends StoredCodeApp, OfMember {}

export interface MemberRecoveryCodesTable extends OfMember {
  code_hash: string
  created_at: Date
  used_at: Date | null
}

export interface MemberTokensTable {
  website_id: string
  token_hash: string
  purpose: MemberTokenPurpose
  member_id: string | null
  payload: Record<string, unknown>
  created_at: Date
  expires_at: Date
}

export interface MemberAddressesTable {
  website_id: string
  id: string
  member_id: string
  address: PostalAddress
  is_default: boolean
}

declare module '#platform/database' {
  interface Tables {
    members: MembersTable
    member_sessions: MemberSessionsTable
    member_tokens: MemberTokensTable
    member_addresses: MemberAddressesTable
    member_passkeys: MemberPasskeysTable
    member_code_apps: MemberCodeAppsTable
    member_recovery_codes: MemberRecoveryCodesTable
  }
}

export const membersInArchives: ArchiveTables = {
  archived: [{ name: 'members', without: ['password_hash'] }, { name: 'member_addresses' }],
  leftBehind: {
    member_code_apps: 'Secrets.',
    member_passkeys: 'Passkeys are valid for one host.',
    member_recovery_codes: 'Secrets.',
    member_sessions: 'Secrets.',
    member_tokens: 'Secrets.',
  },
}
