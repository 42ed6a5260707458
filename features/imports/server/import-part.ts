import type { TableKind } from '../contract/table.schema.ts'
import type { MappedRow } from './table/mapped-rows.ts'
import type { WebsiteValues } from '../contract/website.schema.ts'
import { extensionPoint, type OwnerTransaction, type SiteContext } from '#platform/context'

/** A record of an imported file that belongs to a later feature: a product, one of its variants, a tax rate. */
export interface ImportedRow {
  /** One of the kinds of rows that imports know. */
  kind: string
  /** Permanent key in the source system, by which a repeated file finds its records. */
  key: string
  title: string
  /** Data for `run`; null for a row that belongs to the row with the key `lead`. */
  payload: unknown
  lead?: string
  notes: readonly { code: string; values: Record<string, string | number> }[]
  /** Left out, for the reason that its notes give. */
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
  /** The record that an earlier import made of the row. */
  target: { kind: string; id: string } | null
  /** Whether the file repeats its earlier content. */
  isSame: boolean
}

/**
 * The rows of a file. They are made one after the other as they are asked for: those of a large file do not fit into
 * memory together.
 */
export interface ImportedRows {
  /** Keys of all rows that are records of their own. */
  readonly keys: ReadonlySet<string>
  readonly rows: Iterable<ImportedRow>
}

/** Rows that are there already. */
export function allRows(rows: readonly ImportedRow[]): ImportedRows {
  return { keys: new Set(rows.map(({ key }) => key)), rows }
}

/** Import support of a later feature. */
export interface ImportPart {
  /** Files that are wholly its own, known by how they begin. */
  formats: readonly {
    /** Source name under which earlier imports are found again. */
    name: string
    recognises: (head: string) => boolean
    /** `website` is how the site will be when the rows are worked off. */
    read: (ctx: SiteContext, file: AsyncIterable<Uint8Array>, website: WebsiteValues) => Promise<ImportedRows>
  }[]
  /** Converts tables whose owner has mapped the columns. */
  tables?: Partial<
    Record<TableKind, (ctx: SiteContext, rows: readonly MappedRow[], website: WebsiteValues) => Promise<ImportedRows>>
  >
  /** Types of items of a WordPress export. */
  itemTypes: readonly string[]
  /** Taxonomies of a WordPress export by which its items are ordered. */
  taxonomies?: readonly string[]
  /**
   * All items of these types; `files` are the addresses of attachments by their number, `terms` those of its
   * taxonomies.
   */
  readItems: (
    ctx: SiteContext,
    items: readonly unknown[],
    files: ReadonlyMap<string, string>,
    terms: readonly unknown[],
  ) => Promise<readonly ImportedRow[]>
  /** The kinds of rows that it works off. */
  kinds: readonly string[]
  /**
   * Plans rows beyond whether they were imported before. It is started once per file, whose rows arrive in batches and
   * in order; `claimed` are targets that earlier imports made of rows of this file.
   */
  plan?: (
    ctx: SiteContext,
    claimed: ReadonlySet<string>,
  ) => (rows: readonly RowToRun[]) => Promise<ReadonlyMap<string, ForeseenOutcome>>
  /** Codes of the remarks that `plan` gives: those of `run` take their place. */
  foresees?: readonly string[]
  /** Works off rows in one transaction. */
  run: (
    ctx: OwnerTransaction,
    rows: readonly RowToRun[],
    importId: string,
    /** How the site was to be when the rows were read. */
    website: WebsiteValues,
  ) => Promise<ReadonlyMap<string, ImportedOutcome>>
  /** Site-wide settings of the feature, such as currency and units. `chosen` are those that the owner has decided. */
  website?: {
    read: (ctx: SiteContext) => Promise<{ values: WebsiteValues; chosen: readonly string[] }>
    change: (ctx: OwnerTransaction, wanted: WebsiteValues) => Promise<void>
  }
  /** Returns the old site's paths of a payload. */
  addresses?: (payload: unknown) => readonly string[]
  /** Kinds of its targets, and how they are taken out of sight. */
  targets: readonly string[]
  undo: (ctx: OwnerTransaction, ids: readonly string[]) => Promise<void>
  /** Reverts an import's changes to existing records. */
  undoChanges?: (ctx: OwnerTransaction, importId: string) => Promise<void>
}

/** Import support of later features. */
export const importParts = extensionPoint<ImportPart>('imports.parts')
