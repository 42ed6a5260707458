import { on } from '#platform/http'
import { importsApi } from '../contract/imports.api.ts'
import { getImport, importReport, listImports, listRows } from './list-rows.ts'
import { largestFile } from './read/read-export.ts'
import { removeImport, runImport, undoImport } from './run-import.ts'
import { uploadImport } from './upload-import.ts'

export const importRoutes = [
  on(importsApi.imports, listImports),
  on(importsApi.upload, uploadImport, { body: 'upload', transaction: 'own', bodyLimit: largestFile }),
  on(importsApi.import, getImport),
  on(importsApi.rows, listRows),
  on(importsApi.run, runImport),
  on(importsApi.undo, undoImport),
  on(importsApi.remove, removeImport),
  on(importsApi.report, importReport),
]
