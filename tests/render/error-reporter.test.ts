import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { Wake } from '#platform/render'
import { createElement } from 'react'
import { commentTimes } from '../../features/comments/blocks/comments/comment-times.behaviour.ts'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages()
const path = '/api/events/RecordJavascriptErrors'

interface Report {
  event: string
  timestamp: number
  data: { message: string; stack: string; line: number; app: string } & Record<string, unknown>
}

async function reportingPage(html = '') {
  const { page } = await widgets.open({ html })
  const sent: { request: Request; at: number }[] = []
  await page.context().addCookies([{ name: 'crumb', value: 'c', url: widgets.origin }])
  await page.route(`**${path}`, (route) => {
    sent.push({ request: route.request(), at: Date.now() })
    return route.fulfill({ status: 204 })
  })
  await page.waitForFunction('customElements.get("quoin-island")')
  await page.evaluate(() => Object.assign(document.body.dataset, { website: '65a1f0c2e4b0a1b2c3d4e501', kind: 'page' }))
  const reports = () => sent.flatMap(({ request }) => request.postDataJSON() as Report[])
  /** Errors as scripts of the page throw them, so many at once. */
  const fail = (count: number, stack = 10) =>
    page.evaluate(
      ([times, length]) => {
        for (let at = 0; at < times; at++) {
          const error = Object.assign(new Error(`Oven ${at}`), { stack: 'x'.repeat(length) })
          dispatchEvent(
            new ErrorEvent('error', { error, message: error.message, filename: '/own.js', lineno: 3, colno: 7 }),
          )
        }
      },
      [count, stack] as const,
    )
  return { page, sent, reports, fail }
}

test('A1.08 A7.01 A7.02 A7.03 A7.04 A8.19 an uncaught error is reported with its place, the page and the crumb in a header', async () => {
  const { page, sent, reports, fail } = await reportingPage()
  await fail(1)
  await soon(() => reports().length).toBe(1)
  const [{ request } = { request: undefined }] = sent
  expect([request?.method(), request?.headers()['x-csrf-token']]).toEqual(['POST', 'c'])
  expect(reports()[0]).toEqual({
    event: 'error',
    timestamp: expect.any(Number),
    data: {
      websiteId: '65a1f0c2e4b0a1b2c3d4e501',
      templateId: 'page',
      url: page.url(),
      app: 'site',
      userAgent: expect.stringContaining('Mozilla'),
      message: 'Oven 0',
      stack: 'xxxxxxxxxx',
      file: '/own.js',
      line: 3,
      column: 7,
      custom: null,
    },
  })
})

test('A8.19 an unhandled rejection of a promise is reported in the same way', async () => {
  const { page, reports } = await reportingPage()
  await page.evaluate(() => void Promise.reject(new Error('Cold oven')))
  await soon(() => reports().map(({ event, data }) => `${event} ${data.message}`)).toEqual([
    'unhandledrejection Error: Cold oven',
  ])
})

test('A9.01 A9.02 A9.04 a page reports twenty at most, ten at a time, a second after the last', async () => {
  const { sent, reports, fail } = await reportingPage()
  const startedAt = Date.now()
  await fail(15)
  await soon(() => sent.length).toBe(1)
  expect((sent[0]?.at ?? 0) - startedAt).toBeGreaterThanOrEqual(1000)
  expect(reports()).toHaveLength(10)
  await fail(4)
  await fail(9)
  await soon(() => sent.length).toBe(2)
  expect(reports().length).toBeLessThanOrEqual(20)
  await fail(5)
  // Nothing more is sent within the second after which a report would go.
  await new Promise((done) => setTimeout(done, 1500))
  expect(sent).toHaveLength(2)
})

test('A9.03 a stack is cut after 5,000 characters', async () => {
  const { reports, fail } = await reportingPage()
  await fail(1, 6000)
  await soon(() => reports()[0]?.data.stack.length).toBe(5000)
})

test('A7.05 a refused report is neither repeated nor reported', async () => {
  const { page, fail } = await reportingPage()
  let requests = 0
  await page.route(`**${path}`, (route) => {
    requests += 1
    return route.abort()
  })
  await fail(1)
  await soon(() => requests).toBe(1)
  // No second request comes within the second after which a report would go.
  await page.waitForTimeout(1500)
  expect(requests).toBe(1)
})

test('C8.32 the common script warns on the console when it runs a second time', async () => {
  const { page } = await reportingPage()
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  const boot = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*=boot]')?.src)
  await page.addScriptTag({ type: 'module', url: `${boot}?again` })
  await soon(() => warned).toEqual(['Quoin runs already.'])
})

test('C8.33 C8.36 a part whose script cannot be loaded warns on the console, and the page stays unchanged', async () => {
  const html = widgets.render(
    () =>
      createElement(
        Wake,
        { island: commentTimes as never, when: 'load', props: {} },
        createElement('p', null, 'Bread'),
      ),
    {},
  )
  const { page, reports } = await reportingPage()
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.evaluate((text) => (document.body.innerHTML = text.replace(/src="[^"]*"/, 'src="/gone.js"')), html)
  await soon(() => warned.some((text) => text.includes('/gone.js'))).toBe(true)
  expect([await page.getByText('Bread').count(), reports()]).toEqual([1, []])
})
