import { extensionPoint, type SiteContext, type SiteTransaction, type VisitorTransaction } from '#platform/context'
import type { Problem } from '#platform/contract'
import type { CookieChange } from '#platform/http'

/** Part of a member's account page that a feature adds: orders, subscriptions. */
export interface AccountPart {
  name: string
  /** Returns null where the site has no use for it. The email address is verified. */
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

/**
 * Called when a member signs out. Returns the cookies that change. With `cloneCart` the browser keeps a copy of the
 * cart.
 */
export const signedOut =
  extensionPoint<
    (ctx: VisitorTransaction, details: { memberId: string; cloneCart: boolean }) => Promise<readonly CookieChange[]>
  >('members.signed-out')

/** A person with an account; its address is proven to be theirs. */
export interface AccountHolder {
  id: string
  email: string
}

/** Personal data that a feature stores about people with accounts. */
export interface PersonalRecords {
  /** Name of the part in the personal data file. */
  name: string
  /** Returns the data for that file; null or an empty list for none. */
  read: (ctx: SiteContext, holder: AccountHolder) => Promise<unknown>
  /** Returns the reason why the account cannot be deleted yet; null without one. */
  reasonToStay?: (ctx: SiteContext, holder: AccountHolder) => Promise<Problem | null>
  /** Deletes data that need not be kept, and anonymises the rest. */
  forget: (ctx: SiteTransaction, holder: AccountHolder) => Promise<void>
}

export const personalRecords = extensionPoint<PersonalRecords>('members.personal-records')
