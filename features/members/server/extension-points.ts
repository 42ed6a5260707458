import { extensionPoint, type SiteContext, type SiteTransaction, type VisitorTransaction } from '#platform/context'
import type { Problem } from '#platform/contract'
import type { CookieChange } from '#platform/http'

/** Part of a member's account page that a feature adds: orders, subscriptions. */
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

/** Somebody with an account; the address is one that they have proved to be theirs. */
export interface AccountHolder {
  id: string
  email: string
}

/** Personal data that a feature stores about people with accounts. */
export interface PersonalRecords {
  /** Its name in the file that they download. */
  name: string
  /** All of it, as it stands in that file; null or an empty list: nothing. */
  read: (ctx: SiteContext, holder: AccountHolder) => Promise<unknown>
  /** Why the account has to stay for now; null: nothing asks for it. */
  reasonToStay?: (ctx: SiteContext, holder: AccountHolder) => Promise<Problem | null>
  /** Takes away what nobody has to keep, and makes the rest nobody's. */
  forget: (ctx: SiteTransaction, holder: AccountHolder) => Promise<void>
}

export const personalRecords = extensionPoint<PersonalRecords>('members.personal-records')
