import type { OwnerContext, SiteContext } from '#platform/context'

/**
 * For jobs that finish what an account was allowed to begin: the permission was asked for then, the history names who
 * it was.
 */
export function inNameOf<C extends SiteContext>(ctx: C, accountId: string): C & OwnerContext {
  return { ...ctx, account: { id: accountId, email: '', name: '' }, roles: [], require: () => {} }
}
