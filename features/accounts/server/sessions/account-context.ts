import type { Account, AccountContext, Locale, PlatformContext, InTransaction } from '#platform/context'
import type { CalledBy } from '#platform/http'

/** The context of the platform host for a request without an account. */
export type AnyoneContext = PlatformContext & CalledBy & { readonly locale: Locale; readonly account: Account | null }

/** The context of the platform host or an admin host for a signed-in account. */
export type SignedInContext = AccountContext & CalledBy
export type SignedInTransaction = InTransaction<SignedInContext>
