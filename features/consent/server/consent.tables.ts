import type { ArchiveTables } from '#platform/context'
import type { BannerView, Choice } from '../contract/index.ts'

export interface ConsentPoliciesTable {
  website_id: string
  version: number
  /** Hash of everything that was shown. */
  hash: string
  shown: BannerView
  since: Date
}

export interface ConsentChoicesTable {
  website_id: string
  id: string
  choice: Choice
  policy: number
  page_path: string
  had_signal: boolean
  network: string
  browser: string
  chosen_at: Date
}

declare module '#platform/database' {
  interface Tables {
    consent_policies: ConsentPoliciesTable
    consent_choices: ConsentChoicesTable
  }
}

export const consentInArchives: ArchiveTables = {
  archived: [{ name: 'consent_policies' }, { name: 'consent_choices' }],
}
