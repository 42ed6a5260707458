export const writers = ['everyone', 'members'] as const
export type Writers = (typeof writers)[number]

/** Comments that wait for a moderator: all, those of people without an approved one, or none. */
export const approvals = ['all', 'known', 'none'] as const
export type Approval = (typeof approvals)[number]

export const commentMax = 5000
export const authorNameMax = 80
/** Shortest time in which a person can read a page and write a comment. */
const leastMs = 3000

export interface CommentEvidence {
  /** Value of the trap field that people do not see. */
  trap: string
  /** Time since the page was opened, as measured by its script; null without scripts. */
  spentMs: number | null
  links: number
  mostLinks: number
  approval: Approval
  /** True when they have an approved comment on this site, as a member or from this browser. */
  isKnown: boolean
}

/**
 * Decides what happens to a comment. One sign of an automated submission may be a coincidence, so the comment waits for
 * a person. Two of them are spam.
 */
export function verdictOn(evidence: CommentEvidence): 'approved' | 'pending' | 'spam' {
  const { trap, spentMs, links, mostLinks, approval, isKnown } = evidence
  const signs = [trap !== '', spentMs !== null && spentMs < leastMs].filter(Boolean).length
  if (signs > 1) return 'spam'
  if (signs === 1 || links > mostLinks || approval === 'all') return 'pending'
  if (approval === 'none') return spentMs === null && !isKnown ? 'pending' : 'approved'
  return isKnown ? 'approved' : 'pending'
}

export function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0
}
