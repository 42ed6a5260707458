import {
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
 * By label, the document that is shown at the addresses of a subject: `label` answers for addresses registered with the
 * subject `label:ID`. The page knows by its path what it shows. `locks`: what has to be open beside those of the
 * document.
 */
export const subjectDocuments =
  keyedPoint<(ctx: SiteContext, id: string) => Promise<{ documentId: string; locks?: Locks } | null>>('pages.subjects')

/**
 * Where something stands now that other systems have at such a path: `/products/rye`, `/product-category/bread`,
 * `/blogs/news/first`. Asked only where nothing else answers; the first path that is not null is where the old one
 * leads for good.
 */
export const formerAddresses =
  extensionPoint<(ctx: SiteContext, path: string) => Promise<string | null>>('pages.former-addresses')

/** Where visitors are led from `/` while the site has no home page but is open otherwise; null: nowhere. */
export const frontPages = extensionPoint<(ctx: SiteContext) => Promise<string | null>>('pages.front-pages')

/**
 * A page that the product itself has at a fixed address: a document with a fixed block, rendered for each request and
 * kept by nobody.
 */
export interface SystemPage {
  pageType: number
  /** Names of the query that it reads. */
  query: readonly string[]
  /** It reads names that its owner chose, so that any may matter. */
  readsWholeQuery?: true
  document: (ctx: SiteContext) => Promise<Document>
  /** What it needs beside the style sheets of its blocks, which stand on other pages too. */
  css?: string
  /** Of a private page: what this browser keeps in a cookie, where the address names nothing. */
  ownQuery?: (cookie: (name: string) => string | undefined) => Readonly<Record<string, string>>
  /** Whether this site has the page at all; without it every site has. */
  isThere?: (ctx: SiteContext) => Promise<boolean>
  /** True for pages that show what is somebody's own (cart, order, account): owners' code does not run there. */
  isPrivate?: boolean
  /** Of a private page: origins that it needs beside ours at this moment, such as a payment provider's. */
  reaches?: (ctx: SiteContext, query: Readonly<Record<string, string>>) => Promise<readonly string[]>
}

/** By path: `/search`. An address that an owner gave to a page of theirs goes before. */
export const systemPages = keyedPoint<SystemPage>('pages.system-pages')

/** Whether a visitor sees a page that is for members, and what they are shown instead. */
export type Admits = (
  ctx: VisitorContext,
  page: { documentId: string; path: string },
) => Promise<{ isAdmitted: true } | { isAdmitted: false; screen: SystemPage }>

/**
 * Every feature that answers has to admit; of several that do not, the last is shown. Where none answers, nobody is
 * admitted.
 */
export const memberAdmission = extensionPoint<Admits>('pages.member-admission')

/**
 * What is worth a look where a page has nothing itself: entries that may be seen by everybody, the best first, and what
 * they depend on.
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
        /** Its image, of the library. */
        assetId: string | null
        focalPoint: { x: number; y: number } | null
        /** '' of what is not for sale. */
        price: string
        /** Before a sale; '' outside one. */
        before: string
      }[]
      tags: readonly string[]
      until?: Date
    }>
  >('pages.popular-entries')

/** A document that other visitors see than before. */
export interface ChangedAccess {
  documentId: string
  kind: DocumentKind
}

/**
 * In the transaction that closes documents or opens them again, once their locks are written: what was copied from them
 * follows. Answers the tags that change. Of many documents that change at once only the collections are named: the
 * whole site is made anew then.
 */
export const accessFollowers =
  extensionPoint<(ctx: SiteTransaction, documents: readonly ChangedAccess[]) => Promise<readonly string[]>>(
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

/** Something that stands on what somebody is about to remove. */
export interface Dependent {
  /** What it is, how many, and what becomes of it, in the language of the context. */
  readonly sentence: string
  /** As long as it stands, nothing is removed from below it. */
  readonly holds: boolean
}

/** What stands on this document: a products page holds what stands on its products. */
export const documentDependents =
  extensionPoint<(ctx: OwnerContext, documentId: string) => Promise<readonly Dependent[]>>('pages.document-dependents')

/** Something with a file of the library: what it is called, and the screen of the owner area on which it is changed. */
export interface AssetUse {
  title: string
  screen: string
}

/** Where a file of the library stands beside documents, for whoever is about to delete it. */
export const otherAssetUses =
  extensionPoint<(ctx: SiteContext, assetId: string) => Promise<readonly AssetUse[]>>('pages.other-asset-uses')

/**
 * Behind which locks a file of the library is shown beside documents, once for each; an empty list of locks where it is
 * shown to everybody.
 */
export const otherFileLocks =
  extensionPoint<(ctx: SiteContext, assetId: string) => Promise<readonly Locks[]>>('pages.other-file-locks')
