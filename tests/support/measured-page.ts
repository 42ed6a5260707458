import type { Page, Request } from 'playwright-core'
import type { WidgetPages } from './widget-page.ts'

export const measured = {
  websiteId: '65a1f0c2e4b0a1b2c3d4e501',
  templateId: 'page',
  pageId: '65a1f0c2e4b0a1b2c3d4e500',
  itemId: null,
  collectionId: null,
  contentSource: null,
  recordType: 2,
  websiteLocale: 'nl-NL',
}

export interface Client {
  log: (type: string, data: unknown) => void
  record: (event: string, payload?: object) => Promise<void>
  track: (fields: unknown, customData?: object | null, name?: string | null) => Promise<void>
}
export type WithClient = { quoin: Client }

export interface MeasuredSetting {
  html?: string
  before?: () => void
  choice?: string
  query?: string
  /** Another script in place of the one that measures. */
  script?: string
  /** Said of the page beside what is said of all. */
  more?: object
  /** Services that the owner connected. */
  services?: object
  prepare?: (page: Page) => Promise<void>
}

/** A page that is measured, and what it sends. */
export const measuredPages =
  (widgets: WidgetPages) =>
  async ({
    html = '',
    before,
    choice = 'true',
    query = '',
    script = 'tracker',
    more = {},
    services,
    prepare,
  }: MeasuredSetting = {}) => {
    const { page } = await widgets.open({ html })
    const sent: Request[] = []
    await page.context().addCookies([
      { name: 'crumb', value: 'c', url: widgets.origin },
      { name: 'ss_cookieAllowed', value: choice, url: widgets.origin },
    ])
    await page.route('**/api/**', (route) => {
      sent.push(route.request())
      const isSettings = route.request().url().includes('/performance/settings')
      return route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: isSettings ? '{"pageLoadId":"p1"}' : '{}',
      })
    })
    await prepare?.(page)
    if (before) await page.addInitScript(before)
    if (before || query) await page.goto(`${widgets.origin}/${query}`)
    await page.addScriptTag({
      type: 'module',
      content: `import{wake}from'/${widgets.fileOf(script)}';wake(document.body,${JSON.stringify({ ...measured, ...more })})${services ? `;import('/${widgets.fileOf('services')}').then(({wake:w})=>w(document.body,${JSON.stringify(services)}))` : ''};window.isWoken=true`,
    })
    await page.waitForFunction('window.isWoken')
    const to = (path: string) => sent.filter((request) => new URL(request.url()).pathname === path)
    const started = () => page.waitForFunction('window.quoin')
    return { page, sent, to, started }
  }
export const bodyOf = (request: Request | undefined) =>
  JSON.parse(request?.postData() ?? 'null') as Record<string, unknown>
export const fieldsOf = (request: Request | undefined) =>
  Object.fromEntries(new URLSearchParams(request?.postData() ?? ''))

/** The fields of an event that the documented form has. */
export const pressed = {
  actor: 'visitor',
  action: 'pressed',
  event_owner_team: 'site',
  event_source: 'WEB',
  object_type: 'button',
}

/** A browser whose beacons are refused sends requests instead. */
export const noBeacon = () => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: () => false })
