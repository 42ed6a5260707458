export const writers = ['everyone', 'members'] as const
export type Writers = (typeof writers)[number]

/** Which comments wait for their moderator: all, those of people without an approved one, or none. */
export const approvals = ['all', 'known', 'none'] as const
export type Approval = (typeof approvals)[number]

export const commentMax = 5000
export const authorNameMax = 80
/** Least time in which a person can read a page and write below it. */
const leastMs = 3000

export interface CommentEvidence {
  /** Value of the trap field that people do not see. */
  trap: string
  /** Since the page was opened, as its script measured it; null without scripts. */
  spentMs: number | null
  links: number
  mostLinks: number
  approval: Approval
  /** They have an approved comment here already: as a member, or from this browser. */
  isKnown: boolean
}

/**
 * Where a comment goes. One sign of a machine may be the browser's doing: the comment waits for a person. Two of them
 * are spam.
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
