import { consentFeature } from '#features/consent/server'
import { changeSettings } from '#features/sites/server'
import { visitsFeature } from '#features/visits/server'
import { eventsOf } from './visit-events.ts'
import { readVisitorRecord } from '../../features/visits/contract/visit-record.rules.ts'
import { testContext } from './context.ts'
import { runningApp } from './running.ts'
import { shopFeatures } from './shop.ts'
import { testSite } from './site.ts'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

export interface MeasuredVisit {
  cookies?: Record<string, string>
  settings?: Record<string, unknown>
  userAgent?: string
  headers?: Record<string, string>
}

/** Sites that ask about cookies, in an installation of their own, and somebody on each. */
export async function measuredSites() {
  const ctx = await testContext({ features: [...shopFeatures, consentFeature, visitsFeature] })
  const app = await runningApp(ctx)
  let count = 0

  async function visiting({
    cookies = { ss_cookieAllowed: 'true' },
    settings = {},
    userAgent = firefox,
    headers = {},
  }: MeasuredVisit = {}) {
    const name = `bezoek-${++count}`
    const site = await testSite(ctx, { name })
    await site.as((tx) =>
      changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: true, ...settings } }),
    )
    const browser = app.browser(`${name}.localhost:8080`, cookies)
    const send = (path: string, body: unknown) =>
      browser.send('POST', path, body, { 'user-agent': userAgent, ...headers })
    const hit = (data: object = { pagePath: '/brood' }) =>
      send('/api/census/RecordHit', { event: 'View', data: JSON.stringify(data), ss_cvr: '' })
    const events = async () => {
      await app.events.flush()
      return (await eventsOf(ctx, site.site.id)).map(({ at: _, ...event }) => event)
    }
    return { ...site, name, browser, send, hit, events, record: () => readVisitorRecord(browser.cookies.get('ss_cvr')) }
  }
  return { ctx, app, visiting }
}
