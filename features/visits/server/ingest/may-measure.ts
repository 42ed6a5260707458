import { readOwnerFlag } from '#features/sites/server'
import type { OutsideTransaction, VisitorContext } from '#platform/context'
import { type CalledBy, isProgram, networkPrefix } from '#platform/http'
import { readVisitorRecord } from '../../contract/visit-record.rules.ts'
import { recorderOf } from '../record-events.ts'
import type { SiteRules } from './site-rules.ts'

type Context = OutsideTransaction<VisitorContext> & CalledBy

/**
 * Tells whether this visitor is measured (R1.20, C6.15, C6.19): they agreed, or the policy measures until they decline.
 * Programs and the site's staff beyond viewers are not measured.
 */
function mayMeasure({ caller }: Context, { measures, asksFirst }: SiteRules): boolean {
  const { cookie, userAgent, refusesTracking } = caller
  const choice = cookie('ss_cookieAllowed')
  if (!measures || choice === 'false' || isProgram(userAgent)) return false
  const flag = readOwnerFlag(cookie('ss_lastid'))
  if (flag && !flag.isViewer) return false
  // Consent given on this site takes precedence over the browser's privacy signal.
  return choice === 'true' || (!asksFirst && !refusesTracking)
}

export interface PageEvent {
  name: string
  path: string
  data: object
}

/** Passes a page's report to the recorder, or drops it. Returns whether it is kept. */
export async function record(
  ctx: Context,
  kind: string,
  events: readonly PageEvent[],
  visitor?: string,
): Promise<boolean> {
  if (events.length === 0) return false
  const recorder = recorderOf(ctx)
  const rules = await recorder.rulesOf(ctx.site)
  if (!mayMeasure(ctx, rules)) return false
  const who = {
    websiteId: ctx.site.id,
    at: ctx.now(),
    kind,
    visitor: visitor ?? readVisitorRecord(ctx.caller.cookie('ss_cvr'))?.id ?? '',
    network: rules.keepsNetworks ? networkPrefix(ctx.caller.address) : '',
  }
  recorder.events(
    events.map(({ name, path, data }) => ({ ...who, name: name.slice(0, 100), path: path.slice(0, 500), data })),
  )
  return true
}
