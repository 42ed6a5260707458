import type { Site } from '../context/index.ts'
import type { Answer } from './answer.ts'
import type { FinishedPage } from './encode-page.ts'
import type { Visit } from './visit.ts'

/** A GET of a page on a public host. */
export interface PublicVisit {
  readonly site: Site
  readonly host: string
  readonly visit: Visit
  /** Decoded, without query. */
  readonly path: string
  readonly query: URLSearchParams
}

/** What rendering gave: a page to keep for everybody, or an answer for this visitor alone. */
export type Served =
  | { readonly keep: FinishedPage; readonly queryNames: readonly string[]; readonly epoch: number }
  | { readonly keep: null; readonly answer: Answer<unknown> }
