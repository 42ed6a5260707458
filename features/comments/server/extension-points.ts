import { type SiteContext, singlePoint } from '#platform/context'

/** Names and addresses of members as authors, provided by a later feature. */
export const commentingMembers = singlePoint<{
  author: (ctx: SiteContext, memberId: string) => Promise<{ name: string; email: string } | null>
  /** Returns the sign-in page for authors; null where members are not available. */
  signInPath: (ctx: SiteContext, returnTo: string) => Promise<string | null>
}>('comments.members')
