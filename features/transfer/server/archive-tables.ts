import { archiveTables, type ArchivedTable, type ArchiveTables, type Product, provided } from '#platform/context'

/** Columns of accounts. An account belongs to one installation: imported rows name the account that imports them. */
export const accountColumns = ['account_id', 'created_by', 'changed_by'] as const

const ofPlatform: ArchiveTables = {
  leftBehind: {
    emails: 'Sent by this installation.',
    outbox: 'Work of this installation.',
    render_cache: 'Derived.',
    tag_epochs: 'Counters of this database.',
    website_epochs: 'Counters of this database.',
  },
}

/**
 * Returns the tables of a whole site, referenced ones first. An archive is imported in this order and written in
 * reverse, so that rows added during the export reference nothing that is missing.
 */
export function archivedTables(product: Pick<Product, 'provided'>): readonly ArchivedTable[] {
  return decisions(product).flatMap(({ archived = [] }) => archived)
}

/** Returns the tables with rows of sites that no archive contains. */
export function tablesLeftBehind(product: Pick<Product, 'provided'>): readonly string[] {
  return decisions(product).flatMap(({ leftBehind = {} }) => Object.keys(leftBehind))
}

function decisions(product: Pick<Product, 'provided'>): readonly ArchiveTables[] {
  return [ofPlatform, ...provided(product, archiveTables)]
}
