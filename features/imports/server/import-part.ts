import type { TableKind } from '../contract/table.schema.ts'
import type { MappedRow } from './table/mapped-rows.ts'
import type { WebsiteValues } from '../contract/website.schema.ts'
import { extensionPoint, type OwnerTransaction, type SiteContext } from '#platform/context'

/** A thing of an imported file that belongs to a later feature: a product, one of its variants, a tax rate. */
export interface ImportedRow {
  /** One of the kinds of rows that imports know. */
  kind: string
  /** What it is called for good where it comes from: running a file again finds it by this. */
  key: string
  title: string
  /** What `run` works with; null for a row that is a part of another, which `lead` names by its key. */
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
  /** What an earlier import made of it. */
  target: { kind: string; id: string } | null
  /** The file says of it what it said then. */
  isSame: boolean
}

/**
 * The rows of a file. They are made one after the other as they are asked for: those of a large file do not fit into
 * memory together.
 */
export interface ImportedRows {
  /** Of all rows that are things of their own. */
  readonly keys: ReadonlySet<string>
  readonly rows: Iterable<ImportedRow>
}

/** Rows that are there already. */
export function allRows(rows: readonly ImportedRow[]): ImportedRows {
  return { keys: new Set(rows.map(({ key }) => key)), rows }
}

/** What a later feature takes from imported files. */
export interface ImportPart {
  /** Files that are wholly its own, known by how they begin. */
  formats: readonly {
    /** What was imported from it before is found again under this name. */
    name: string
    recognises: (head: string) => boolean
    /** `website` is how the site will be when the rows are worked off. */
    read: (ctx: SiteContext, file: AsyncIterable<Uint8Array>, website: WebsiteValues) => Promise<ImportedRows>
  }[]
  /** What it makes of tables whose owner says what their columns hold. */
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
   * What would become of rows, where that is more than whether they came before. Begun once for a file, whose rows then
   * come in batches and in their order; `claimed` are the targets that earlier imports made of rows of this file.
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
  /** What of the site as a whole is its own: the currency, the units. `chosen` are those that the owner has decided. */
  website?: {
    read: (ctx: SiteContext) => Promise<{ values: WebsiteValues; chosen: readonly string[] }>
    change: (ctx: OwnerTransaction, wanted: WebsiteValues) => Promise<void>
  }
  /** Under which paths the old site showed what a payload is. */
  addresses?: (payload: unknown) => readonly string[]
  /** Kinds of its targets, and how they are taken out of sight. */
  targets: readonly string[]
  undo: (ctx: OwnerTransaction, ids: readonly string[]) => Promise<void>
  /** Gives back what an import changed of things that were there before. */
  undoChanges?: (ctx: OwnerTransaction, importId: string) => Promise<void>
}

/** What later features take from imported files. */
export const importParts = extensionPoint<ImportPart>('imports.parts')
