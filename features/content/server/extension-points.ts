import { type HeadParts, keyedPoint, type SiteContext, type VisitorContext } from '#platform/context'
import type { Document } from '#platform/document'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'

/** A type of collection of a later feature: its index layout and head. */
export interface CollectionType {
  /** Sections and blocks of a new index. `id` creates an id. */
  layout: (id: () => string) => Pick<Document, 'sections' | 'blocks'>
  /** Page head of the index at an address, instead of that for collections of posts. */
  head: (
    ctx: VisitorContext,
    document: Document,
    page: PageContext & { query?: Readonly<Record<string, string>> },
  ) => Promise<Loaded<HeadParts>>
}

/** By number of `enumerations.collectionTypes`. */
export const collectionTypes = keyedPoint<CollectionType>('content.collection-types')

/**
 * Addresses for search engines besides those of pages and items. Large sets are split by the first characters of their
 * ids.
 */
export interface SiteMapSource {
  count: (ctx: SiteContext) => Promise<number>
  /** Returns the first id of each part of a given size. */
  starts: (ctx: SiteContext, size: number) => Promise<readonly string[]>
  /** Returns a number of entries from an id on, in the order of ids. */
  entries: (
    ctx: SiteContext,
    first: string,
    limit: number,
  ) => Promise<readonly { path: string; changedAt: Date; images: readonly string[] }[]>
}

/** Sources by the name in the addresses of their parts: `catalog`. */
export const siteMapSources = keyedPoint<SiteMapSource>('content.site-map-sources')
