import type { OwnerContext, SiteContext } from '#platform/context'

/**
 * For jobs that complete what an account began: the permission was required then, and the history names the account.
 */
export function inNameOf<C extends SiteContext>(ctx: C, accountId: string): C & OwnerContext {
  return { ...ctx, account: { id: accountId, email: '', name: '' }, roles: [], require: () => {} }
}
