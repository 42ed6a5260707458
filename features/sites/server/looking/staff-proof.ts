import type { Site, SiteContext } from '#platform/context'
import { hourMs } from '#platform/contract'
import { type CookieChange, isProof, proofOf } from '#platform/http'
import { siteProblems } from '../../contract/sites.problems.ts'
import { rolesOn } from '../people/roles-on.ts'

const validHours = 12

/**
 * Cookie by which the public host shows a disabled announcement or popup to the site's staff. Unlike the flag
 * `ss_lastid` it is sealed.
 */
export function staffCookie(ctx: SiteContext, accountId: string): CookieChange {
  const until = ctx.now().getTime() + validHours * hourMs
  const named = `${until.toString(36)}.${accountId}`
  const value = `${named}.${proofOf(ctx.config.secret, proofText(ctx, named))}`
  return { name: '__Host-staff', value, maxAge: validHours * 3600 }
}

/** Tells whether the cookie was given to an account that has a role on the site at this moment. */
export async function isStaff(ctx: SiteContext, cookie: string | undefined): Promise<boolean> {
  const [stamp = '', accountId = '', signature = ''] = (cookie ?? '').split('.')
  const isSealed = isProof(ctx.config, proofText(ctx, `${stamp}.${accountId}`), signature)
  if (!isSealed || Number.parseInt(stamp, 36) <= ctx.now().getTime()) return false
  const roles = await rolesOn(ctx, accountId, ctx.site.id).catch((error: unknown) => {
    if (siteProblems.secondFactorFirst.is(error)) return []
    throw error
  })
  return roles.length > 0
}

function proofText({ site }: { readonly site: Pick<Site, 'id'> }, named: string): string {
  return `staff\n${site.id}\n${named}`
}
