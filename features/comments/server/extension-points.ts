import { type SiteContext, singlePoint } from '#platform/context'

/** Who members are, for what they write: a later feature knows them. */
export const commentingMembers = singlePoint<{
  author: (ctx: SiteContext, memberId: string) => Promise<{ name: string; email: string } | null>
  /** Where somebody signs in who wants to write; null where nobody can. */
  signInPath: (ctx: SiteContext, returnTo: string) => Promise<string | null>
}>('comments.members')
