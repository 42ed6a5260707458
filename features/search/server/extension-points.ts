import { keyedPoint, type SiteContext } from '#platform/context'

/** Details of a subject in search results besides its words. */
export interface SubjectDetails {
  /** Image in the library. */
  assetId: string | null
  focalPoint: { x: number; y: number } | null
  price: string
  /** Price before a sale; '' when there is none. */
  before: string
}

/** Details of visible search results by id, for each label of subjects (`product` of `product:ID`). */
export const foundSubjects =
  keyedPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<ReadonlyMap<string, SubjectDetails>>>(
    'search.found-subjects',
  )
