import { on } from '#platform/http'
import { importsApi } from '../contract/imports.api.ts'
import { importSiteAt } from './crawl/import-site-at.ts'
import { retryFiles } from './crawl/retry-files.job.ts'
import { getImport, importReport, listImports, listRows } from './list-rows.ts'
import { largestFile } from './read/read-export.ts'
import { removeImport, runImport, undoImport } from './run-import.ts'
import { checkAddresses } from './addresses/check-addresses.ts'
import { addressesReport, listAddresses } from './addresses/list-addresses.ts'
import { changePlannedWebsite } from './website/change-planned-website.ts'
import { guessColumns, mapColumns } from './table/map-columns.ts'
import { uploadImport } from './upload-import.ts'

export const importRoutes = [
  on(importsApi.imports, listImports),
  on(importsApi.upload, uploadImport, { body: 'upload', transaction: 'own', bodyLimit: largestFile }),
  on(importsApi.importSiteAt, importSiteAt),
  on(importsApi.import, getImport),
  on(importsApi.rows, listRows),
  on(importsApi.changeWebsite, changePlannedWebsite),
  on(importsApi.mapColumns, mapColumns),
  on(importsApi.guessColumns, guessColumns),
  on(importsApi.run, runImport),
  on(importsApi.undo, undoImport),
  on(importsApi.retryFiles, retryFiles),
  on(importsApi.remove, removeImport),
  on(importsApi.addresses, listAddresses),
  on(importsApi.addressesCsv, addressesReport),
  on(importsApi.checkAddresses, checkAddresses),
  on(importsApi.report, importReport),
]
