import { crumb, readCrumb } from '#platform/visitor'
import { type CommonData, fittingFields } from '../contract/common-fields.rules.ts'
import type { MeasuredPage } from '../contract/measured-page.rules.ts'
import { analyticsId } from './analytics-id.dom.ts'
import type { SessionInfo } from './session.dom.ts'
import { sendOnLeave } from './tell.dom.ts'

/** B2.14 */
const pagePath = (): string => location.pathname.replace(/(?<=.)\/$/, '')

/** B3.95, B3.96, B7.08 */
export async function record(page: MeasuredPage, event: string, payload: object = {}): Promise<void> {
  const about = {
    pageHash: location.hash,
    pagePath: pagePath(),
    websiteId: page.websiteId,
    templateId: page.templateId,
    variantId: '',
    memberAccountId: page.memberAccountId ?? null,
    member_locale: null,
    website_locale: page.websiteLocale,
  }
  const data = JSON.stringify({ ...about, ...payload })
  const body = new URLSearchParams({ crumb: await crumb(), event, data })
  await fetch('/api/events/RecordEvent', { method: 'POST', keepalive: true, body }).catch(() => {})
}

/** B3.97 */
export async function track(
  page: MeasuredPage,
  session: SessionInfo,
  fields: object | null,
  customData: object | null = null,
  customSchemaName: string | null = null,
): Promise<void> {
  if (!fields) throw new Error('no payload')
  // oxlint-disable-next-line no-console -- B5.23
  const drop = (name: string) => console.warn('tracking', name)
  const commonData = { ...automatic(page, session), ...fittingFields(fields as CommonData, drop) }
  await crumb().catch(() => '')
  return sent(JSON.stringify({ analyticsId: analyticsId(), commonData, customData, customSchemaName }))
}

/** B3.117–B3.126 */
function automatic(page: MeasuredPage, session: SessionInfo): CommonData {
  const { search, host } = location
  return {
    context_website_identifier: page.websiteId,
    user_session_id: session.sessionId,
    browser_locale: navigator.language,
    website_locale: page.websiteLocale,
    window_height: String(innerHeight),
    window_width: String(innerWidth),
    browser_language: navigator.language,
    host,
    path: pagePath(),
    query_parameters: search,
    referrer: document.referrer,
    locale: Intl.DateTimeFormat().resolvedOptions().locale || 'en-US',
    client_timestamp: String(Date.now()),
    marketing_id: null,
    session_id: session.sessionId,
    website_id: page.websiteId,
    template_id: page.templateId,
    member_account_id: page.memberAccountId ?? null,
    is_first_landing: String(session.isFirstLanding),
    is_first_session: String(session.isFirstSession),
    environment: 'prod',
  }
}

/** B7.10, B7.11, R1.25: sent as a beacon, or as a request with its status when the browser refuses the beacon. */
function sent(json: string): Promise<void> {
  const path = '/api/v1/events'
  if (sendOnLeave(path, new Blob([json], { type: 'application/json' }))) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${path}?crumb=${readCrumb()}`)
    request.setRequestHeader('content-type', 'application/json')
    request.onloadend = () => {
      if (request.status === 200 || request.status === 202) resolve()
      else reject(new Error(`Error tracking event: HTTP Status ${request.status}`))
    }
    request.send(json)
  })
}
