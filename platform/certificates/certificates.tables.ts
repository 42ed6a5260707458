import type { ColumnType } from 'kysely'

export interface CertificatesTable {
  host: string
  sealed: string | null
  expires_at: Date | null
  renew_at: Date | null
  reason: string | null
  attempts: number
  try_at: Date
  wanted_at: Date
  waits_for: ColumnType<CertificateWait | null, CertificateWait | null | undefined, CertificateWait | null>
}

/**
 * The weekly limit of the installation or of the domain is reached; the authority accepts no more orders for a while.
 */
export type CertificateWait = 'week' | 'authority'

export interface CertificateOrdersTable {
  id: string
  host: string
  registered: string
  kind: 'new' | 'retry' | 'renewal'
  at: Date
  fetched_at: Date | null
}

export interface AcmeAccountsTable {
  directory: string
  sealed: string
  url: string | null
}

export interface AcmeChallengesTable {
  token: string
  answer: string
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    certificates: CertificatesTable
    certificate_orders: CertificateOrdersTable
    acme_accounts: AcmeAccountsTable
    acme_challenges: AcmeChallengesTable
  }
}
