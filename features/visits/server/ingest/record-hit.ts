import type { OutsideTransaction, VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CalledBy, type CookieChange, answer } from '#platform/http'
import type { z } from 'zod'
import { hitSchema } from '../../contract/hit.schema.ts'
import { directSource, sourceDays, sourceOf, writeSource } from '../../contract/visit-source.rules.ts'
import type { trackingApi } from '../../contract/tracking.api.ts'
import {
  readSessionTime,
  readVisitorRecord,
  recordAfter,
  recordSeconds,
  sessionSeconds,
  writeVisitorRecord,
} from '../../contract/visit-record.rules.ts'
import { record } from './may-measure.ts'
import { readField } from './read-field.ts'

const daySeconds = 86_400

/** C2.29, R1.24 */
const unmeasured = ['/search', '/config']

/** Records an opened page (C7.11). The visitor's record is read from their cookies; the body only repeats it. */
export async function recordHit(
  ctx: OutsideTransaction<VisitorContext> & CalledBy,
  { event, data }: Input<typeof trackingApi.hit>,
): Promise<Answer> {
  const hit = readField('data', data, hitSchema)
  const { cookie } = ctx.caller
  const now = ctx.now().getTime()
  const before = readVisitorRecord(cookie('ss_cvr'))
  const newId = before ? '' : Buffer.from(ctx.random(12)).toString('hex')
  const after = recordAfter(before, readSessionTime(cookie('ss_cvt')), { now, newId })
  const path = hit.pagePath ?? '/'
  if (unmeasured.some((place) => path === place || path.startsWith(`${place}/`))) return answer({ status: 204 })
  const { userAgent: _, ...kept } = hit
  if (!(await record(ctx, 'hit', [{ name: event, path, data: kept }], after.id))) return answer({ status: 204 })
  return answer({
    status: 204,
    cookies: [
      { name: 'ss_cvr', value: writeVisitorRecord(after), maxAge: recordSeconds },
      { name: 'ss_cvt', value: String(now), maxAge: sessionSeconds },
      ...sourceCookies(kept),
    ],
  })
}

/** An order counts for its buyer's last source; pages that were opened directly do not change it. */
function sourceCookies({ url = '', referrer = '', queryString = '' }: z.output<typeof hitSchema>): CookieChange[] {
  const from = sourceOf({ url, referrer, queryString })
  if (!from || from.source === directSource) return []
  return [{ name: '__Host-visitSource', value: writeSource(from), maxAge: sourceDays * daySeconds }]
}
