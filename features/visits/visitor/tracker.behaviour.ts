import { behaviour } from '#platform/islands'
import type { MeasuredPage } from '../contract/measured-page.rules.ts'
import { eventClients, type EventClients } from './events.dom.ts'
import { sessionInfo } from './session.dom.ts'
import { cookieOf, tell } from './tell.dom.ts'
import { collectVitals } from './vitals.dom.ts'

/** Buttons and forms; the script that reports them is loaded only on pages with some. */
const watched = 'main a.button[href],form[id^=form-]'

/** Measures a visit when the browser is idle. The page loads it only after the visitor's consent. */
export const tracker = behaviour<MeasuredPage>('tracker', (_, page) => {
  ;(self.requestIdleCallback ?? setTimeout)(() => void measure(page))
})

async function measure(page: MeasuredPage): Promise<void> {
  const session = sessionInfo()
  await tell('/api/census/RecordHit', {
    event: 'View',
    data: JSON.stringify(hitOf(page)),
    ss_cvr: cookieOf('ss_cvr'),
  })
  if (session.isFirstLanding) void import('./landing.dom.ts').then(({ tellLanding }) => tellLanding())
  const clients = eventClients(page, session)
  Object.assign(window, { quoin: clients })
  listen(clients)
  if (document.querySelector(watched)) void import('./sights.dom.ts').then(({ watchSights }) => watchSights(watched))
  await collectVitals()
}

/** C3.112 */
function hitOf(page: MeasuredPage): object {
  const { websiteLocale, memberAccountId = null, ...of } = page
  const { pathname: pagePath, hash: pageHash, search: queryString, href: url } = location
  const { title, referrer } = document
  return {
    ...of,
    pagePath,
    pageHash,
    queryString,
    url,
    title,
    referrer,
    pageTitle: title,
    variantId: '',
    memberAccountId,
    member_locale: null,
    website_locale: websiteLocale,
    pagePermissionTypeValue: 1,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    localStorageSupported: 'localStorage' in self,
  }
}

/** Subscribes to document events of forms, popups and products. */
function listen({ log, record, track }: EventClients): void {
  const on = (name: string, hear: (detail: Record<string, unknown>) => unknown): void =>
    document.addEventListener(`quoin:${name}`, (event) => void hear((event as CustomEvent).detail ?? {}))
  const by = { actor: 'visitor', event_owner_team: 'site', event_source: 'WEB' }
  on('form-submitted', ({ formId }) => track({ ...by, action: 'submitted', object_type: 'form', object_id: formId }))
  on('newsletter-signup', () => record('newsletter_signup'))
  on('event', ({ name, urlRequested }) => {
    log(String(name), { urlRequested })
    return track({ ...by, action: String(name), object_type: 'page', destination_url: urlRequested }, { urlRequested })
  })
  on('overlay', (detail) =>
    tell('/api/census/overlay', { ...detail, visitorCookie: cookieOf('ss_cvr'), pagePath: location.pathname }),
  )
  on('quick-view', ({ id }) =>
    tell(`/api/census/RecordQuickView/${String(id)}`, {
      ss_cvr: cookieOf('ss_cvr'),
      pagePath: location.pathname,
      clientDate: Date.now(),
    }),
  )
}
