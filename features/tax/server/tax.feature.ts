import { importParts } from '#features/imports/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { taxApi } from '../contract/index.ts'
import { ratesImports } from './rates-imports.ts'
import { changeRate, createRate, readTax, removeRates, saveExempt, saveTaxSettings } from './save-tax.ts'
import { readTaxClasses } from './tax-classes.ts'
import { importRates, startWithRates } from './take-rates.ts'
import { taxInArchives } from './tax.tables.ts'

export const taxFeature: Feature = {
  name: 'tax',
  routes: [
    on(taxApi.tax, readTax),
    on(taxApi.classes, readTaxClasses),
    on(taxApi.saveSettings, saveTaxSettings),
    on(taxApi.createRate, createRate),
    on(taxApi.changeRate, changeRate),
    on(taxApi.removeRates, removeRates),
    on(taxApi.start, startWithRates),
    on(taxApi.importRates, importRates, { bodyLimit: 6_000_000 }),
    on(taxApi.saveExempt, saveExempt),
  ],
  provides: [provide(archiveTables, taxInArchives), provide(importParts, ratesImports)],
}
