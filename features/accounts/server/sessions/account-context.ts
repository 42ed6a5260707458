import type { Account, AccountContext, Locale, PlatformContext, InTransaction } from '#platform/context'
import type { CalledBy } from '#platform/http'

/** The platform host as anyone meets it. */
export type AnyoneContext = PlatformContext & CalledBy & { readonly locale: Locale; readonly account: Account | null }

/** The platform or an admin host, with an account. */
export type SignedInContext = AccountContext & CalledBy
export type SignedInTransaction = InTransaction<SignedInContext>
