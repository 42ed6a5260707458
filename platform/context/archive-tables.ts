import { extensionPoint } from './extension-point.ts'

export interface ArchivedTable {
  readonly name: string
  /** Columns that an archive leaves out: secrets, and accounts of this installation. */
  readonly without?: readonly string[]
  /** Column that names the row of the same table above this one. */
  readonly parent?: string
  /** Columns of documents in the form of the canvas. */
  readonly document?: string
  /** Column of a key in the file store. */
  readonly key?: string
}

/** Decision of a feature about each of its tables with rows of sites. */
export interface ArchiveTables {
  /** Tables of a site archive, referenced ones first. They reference no table of a later feature. */
  readonly archived?: readonly ArchivedTable[]
  /** Tables that no archive contains, with the reason. */
  readonly leftBehind?: Readonly<Record<string, string>>
}

/** The tables of every feature that have rows of sites. */
export const archiveTables = extensionPoint<ArchiveTables>('platform.archive-tables')
