export interface CertificatesTable {
  host: string
  sealed: string | null
  expires_at: Date | null
  renew_at: Date | null
  reason: string | null
  attempts: number
  try_at: Date
  wanted_at: Date
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
    acme_accounts: AcmeAccountsTable
    acme_challenges: AcmeChallengesTable
  }
}
