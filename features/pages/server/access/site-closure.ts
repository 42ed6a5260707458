import { sql } from 'kysely'
import { hashPassword } from '#features/accounts/server'
import {
  cacheTag,
  type OwnerContext,
  type OwnerTransaction,
  type SiteContext,
  type VisitorContext,
} from '#platform/context'
import { type Input, minuteMs } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type Answer, type CalledBy, isProof, proofOf, redirect } from '#platform/http'
import type { Availability, availabilityApi } from '../../contract/availability.api.ts'
import { pagesProblems } from '../../contract/pages.problems.ts'
import { accessTicket, hasAccess, withAccess } from './access-ticket.ts'
import { availabilityOf } from './availability.queries.ts'
import { passwordMin, passwordsSince } from './passwords.ts'

const passMs = 5 * minuteMs
const keptSeconds = 30 * 86_400

export async function readAvailability(ctx: OwnerContext): Promise<Availability> {
  ctx.require('settings.general')
  return availabilityOf(ctx)
}

/**
 * Opens or closes the whole site, at once and whatever its size: its lock is read beside those of each document
 * (`locksIn`, `isOpenTo`). Visitors who entered an earlier password must enter the new one.
 */
export async function setAvailability(
  ctx: OwnerTransaction,
  { password, ...after }: Input<typeof availabilityApi.set>,
): Promise<Availability> {
  ctx.require('settings.general')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`closure ${ctx.site.id}`}, 0))`.execute(ctx.db)
  const before = await availabilityOf(ctx)
  await writeLock(ctx, { before, after, password })
  await siteTables(ctx)
    .insertInto('site_closures')
    .values(after)
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(after))
    .execute()
  await changed(ctx, [cacheTag.site, cacheTag.locks, cacheTag.nav, cacheTag.siteMap, cacheTag.products])
  return after
}

async function writeLock(
  ctx: OwnerTransaction,
  { before, after, password }: { before: Availability; after: Availability; password: string | undefined },
): Promise<void> {
  const locks = siteTables(ctx)
  if (after.state === 'open') {
    await locks.deleteFrom('document_locks').where('document_id', '=', ctx.site.id).execute()
    return
  }
  const keeps = after.state === before.state && !password
  if (keeps) return
  if (after.state === 'password' && [...(password ?? '')].length < passwordMin)
    throw pagesProblems.passwordTooShort({ min: passwordMin })
  const lock = {
    password_hash: after.state === 'password' ? await hashPassword(password ?? '') : null,
    changed_at: ctx.now(),
  }
  await locks
    .insertInto('document_locks')
    .values({ document_id: ctx.site.id, ...lock })
    .onConflict((conflict) => conflict.columns(['website_id', 'document_id']).doUpdateSet(lock))
    .execute()
}

/**
 * Returns the closure page shown to this browser in place of every page; null when the site is open or opened to it.
 */
export async function closureFor(ctx: VisitorContext, cookie: string | undefined): Promise<Availability | null> {
  const availability = await availabilityOf(ctx)
  if (availability.state === 'open') return null
  const since = (await passwordsSince(ctx, [ctx.site.id]))[ctx.site.id]
  return since && hasAccess(ctx, cookie, ctx.site.id, since) ? null : availability
}

export async function passOfSite(ctx: OwnerContext): Promise<{ url: string }> {
  ctx.require('content.edit')
  const until = (ctx.now().getTime() + passMs).toString(36)
  const pass = `${until}.${proofOf(ctx.config.secret, passText(ctx, until))}`
  return { url: `${ctx.site.baseUrl}/api/site/enter?pass=${pass}` }
}

/** Issues a ticket after the right password. */
export async function enterSite(
  ctx: VisitorContext & CalledBy,
  { pass }: Input<typeof availabilityApi.enter>,
): Promise<Answer<unknown>> {
  const [until = '', proof = ''] = pass.split('.')
  const isGood = isProof(ctx.config, passText(ctx, until), proof) && Number.parseInt(until, 36) > ctx.now().getTime()
  const since = (await passwordsSince(ctx, [ctx.site.id]))[ctx.site.id]
  if (!isGood || !since) return redirect('/')
  const value = withAccess(ctx.caller.cookie('__Host-access'), accessTicket(ctx, ctx.site.id, since))
  return redirect('/', { cookies: [{ name: '__Host-access', value, maxAge: keptSeconds }] })
}

function passText({ site }: Pick<SiteContext, 'site'>, until: string): string {
  return `enter\n${site.id}\n${until}`
}
