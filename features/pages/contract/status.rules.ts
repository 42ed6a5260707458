/** Numbers of `enumerations.contentStatuses` (C3.24). */
export const published = 1
export const scheduled = 2
export const needsReview = 3
export const draft = 4
export const isPrivate = 5
export const deleted = 6

export const contentStatusNumbers = [published, scheduled, needsReview, draft, isPrivate, deleted] as const
export type ContentStatusNumber = (typeof contentStatusNumbers)[number]

const allowed: Record<ContentStatusNumber, readonly ContentStatusNumber[]> = {
  [draft]: [needsReview, published, scheduled, deleted],
  [needsReview]: [draft, published, deleted],
  [published]: [needsReview, draft, isPrivate, deleted],
  [scheduled]: [published, draft, deleted],
  [isPrivate]: [published, deleted],
  [deleted]: [draft],
}

/**
 * C4.63: draft ↔ needs review ↔ published, draft → scheduled → published or draft, published ↔ private, anything →
 * deleted → draft.
 */
export function mayBecome(from: ContentStatusNumber, to: ContentStatusNumber): boolean {
  return from === to || allowed[from].includes(to)
}
