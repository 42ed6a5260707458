import { createHmac } from 'node:crypto'
import type { PlatformContext } from '#platform/context'
import type { Viewer } from '#platform/http'

/**
 * Returns a hash that identifies a browser on one site for one day (`2026-11-20`). Address and name of the browser go
 * into it with the day, so it leads neither to a person nor from one day to the next.
 */
export function visitorMark(
  { config }: Pick<PlatformContext, 'config'>,
  { day, websiteId, viewer }: { day: string; websiteId: string; viewer: Viewer },
): string {
  const who = `visitor ${day} ${websiteId} ${viewer.address} ${viewer.userAgent}`
  return createHmac('sha256', config.secret).update(who).digest('base64url').slice(0, 22)
}
