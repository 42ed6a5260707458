import { extensionPoint, type SiteContext, type VisitorTransaction } from '#platform/context'
import type { CookieChange } from '#platform/http'

/** What a feature shows on the page of a member's account: orders, subscriptions. */
export interface AccountPart {
  name: string
  /** Null where the site has no use for it. The email address is one that the member has proved to be theirs. */
  load: (
    ctx: SiteContext,
    member: { id: string; email: string },
  ) => Promise<{
    title: string
    none: string
    rows: readonly { id: string; title: string; detail: string; note: string; href: string }[]
  } | null>
}

export const accountParts = extensionPoint<AccountPart>('members.account-parts')

/** A member leaves this browser. Answers the cookies that change. With `cloneCart` they keep what they had gathered. */
export const signedOut =
  extensionPoint<
    (ctx: VisitorTransaction, details: { memberId: string; cloneCart: boolean }) => Promise<readonly CookieChange[]>
  >('members.signed-out')
