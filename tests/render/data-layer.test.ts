import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { widgetPages } from '#support/widget-page'
import type * as Visitor from '../../platform/visitor/index.ts'

const widgets = await widgetPages()
type WithVisitor = { visitor: typeof Visitor }
type Call = Parameters<typeof Visitor.callServer>[1]

interface Reply {
  status?: number
  body?: string
  headers?: Record<string, string>
}

/** A request to the server, with its time. */
interface ReceivedRequest {
  url: URL
  method: string
  body: string | null
  headers: Record<string, string>
  at: number
}

/** A page with a crumb, whose server gives these answers one after the other, and the last for ever. */
async function callingPage(replies: readonly (Reply | 'nobody')[], { language = 'en', cookies = true } = {}) {
  const { page } = await widgets.open({ html: '', language })
  const requests: ReceivedRequest[] = []
  await page.context().addCookies([{ name: 'crumb', value: 'first', url: widgets.origin }])
  await page.route('**/api/**', (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    requests.push({
      url,
      method: request.method(),
      body: request.postData(),
      headers: request.headers(),
      at: performance.now(),
    })
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? {}
    if (reply === 'nobody') return route.abort()
    return route.fulfill({ status: reply.status ?? 200, body: reply.body ?? '{}', headers: reply.headers ?? {} })
  })
  await page.addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
  await page.waitForFunction('window.visitor')
  if (!cookies) await page.evaluate(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  return { page, requests }
}

const call = (page: Page, options: Call = {}, path = '/api/x') =>
  page.evaluate(
    async ([address, details]) => {
      const events: string[] = []
      const states: string[] = []
      const told: string[] = []
      document.addEventListener('quoin:login-required', () => events.push('login-required'), { once: true })
      try {
        const body = await (window as never as WithVisitor).visitor.callServer(address, {
          ...details,
          onState: (state) => states.push(state),
          onFail: (error) => told.push(error.message),
        })
        return { body, states, events, told }
      } catch (error) {
        const { name, message, kind, path: missing } = error as Visitor.DataError
        return { name, message, kind, path: missing, states, events, told }
      }
    },
    [path, options] as const,
  )

test('A7.11 A7.12 A7.13 A7.16 calls are GET, POST, PUT and DELETE, carry the crumb in their address and a body only where there is one, and are read as JSON', async () => {
  const { page, requests } = await callingPage([{ body: '{"rolls":3}' }])
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    expect(await call(page, { method, ...(method === 'PUT' && { body: { a: 1 } }) })).toMatchObject({
      body: { rolls: 3 },
    })
  expect(requests.map(({ method, url, body }) => [method, url.search, body])).toEqual([
    ['GET', '?crumb=first', null],
    ['POST', '?crumb=first', null],
    ['PUT', '?crumb=first', '{"a":1}'],
    ['DELETE', '?crumb=first', null],
  ])
})

test('A7.17 an answer with status 204 is empty', async () => {
  const { page } = await callingPage([{ status: 204, body: '' }])
  expect(await call(page)).toMatchObject({ body: null })
  // No browser lets a server say 1223 any more: an old one said it of itself.
  const odd = await page.evaluate(() => {
    const answer = { status: 1223, ok: false, text: () => Promise.reject(new Error('It has none.')) }
    Object.assign(window, { fetch: () => Promise.resolve(answer) })
    return (window as never as WithVisitor).visitor.callServer('/api/x')
  })
  expect(odd).toBeNull()
})

test('A7.14 A7.15 a secure call from a page of another host goes to the site of its script, and sends its cookies', async () => {
  const { page } = await callingPage([{}])
  const foreign = widgets.origin.replace('localhost', '127.0.0.1')
  await page.route(`${widgets.origin}/*.js`, async (route) =>
    route.fulfill({
      response: await route.fetch(),
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
    }),
  )
  await page.goto(`${foreign}/`)
  await page.addScriptTag({ type: 'module', content: `window.visitor = await import('${widgets.origin}/visitor.js')` })
  await page.waitForFunction('window.visitor')
  const seen = await page.evaluate(async () => {
    const requests: unknown[] = []
    Object.assign(window, {
      fetch: (url: URL, request: RequestInit) => {
        requests.push([url.origin, url.search, request.credentials])
        return Promise.resolve(new Response('{}'))
      },
    })
    await (window as never as WithVisitor).visitor.callServer('/api/x', { isSecure: true })
    await (window as never as WithVisitor).visitor.callServer('/api/x')
    return requests
  })
  expect(seen).toEqual([
    [widgets.origin, '', 'include'],
    [foreign, '', 'same-origin'],
  ])
})

test('A8.02 an answer that is no JSON is an internal error that names the address and the text', async () => {
  const { page } = await callingPage([{ body: '<b>What?</b>' }])
  expect(await call(page)).toMatchObject({
    kind: 'unreadable',
    message: 'Internal error: the answer of /api/x cannot be read: <b>What?</b>',
  })
})

test.each([400, 401, 500, 502])(
  'A8.03 R1.31 %i with an error, a message or a billing code says that',
  async (status) => {
    for (const body of [{ error: 'Sold out' }, { message: 'Sold out' }, { billingErrorCode: 'Sold out' }]) {
      const { page } = await callingPage([{ status, body: JSON.stringify(body) }])
      expect(await call(page)).toMatchObject({ kind: 'told', message: 'Sold out' })
    }
  },
)

test('R1.31 an error about the sender comes before any message', async () => {
  const body = { error: 'Sold out' }
  for (const name of ['crumbFail', 'loginRequired', 'authorizationFail']) {
    const { page } = await callingPage([{ status: 401, body: JSON.stringify({ ...body, [name]: true }) }])
    expect(await call(page)).toMatchObject({ kind: name })
  }
})

test.each([
  [401, 'A8.04', 'Unauthorized request'],
  [403, 'A8.04', 'Unauthorized request'],
  [500, 'A8.05', 'Internal server error. Please try again later.'],
  [501, 'A8.05', 'Internal server error. Please try again later.'],
  [503, 'A8.06', 'The service is temporarily unavailable. Please try again later.'],
  [418, 'A8.07', 'Unable to connect'],
] as const)('status %i without a message has that of %s', async (status, _, message) => {
  const { page } = await callingPage([{ status, body: '' }])
  expect(await call(page)).toMatchObject({ message })
})

test('A8.04 A8.05 A8.06 A8.07 R1.32 every failing status has a message, also in the language of the page', async () => {
  const messages: unknown[] = []
  for (const status of [401, 403, 500, 501, 503, 418]) {
    const { page } = await callingPage([{ status, body: '' }], { language: 'nl-NL' })
    messages.push((await call(page)).message)
  }
  expect(messages).toEqual([
    'Geen toestemming voor dit verzoek',
    'Geen toestemming voor dit verzoek',
    'Er ging iets mis op de server. Probeer het later opnieuw.',
    'Er ging iets mis op de server. Probeer het later opnieuw.',
    'De dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
    'Geen verbinding',
  ])
})

test('A8.08 A9.07 without a response the call is repeated after 200 ms, as often as the caller says', async () => {
  const { page, requests } = await callingPage(['nobody', { status: 418 }, { body: '{"rolls":1}' }])
  expect(await call(page, { retries: 2 })).toMatchObject({ body: { rolls: 1 } })
  const waits = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))
  expect(waits).toHaveLength(2)
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(195)
  const once = await callingPage(['nobody'])
  expect(await call(once.page)).toMatchObject({ kind: 'unreachable', message: 'Unable to connect' })
  expect(once.requests).toHaveLength(1)
})

const stale = {
  status: 403,
  body: '{"crumbFail":true,"crumb":"second"}',
  headers: { 'set-cookie': 'crumb=second; Path=/' },
}

test('A8.09 R1.33 an outdated crumb is replaced by that of the response, and the call is repeated once', async () => {
  const { page, requests } = await callingPage([stale, { body: '{"rolls":1}' }])
  expect(await call(page, { method: 'POST' })).toMatchObject({ body: { rolls: 1 } })
  expect(requests.map(({ url }) => url.searchParams.get('crumb'))).toEqual(['first', 'second'])
  const hopeless = await callingPage([stale])
  expect(await call(hopeless.page, { method: 'POST' })).toMatchObject({ kind: 'crumbFail' })
  expect(hopeless.requests).toHaveLength(2)
})

test('A8.09 without cookies the call cannot be repeated', async () => {
  const { page, requests } = await callingPage([stale], { cookies: false })
  expect(await call(page, { method: 'POST' })).toMatchObject({ kind: 'crumbFail' })
  expect(requests).toHaveLength(1)
})

test('A6.07 A8.10 an event of the document tells a visitor to sign in first', async () => {
  const { page } = await callingPage([{ status: 401, body: '{"loginRequired":true}' }])
  expect(await call(page)).toMatchObject({ kind: 'loginRequired', events: ['login-required'] })
})

test('A6.08 an action that this visitor may never do is distinguished', async () => {
  const { page } = await callingPage([{ status: 403, body: '{"authorizationFail":true}' }])
  expect(await call(page)).toMatchObject({ kind: 'authorizationFail', events: [] })
})

test('C4.61 a call is pending, and then a success or failed', async () => {
  expect((await call((await callingPage([{}])).page)).states).toEqual(['pending', 'success'])
  expect((await call((await callingPage([{ status: 500 }])).page)).states).toEqual(['pending', 'failed'])
})

test('C8.28 a missing resource is a NotFoundError with its path', async () => {
  const { page } = await callingPage([{ status: 404 }])
  expect(await call(page, {}, '/api/rolls/9')).toMatchObject({ name: 'NotFoundError', path: '/api/rolls/9' })
})

test('C8.29 a failed call is recorded as an error, and its caller receives it', async () => {
  const { page } = await callingPage([{ status: 503 }])
  const recorded: string[] = []
  page.on('console', (message) => message.type() === 'error' && recorded.push(message.text()))
  const { told, message } = await call(page)
  expect(told).toEqual([message])
  expect(recorded).toContainEqual(`${message} 503 /api/x`)
})
