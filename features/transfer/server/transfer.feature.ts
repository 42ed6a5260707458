import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { transferApi } from '../contract/index.ts'
import { runTransferJob, tidyTransfersJob } from './run-transfer.job.ts'
import { cancelTransfer, largestArchive, removeTransfer, startExport, startImport } from './start-transfer.ts'
import { listTransfers, readArchiveFile } from './transfers.queries.ts'
import { transferInArchives } from './transfer.tables.ts'

export const transferFeature: Feature = {
  name: 'transfer',
  provides: [provide(archiveTables, transferInArchives)],
  jobs: [runTransferJob, tidyTransfersJob],
  routes: [
    on(transferApi.list, listTransfers),
    on(transferApi.export, startExport),
    on(transferApi.file, readArchiveFile),
    on(transferApi.import, startImport, { body: 'upload', transaction: 'own', bodyLimit: largestArchive }),
    on(transferApi.cancel, cancelTransfer),
    on(transferApi.remove, removeTransfer),
  ],
}
