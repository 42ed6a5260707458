import type { Site } from '../../context/index.ts'
import type { Answer } from '../response/answer.ts'
import type { FinishedPage } from './encode-page.ts'
import type { PageEntry } from './page-cache.ts'
import type { Visit } from '../request/visit.ts'

/** A GET of a page on a public host. */
export interface PageRequest {
  readonly site: Site
  readonly host: string
  /** Properties of the visitor that a page may depend on. */
  readonly visit: Pick<Visit, 'cookies' | 'language'>
  /** Decoded, without query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The public but stale cache entry of this address. */
  readonly staleEntry: PageEntry | undefined
  /**
   * Returns the entry under a name that states its audience, apart from public entries; it is rendered where no valid
   * one exists.
   */
  readonly privateEntry: (name: string, render: () => Promise<FinishedPage>) => Promise<PageEntry>
}

/** The response to a request for a page. */
export type PageResult =
  /** A public page, which becomes the cache entry of the address. */
  | {
      readonly kind: 'page'
      readonly page: FinishedPage
      /** Query parameters that distinguish the variants of the page. */
      readonly queryNames: readonly string[]
      /** The epoch of the site at which it was rendered. */
      readonly epoch: number
    }
  /** A private cache entry, shared by everyone who may see it. */
  | { readonly kind: 'entry'; readonly entry: PageEntry }
  /** A response for this visitor alone, which is not cached. */
  | { readonly kind: 'answer'; readonly answer: Answer<unknown> }

/** The response after a new page has become an entry of the cache. */
export type PageResponse = Exclude<PageResult, { readonly kind: 'page' }>
