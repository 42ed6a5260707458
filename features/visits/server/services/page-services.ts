import { createHmac } from 'node:crypto'
import { isSwitchedOn, isTriedOut, settingsOf } from '#features/sites/server'
import type { SiteContext, VisitorContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Answer, answer, type CalledBy, isProgram } from '#platform/http'
import { mockSession, type PageServices } from '../../contract/services.rules.ts'
import { servicesSettings } from '../../contract/services.settings.ts'
import { readVisitorRecord } from '../../contract/visit-record.rules.ts'

/** Returns the connected services for a page's script; null where there are none. */
export async function pageServices(ctx: SiteContext): Promise<PageServices | null> {
  const { commentShortname, followButtons, recordingId, recordingShare } = await settingsOf(ctx, servicesSettings)
  const recording = recordingId !== '' && (await isSwitchedOn(ctx, 'session-recording')) ? recordingId : ''
  if (commentShortname === '' && !followButtons && recording === '') return null
  const isInternal = ctx.site.status === enumerations.siteStatuses.internal
  return {
    comments: commentShortname,
    follows: followButtons,
    recording,
    share: recordingShare,
    mayChoose: isInternal && (await isTriedOut(ctx, 'experiment-override')),
  }
}

/** Returns an anonymous session name for a visitor who agreed to be measured (C7.46, C7.48). */
export async function recordingSession(ctx: VisitorContext & CalledBy): Promise<Answer<{ id: string }>> {
  const { cookie, userAgent } = ctx.caller
  const record = readVisitorRecord(cookie('ss_cvr'))
  const isRecorded =
    record !== null &&
    cookie('ss_cookieAllowed') === 'true' &&
    !isProgram(userAgent) &&
    ((await pageServices(ctx))?.recording ?? '') !== ''
  const id = isRecorded
    ? createHmac('sha256', ctx.config.secret)
        .update(`recording\n${ctx.site.id}\n${record.id}`)
        .digest('hex')
        .slice(0, 24)
    : mockSession
  return answer({ headers: { 'cache-control': 'private, no-store' }, body: { id } })
}
