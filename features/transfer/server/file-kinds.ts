import type { TransferFormat } from '../contract/index.ts'

export interface FileKind {
  ending: string
  type: string
}

const zip = { ending: 'zip', type: 'application/zip' }
const table = { ending: 'csv', type: 'text/csv; charset=utf-8' }

/** File kinds of the export formats. */
export const fileKinds: Readonly<Record<TransferFormat, FileKind>> = {
  archive: zip,
  static: zip,
  wordpress: { ending: 'xml', type: 'application/xml; charset=utf-8' },
  markdown: zip,
  shopify: table,
  woocommerce: table,
  squarespace: table,
}
