export { exportSite } from './export-site.ts'
export { importSite } from './import-site.ts'
export { transferFeature } from './transfer.feature.ts'
