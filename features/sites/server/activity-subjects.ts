import { extensionPoint, type SiteContext } from '#platform/context'

/** The subject of an activity, as people know it. */
export interface ActivitySubject {
  title: string
  /** Kind of a document without a title. */
  kind?: string
  /** Screen of the subject. */
  screen: string
}

/** Called with all ids in a part of the activity; returns those that it knows with their present titles. */
export const activitySubjects =
  extensionPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<ReadonlyMap<string, ActivitySubject>>>(
    'sites.activity-subjects',
  )
