import type { TableKind } from '../contract/table.schema.ts'
import type { MappedRow } from './table/mapped-rows.ts'
import type { WebsiteValues } from '../contract/website.schema.ts'
import { extensionPoint, type OwnerTransaction, type SiteContext } from '#platform/context'

/** A record of an imported file that belongs to a later feature: a product, one of its variants, a tax rate. */
export interface ImportedRow {
  /** Kind of the row. */
  kind: string
  /** Permanent key in the source system, by which a repeated file finds its records. */
  key: string
  title: string
  /** Data for `run`; null for a row that belongs to the row with the key `lead`. */
  payload: unknown
  lead?: string
  notes: readonly { code: string; values: Record<string, string | number> }[]
  /** Whether it is left out, for the reason in its notes. */
  skip?: boolean
}

export interface ImportedOutcome {
  outcome: 'create' | 'update' | 'unchanged' | 'failed' | 'skip'
  target: { kind: string; id: string } | null
  notes?: readonly { code: string; values: Record<string, string | number> }[]
}

export type ForeseenOutcome = Required<Pick<ImportedOutcome, 'outcome' | 'notes'>>

export interface RowToRun {
  key: string
  payload: unknown
  /** The record of the row from an earlier import. */
  target: { kind: string; id: string } | null
  /** Whether the file repeats its earlier content. */
  isSame: boolean
}

/** The rows of a file, created on demand one after another, because those of a large file do not fit into memory. */
export interface ImportedRows {
  /** Keys of all rows with a record of their own. */
  readonly keys: ReadonlySet<string>
  readonly rows: Iterable<ImportedRow>
}

/** Wraps rows that exist already. */
export function allRows(rows: readonly ImportedRow[]): ImportedRows {
  return { keys: new Set(rows.map(({ key }) => key)), rows }
}

/** Import support of a later feature. */
export interface ImportPart {
  /** Formats of the feature, recognised by the beginning of a file. */
  formats: readonly {
    /** Source name by which earlier imports are found. */
    name: string
    recognises: (head: string) => boolean
    /** `website` contains the settings of the site while the rows run. */
    read: (ctx: SiteContext, file: AsyncIterable<Uint8Array>, website: WebsiteValues) => Promise<ImportedRows>
  }[]
  /** Converts tables whose owner has mapped the columns. */
  tables?: Partial<
    Record<TableKind, (ctx: SiteContext, rows: readonly MappedRow[], website: WebsiteValues) => Promise<ImportedRows>>
  >
  /** Types of items of a WordPress export. */
  itemTypes: readonly string[]
  /** Taxonomies of a WordPress export for its items. */
  taxonomies?: readonly string[]
  /**
   * Reads all items of these types. `files` has the addresses of attachments by number, `terms` those of its
   * taxonomies.
   */
  readItems: (
    ctx: SiteContext,
    items: readonly unknown[],
    files: ReadonlyMap<string, string>,
    terms: readonly unknown[],
  ) => Promise<readonly ImportedRow[]>
  /** The kinds of rows that it imports. */
  kinds: readonly string[]
  /**
   * Plans rows beyond whether they were imported before. Called once per file, whose rows arrive in batches and in
   * order. `claimed` contains the targets of earlier imports of this file.
   */
  plan?: (
    ctx: SiteContext,
    claimed: ReadonlySet<string>,
  ) => (rows: readonly RowToRun[]) => Promise<ReadonlyMap<string, ForeseenOutcome>>
  /** Codes of the notes of `plan`, which those of `run` replace. */
  foresees?: readonly string[]
  /** Imports rows in one transaction. */
  run: (
    ctx: OwnerTransaction,
    rows: readonly RowToRun[],
    importId: string,
    /** Planned settings of the site when the rows were read. */
    website: WebsiteValues,
  ) => Promise<ReadonlyMap<string, ImportedOutcome>>
  /**
   * Settings of the feature for the whole site, such as currency and units. `chosen` are those decided by the owner.
   */
  website?: {
    read: (ctx: SiteContext) => Promise<{ values: WebsiteValues; chosen: readonly string[] }>
    change: (ctx: OwnerTransaction, wanted: WebsiteValues) => Promise<void>
  }
  /** Returns the old site's paths of a payload. */
  addresses?: (payload: unknown) => readonly string[]
  /** Kinds of its targets, and how they are hidden. */
  targets: readonly string[]
  undo: (ctx: OwnerTransaction, ids: readonly string[]) => Promise<void>
  /** Reverts an import's changes to existing records. */
  undoChanges?: (ctx: OwnerTransaction, importId: string) => Promise<void>
}

/** Import support of later features. */
export const importParts = extensionPoint<ImportPart>('imports.parts')
