import type { ArchiveTables } from '#platform/context'
import type { TaxSettings, VatCheck } from '../contract/index.ts'

export interface TaxRatesTable {
  website_id: string
  id: string
  name: string
  country: string
  region: string
  postal: string[]
  cities: string[]
  rate_ppm: number
  tax_class: string
  priority: number
  is_compound: boolean
  on_shipping: boolean
}

export interface TaxSettingsTable {
  website_id: string
  settings: Partial<TaxSettings>
  exempt: string[]
}

export interface VatChecksTable {
  website_id: string
  number: string
  check_result: VatCheck
  checked_at: Date
}

declare module '#platform/database' {
  interface Tables {
    tax_rates: TaxRatesTable
    tax_settings: TaxSettingsTable
    vat_checks: VatChecksTable
  }
}

export const taxInArchives: ArchiveTables = {
  archived: [{ name: 'tax_rates' }, { name: 'tax_settings' }, { name: 'vat_checks' }],
}
