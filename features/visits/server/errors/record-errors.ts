import type { OutsideTransaction, VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CalledBy, answer, isProgram } from '#platform/http'
import type { trackingApi } from '../../contract/tracking.api.ts'
import { recorderOf } from '../record-events.ts'
import { visitorMark } from '../visitor-mark.ts'

type Context = OutsideTransaction<VisitorContext> & CalledBy

/**
 * A7.01–A7.05: records errors without personal data; the visitor's address is not stored. Automated clients are
 * ignored, because their errors do not happen in browsers.
 */
export async function recordErrors(ctx: Context, reports: Input<typeof trackingApi.errors>): Promise<Answer> {
  if (!isProgram(ctx.caller.userAgent)) {
    const at = ctx.now()
    const websiteId = ctx.site.id
    const visitor = visitorMark(ctx, { day: at.toISOString().slice(0, 10), websiteId, viewer: ctx.caller })
    recorderOf(ctx).errors(
      reports.map(({ data }) => ({
        websiteId,
        at,
        visitor,
        message: data.message,
        path: pathOf(data.url),
        file: data.file.slice(0, 500),
        line: Math.round(data.line) % 2_000_000_000,
        column: Math.round(data.column) % 2_000_000_000,
        stack: data.stack,
        browser: browserOf(data.userAgent),
        app: data.app,
      })),
    )
  }
  return answer({ status: 204 })
}

/** The query may contain personal data. */
const pathOf = (url: string): string => (URL.parse(url)?.pathname ?? '/').slice(0, 500)

/** Returns a short name such as `Firefox 144`, because a whole user agent could identify a person. */
function browserOf(userAgent: string): string {
  const named = /(Edg|OPR|Firefox|Chrome|Version)\/(\d{1,4})/.exec(userAgent.slice(0, 500))
  const name = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari' }[named?.[1] ?? ''] ?? named?.[1] ?? ''
  return `${name} ${named?.[2] ?? ''}`.trim()
}
