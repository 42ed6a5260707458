import { extensionPoint, type SiteContext } from '#platform/context'

/** The subject of an activity, as people know it. */
export interface ActivitySubject {
  title: string
  /** For a document without a title: its kind. */
  kind?: string
  /** The screen where it is. */
  screen: string
}

/** Asked with all ids that a part of the activity mentions; answers those that it knows, as they are called today. */
export const activitySubjects =
  extensionPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<ReadonlyMap<string, ActivitySubject>>>(
    'sites.activity-subjects',
  )
