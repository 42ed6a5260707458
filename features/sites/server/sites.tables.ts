import type { ArchiveTables } from '#platform/context'
import type { ColumnType } from 'kysely'
import type { Language } from '#platform/i18n'
import type { Role } from '#platform/contract'

export interface WebsitesTable {
  id: string
  name: string
  title: string
  locale: string
  time_zone: string
  type: number
  status: number
  layout_version: string
  owner_id: string
  plan: string
  settings: Record<string, unknown>
  created_at: Date
  removed_at: Date | null
  status_before: number | null
  requires_second_factor: boolean
}

export interface EmailRefusalsTable {
  website_id: string
  email_hash: string
  created_at: Date
}

export interface DomainsTable {
  website_id: string
  id: string
  host: string
  token: string
  is_primary: boolean
  created_at: Date
  verified_at: Date | null
}

export interface ContributorsTable {
  website_id: string
  account_id: string
  roles: readonly Role[]
  added_at: Date
  expires_at: Date | null
}

export interface InvitationsTable {
  website_id: string
  id: string
  email: string
  roles: readonly Role[]
  token_hash: string
  invited_by: string
  created_at: Date
  expires_at: Date
  access_ends_at: Date | null
  /** Whether accepting it transfers the site. */
  offers_ownership: ColumnType<boolean, boolean | undefined, boolean>
}

export interface WebsiteFlagsTable {
  website_id: string
  flag: string
  enabled: boolean
}

export interface LabsFeaturesTable {
  website_id: string
  list: 'internal' | 'circle'
  key: string
  enabled: boolean
}

export interface EmailTextsTable {
  website_id: string
  kind: string
  language: Language
  is_on: boolean
  subject: string
  intro: string
  outro: string
}

export interface TranslationServicesTable {
  website_id: string
  provider: string
  secret: string
  confirmed_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    email_refusals: EmailRefusalsTable
    websites: WebsitesTable
    domains: DomainsTable
    contributors: ContributorsTable
    invitations: InvitationsTable
    website_flags: WebsiteFlagsTable
    labs_features: LabsFeaturesTable
    email_texts: EmailTextsTable
    translation_services: TranslationServicesTable
  }
}

export const sitesInArchives: ArchiveTables = {
  archived: [{ name: 'email_texts' }],
  leftBehind: {
    contributors: 'Accounts belong to the installation.',
    domains: 'A domain is proved in the installation that uses it.',
    email_refusals: 'Hashes with the secret of this installation.',
    translation_services: 'Secrets of this installation.',
    invitations: 'Accounts belong to the installation.',
    labs_features: 'Chosen by the staff of this installation.',
    website_flags: 'Chosen by the staff of this installation.',
  },
}
