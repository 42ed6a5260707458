import {
  type CacheTag,
  extensionPoint,
  keyedPoint,
  type OwnerContext,
  type SiteContext,
  type SiteTransaction,
  type VisitorContext,
} from '#platform/context'
import type { Locks } from '#platform/contract'
import type { Document, DocumentKind } from '#platform/document'

/**
 * Documents shown at the addresses of subjects, by prefix: `label` resolves addresses registered with the subject
 * `label:ID`. The page derives its content from its path. `locks` apply besides those of the document.
 */
export const subjectDocuments =
  keyedPoint<(ctx: SiteContext, id: string) => Promise<{ documentId: string; locks?: Locks } | null>>('pages.subjects')

/**
 * The present address of content that other systems place at such a path: `/products/rye`, `/product-category/bread`,
 * `/blogs/news/first`. It is asked only for unknown paths; the first result becomes a permanent redirect.
 */
export const formerAddresses =
  extensionPoint<(ctx: SiteContext, path: string) => Promise<string | null>>('pages.former-addresses')

/** Returns the path to which `/` redirects while an open site has no home page; null for none. */
export const frontPages = extensionPoint<(ctx: SiteContext) => Promise<string | null>>('pages.front-pages')

/**
 * A page that the product itself has at a fixed address: a document with a fixed block, rendered for each request and
 * never cached.
 */
export interface SystemPage {
  pageType: number
  /** Names of the query that it reads. */
  query: readonly string[]
  /** Whether the page reads parameters with names chosen by the owner, so that every one matters. */
  readsWholeQuery?: true
  document: (ctx: SiteContext) => Promise<Document>
  /** Styles in addition to those of its blocks. */
  css?: string
  /** For a private page: the query from this browser's cookies when the address has none. */
  ownQuery?: (cookie: (name: string) => string | undefined) => Readonly<Record<string, string>>
  /** Whether this site has the page at all; without it every site has. */
  isThere?: (ctx: SiteContext) => Promise<boolean>
  /** True for pages with personal content (cart, order, account): owners' code does not run there. */
  isPrivate?: boolean
  /** For a private page: further origins that it needs at this moment, such as a payment provider's. */
  reaches?: (ctx: SiteContext, query: Readonly<Record<string, string>>) => Promise<readonly string[]>
}

/** System pages by path, such as `/search`. A page of the owner with that path has priority. */
export const systemPages = keyedPoint<SystemPage>('pages.system-pages')

/** Tells whether a visitor may see a members' page, and the page that they see instead. */
export type Admits = (
  ctx: VisitorContext,
  page: { documentId: string; path: string },
) => Promise<{ isAdmitted: true } | { isAdmitted: false; screen: SystemPage }>

/**
 * All features that return a result must admit the visitor; of several refusals the last one is shown. Without any
 * result, the visitor is not admitted.
 */
export const memberAdmission = extensionPoint<Admits>('pages.member-admission')

/**
 * Suggestions for a page without content of its own: public entries, the best first, with the tags on which they
 * depend.
 */
export const popularEntries =
  extensionPoint<
    (
      ctx: SiteContext,
      most: number,
    ) => Promise<{
      data: readonly {
        path: string
        title: string
        /** Image from the media library. */
        assetId: string | null
        focalPoint: { x: number; y: number } | null
        /** Price; '' for content that is not for sale. */
        price: string
        /** Price before a sale; '' without one. */
        before: string
      }[]
      tags: readonly CacheTag[]
      until?: Date
    }>
  >('pages.popular-entries')

/** A document that other visitors see than before. */
export interface ChangedAccess {
  documentId: string
  kind: DocumentKind
}

/**
 * Called in the transaction that closes documents or opens them again, after their locks are written, so that copied
 * data follows. Returns the cache tags that change. Of many documents that change at once only the collections are
 * named: the whole site is then rebuilt.
 */
export const accessFollowers =
  extensionPoint<(ctx: SiteTransaction, documents: readonly ChangedAccess[]) => Promise<readonly CacheTag[]>>(
    'pages.access-followers',
  )

/** A document that appeared for visitors, changed for them, or went away. */
export interface ChangedPublication {
  documentId: string
  kind: DocumentKind
  state: 'shown' | 'gone'
}

/** Called by the worker after each publication, with what changed for visitors; it may be called again. */
export const publicationFollowers =
  extensionPoint<(ctx: SiteTransaction, documents: readonly ChangedPublication[]) => Promise<void>>(
    'pages.publication-followers',
  )

/** A record that depends on one about to be removed. */
export interface Dependent {
  /** Names the dependents, their number and their fate, in the language of the context. */
  readonly sentence: string
  /** Whether it prevents the removal. */
  readonly holds: boolean
}

/** Records that depend on this document. A products page holds the dependents of its products. */
export const documentDependents =
  extensionPoint<(ctx: OwnerContext, documentId: string) => Promise<readonly Dependent[]>>('pages.document-dependents')

/** A use of a library file: its name, and the screen of the owner area where it is changed. */
export interface AssetUse {
  title: string
  screen: string
}

/** Uses of a library file outside documents, shown before the file is deleted. */
export const otherAssetUses =
  extensionPoint<(ctx: SiteContext, assetId: string) => Promise<readonly AssetUse[]>>('pages.other-asset-uses')

/** The locks of each use of a library file outside documents; an empty list of locks for a public use. */
export const otherFileLocks =
  extensionPoint<(ctx: SiteContext, assetId: string) => Promise<readonly Locks[]>>('pages.other-file-locks')
