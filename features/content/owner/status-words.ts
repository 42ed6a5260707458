import { enumerations } from '#platform/contract'
import type { Tone } from '#platform/ui'

export interface StatusWords {
  name: 'published' | 'changed' | 'scheduled' | 'review' | 'draft' | 'private'
  tone: Tone
}

const { contentStatuses: statuses } = enumerations

/** A status in a word of the catalogue and a colour; published with changes not yet shown is a state of its own. */
export function statusOf({
  status,
  hasUnpublishedChanges,
}: {
  status: number
  hasUnpublishedChanges: boolean
}): StatusWords {
  if (status === statuses.published)
    return hasUnpublishedChanges ? { name: 'changed', tone: 'attention' } : { name: 'published', tone: 'success' }
  if (status === statuses.scheduled) return { name: 'scheduled', tone: 'accent' }
  if (status === statuses.needsReview) return { name: 'review', tone: 'attention' }
  if (status === statuses.private) return { name: 'private', tone: 'plain' }
  return { name: 'draft', tone: 'plain' }
}
