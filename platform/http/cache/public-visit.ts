import type { Site } from '../../context/index.ts'
import type { Answer } from '../response/answer.ts'
import type { FinishedPage } from './encode-page.ts'
import type { PageEntry } from './page-cache.ts'
import type { Visit } from '../request/visit.ts'

/** A GET of a page on a public host. */
export interface PublicVisit {
  readonly site: Site
  readonly host: string
  /** What of the visitor a page may depend on. */
  readonly visit: Pick<Visit, 'cookies' | 'language'>
  /** Decoded, without query. */
  readonly path: string
  readonly query: URLSearchParams
  /** What was kept for everybody under this address and is no longer right. */
  readonly before: PageEntry | undefined
  /** Keeps a page apart from what everybody is shown, under a name that says who may see it. */
  readonly aside: (name: string, make: () => Promise<FinishedPage>) => Promise<PageEntry>
}

/** What rendering gave: a page to keep for everybody, one that was kept aside, or an answer for this visitor alone. */
export type Served =
  | {
      readonly keep: FinishedPage
      readonly queryNames: readonly string[]
      readonly epoch: number
      readonly entry?: undefined
    }
  | { readonly entry: PageEntry; readonly keep?: undefined }
  | { readonly keep: null; readonly answer: Answer<unknown>; readonly entry?: undefined }
