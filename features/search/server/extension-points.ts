import { keyedPoint, type SiteContext } from '#platform/context'

/** Details of a subject in search results besides its words. */
export interface SubjectDetails {
  /** Its image, of the library. */
  assetId: string | null
  focalPoint: { x: number; y: number } | null
  price: string
  /** The price before a sale; '' outside one. */
  before: string
}

/** By the label of subjects (`product`, of `product:ID`): by id, what search results show of those that may be seen. */
export const foundSubjects =
  keyedPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<ReadonlyMap<string, SubjectDetails>>>(
    'search.found-subjects',
  )
