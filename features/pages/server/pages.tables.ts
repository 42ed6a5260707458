import type { ArchiveTables } from '#platform/context'
import type { SiteState } from '../contract/availability.api.ts'
import type { Document, DocumentKind, Operation } from '#platform/document'
import type { Locks } from '#platform/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ContentStatusNumber } from '../contract/index.ts'

/** A jsonb column with plain objects. */
type Json<T extends object> = JSONColumnType<T, T, T>
type Frozen<T> = ColumnType<T, T, never>

export interface DocumentsTable {
  website_id: Frozen<string>
  id: Frozen<string>
  kind: Frozen<DocumentKind>
  title: Generated<string>
  slug: Generated<string>
  head_seq: Generated<number>
  head: Json<Document>
  status: Generated<ContentStatusNumber>
  published_revision_id: string | null
  published_seq: number | null
  own_access: Generated<'public' | 'password' | 'members'>
  cover_id: Generated<string | null>
  is_in_area: Generated<boolean>
  /** Links to its draft that were created before are invalid. */
  previews_from: Generated<Date | null>
  published_at: Date | null
  scheduled_at: Date | null
  created_at: Frozen<Date>
  created_by: string | null
  changed_at: Date
  changed_by: string | null
  deleted_at: Date | null
  /** File of the generated social card. */
  social_card: Generated<string | null>
}

/**
 * All locks of a document except its site's: `locksIn` and `isOpenTo` read both. Written by `deriveAccess` alone;
 * public documents have no row.
 */
export interface InnerLocksTable {
  website_id: string
  document_id: string
  locks: ColumnType<Locks, never, never>
}

/** Documents that ever showed a block to visitors. */
export interface PublishedBlocksTable {
  website_id: string
  block_id: string
  document_id: string
}

export interface DocumentOperationsTable {
  website_id: string
  document_id: string
  seq: number
  client: string
  n: number
  operation: Json<Operation>
  account_id: string | null
  at: Date
}

export interface DocumentSnapshotsTable {
  website_id: string
  document_id: string
  seq: number
  document: Json<Document>
  at: Date
}

export interface DocumentMarksTable {
  website_id: string
  id: string
  document_id: string
  seq: number
  kind: 'published' | 'named' | 'restored'
  label: string | null
  account_id: string | null
  at: Date
}

export interface DocumentRevisionsTable {
  website_id: string
  id: string
  document_id: string
  seq: number
  document: Json<Document>
  created_at: Date
}

export interface PublicationsTable {
  website_id: string
  id: string
  kind: 'publish' | 'unpublish' | 'rollback'
  state: 'scheduled' | 'done' | 'cancelled'
  account_id: string | null
  created_at: Date
  at: Date
}

export interface PublicationDocumentsTable {
  website_id: string
  publication_id: string
  document_id: string
  revision_id: string | null
  status: ContentStatusNumber
  /** The former published state; both are null until a scheduled publication happens. */
  former_revision_id: string | null
  former_status: ContentStatusNumber | null
}

export interface AddressesTable {
  website_id: string
  locale: Generated<string>
  path: string
  page_type: number
  document_id: string | null
  /** `gallery:ID`, `product:ID`: the subject of a later feature at this address. */
  subject: string | null
  state: 'live' | 'redirect'
  target: string | null
  permanent: Generated<boolean>
  automatic: Generated<boolean>
  created_at: Date
}

export interface DocumentLocksTable {
  website_id: string
  /** The id of the site itself for its own lock. */
  document_id: string
  /** null where no password opens it. */
  password_hash: string | null
  changed_at: Date
}

export interface SiteClosuresTable {
  website_id: string
  state: SiteState
  title: string
  words: string
}

export interface SavedSectionsTable {
  website_id: string
  id: Frozen<string>
  name: string
  document: Json<Document>
  created_at: Frozen<Date>
  created_by: Frozen<string | null>
}

export interface DocumentNotesTable {
  website_id: string
  id: Frozen<string>
  document_id: Frozen<string>
  thread_id: Frozen<string>
  block_id: Frozen<string | null>
  about: Frozen<string>
  body: string
  mentions: string[]
  account_id: Frozen<string | null>
  created_at: Frozen<Date>
  resolved_at: Date | null
  resolved_by: string | null
}

export interface HomepagesTable {
  website_id: string
  document_id: string
}

declare module '#platform/database' {
  interface Tables {
    documents: DocumentsTable
    inner_locks: InnerLocksTable
    published_blocks: PublishedBlocksTable
    document_operations: DocumentOperationsTable
    document_snapshots: DocumentSnapshotsTable
    document_marks: DocumentMarksTable
    document_revisions: DocumentRevisionsTable
    publications: PublicationsTable
    publication_documents: PublicationDocumentsTable
    addresses: AddressesTable
    document_locks: DocumentLocksTable
    document_notes: DocumentNotesTable
    homepages: HomepagesTable
    saved_sections: SavedSectionsTable
    site_closures: SiteClosuresTable
  }
}

export const pagesInArchives: ArchiveTables = {
  archived: [
    { name: 'documents', document: 'head' },
    { name: 'inner_locks' },
    { name: 'document_revisions', document: 'document' },
    { name: 'document_snapshots', document: 'document' },
    { name: 'document_operations' },
    { name: 'document_marks' },
    // Mentioned people and the person who resolved it are accounts of this installation.
    { name: 'document_notes', without: ['mentions', 'resolved_by'] },
    { name: 'saved_sections', document: 'document' },
    { name: 'publications' },
    { name: 'publication_documents' },
    { name: 'published_blocks' },
    { name: 'homepages' },
    { name: 'addresses' },
    { name: 'site_closures' },
  ],
  leftBehind: {
    document_locks: 'Passwords. Locked pages stay locked until they get a new one.',
    files_in_revisions: 'Derived when revisions are written.',
  },
}
