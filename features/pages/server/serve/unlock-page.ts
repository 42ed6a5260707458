import { type Limit, countAttempt, forgiveAttempt, isPassword } from '#features/accounts/server'
import type { VisitorContext, Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, type CalledBy, isOwnPath, redirect, networkPrefix } from '#platform/http'
import type { servingApi } from '../../contract/serving.api.ts'
import { accessTicket, withAccess } from '../access/access-ticket.ts'

/** Limit per network over all pages of a site, because the caller chooses the id. */
const tries: Limit = { name: 'unlock', capacity: 12, refillSeconds: 30, slowAfter: 6 }
/** Limit per page, from all networks. */
const guesses: Limit = { name: 'unlock-page', capacity: 100, refillSeconds: 60 }
const keptSeconds = 30 * 86_400

/**
 * Handles the form of a lock screen. A wrong password leads back to it; the right one sets a cookie that opens this
 * page only.
 */
export async function unlockPage(
  ctx: Writable<VisitorContext> & CalledBy,
  { document, password, returnTo }: Input<typeof servingApi.unlock>,
): Promise<Answer<unknown>> {
  const back = isOwnPath(returnTo) ? returnTo : '/'
  const subject = `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`
  await countAttempt(ctx, tries, subject)
  const lock = await inSite(ctx, ctx.site, (tx) =>
    siteTables({ db: tx.db, site: ctx.site })
      .selectFrom('document_locks')
      .selectAll()
      .where('document_id', '=', document)
      .executeTakeFirst(),
  )
  // For a page without a password no hash is computed. That it has none is public anyway.
  const wrong = redirect(`${back}${back.includes('?') ? '&' : '?'}locked=wrong`)
  if (!lock?.password_hash) return wrong
  const page = `${ctx.site.id} ${document}`
  await countAttempt(ctx, guesses, page)
  if (!(await isPassword(password, lock.password_hash))) return wrong
  await forgiveAttempt(ctx, guesses, page, false)
  await forgiveAttempt(ctx, tries, subject, false)
  const value = withAccess(ctx.caller.cookie('__Host-access'), accessTicket(ctx, document, lock.changed_at))
  return redirect(back, { cookies: [{ name: '__Host-access', value, maxAge: keptSeconds }] })
}
