import { brotliCompressSync } from 'node:zlib'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyOf, fieldsOf, measuredPages, type WithClient } from '#support/measured-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages({ asBuilt: true })
const measuredPage = measuredPages(widgets)

const weightOf = (...names: string[]) =>
  [...new Set(names.flatMap((name) => widgets.bytesOf(name)))].reduce(
    (sum, file) => sum + brotliCompressSync(file).length,
    0,
  )

test('the newer form of events, which its first event fetches, is at most 1.3 kB of Brotli', () => {
  const tracker = weightOf('tracker')
  expect(weightOf('tracker', widgets.fileWith('Error tracking event')) - tracker).toBeLessThanOrEqual(1300)
})

test('the whole runtime with events, errors and timings is at most 2.5 kB of Brotli', () => {
  const bytes = weightOf('tracker', widgets.fileWith('RecordJavascriptErrors'))
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(2500)
})

test('C3.112 C7.11 an opened page is reported with its context', async () => {
  const { to, started, page } = await measuredPage()
  await started()
  const { event, data, ss_cvr } = bodyOf(to('/api/census/RecordHit')[0])
  expect([event, ss_cvr]).toEqual(['View', ''])
  expect(Object.keys(JSON.parse(String(data)) as object).sort()).toEqual(
    [
      'websiteId',
      'templateId',
      'variantId',
      'memberAccountId',
      'pagePath',
      'pageHash',
      'member_locale',
      'website_locale',
      'pageTitle',
      'pageId',
      'contentSource',
      'pagePermissionTypeValue',
      'userAgent',
      'clientDate',
      'viewportInnerWidth',
      'viewportInnerHeight',
      'screenWidth',
      'screenHeight',
      'url',
      'title',
      'itemId',
      'recordType',
      'collectionId',
      'localStorageSupported',
      'queryString',
      'referrer',
    ].sort(),
  )
  await page.close()
})

test('B8.26 C7.12 C7.13 C9.16 C7.16 C7.17 C7.19 an unanswered hit is given up after 2.5 seconds, and the visitor notices nothing', async () => {
  const before = () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limits: number[] = []
    Object.assign(window, { limits })
    AbortSignal.timeout = (milliseconds) => (limits.push(milliseconds), timeout(1))
  }
  const { page, started } = await measuredPage({ before })
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(error.message))
  const words = await page.locator('body').innerText()
  await started()
  expect(await page.evaluate('window.limits[0]')).toBe(2500)
  expect(failed).toEqual([])
  expect(await page.locator('body').innerText()).toBe(words)
})

test('B3.89 B3.90 B3.91 B3.92 B3.93 B3.94 B7.05 B7.06 the first landing of a session is reported by an image, with its referrer', async () => {
  const query = '?source=krant&campaign=herfst&subcampaign=a&channel=b&subchannel=c&refer=d&variation=e&mkwid=f'
  const { to, started, page } = await measuredPage({ query })
  await started()
  await soon(() => to('/api/track/Track').length).toBe(1)
  const [landing] = to('/api/track/Track')
  expect([landing?.resourceType(), landing?.method()]).toEqual(['image', 'GET'])
  expect(Object.fromEntries(new URL(landing?.url() ?? '').searchParams)).toEqual({
    landing: page.url(),
    lang: 'en-GB',
    rk: expect.stringMatching(/^\d+$/),
    screen: expect.stringMatching(/^\d+x\d+$/),
    zone: expect.stringMatching(/^[A-Z]\w+/),
    source: 'krant',
    campaign: 'herfst',
    subcampaign: 'a',
    channel: 'b',
    subchannel: 'c',
    refer: 'd',
    variation: 'e',
    mkwid: 'f',
  })
})

test('C7.14 C7.15 C7.18 C3.114 C3.115 buttons and forms are reported when they become visible, buttons when they are pressed', async () => {
  const html =
    '<div class="block" id="block-1"><a class="button" data-size="small" href="#x">Order</a></div><form id="form-f1"><input name="a"></form>'
  const { page, to, started } = await measuredPage({ html })
  await started()
  await soon(() => [to('/api/census/button-render').length, to('/api/census/form-render').length]).toEqual([1, 1])
  await page.getByText('Order').click()
  await soon(() => to('/api/census/button-click').length).toBe(1)
  expect(bodyOf(to('/api/census/button-click')[0])).toEqual({
    id: 'block-1',
    buttonText: 'Order',
    clickthroughUrl: `${widgets.origin}/#x`,
    alignment: null,
    size: 'small',
    newWindow: false,
    context: '/',
  })
  expect(bodyOf(to('/api/census/form-render')[0])).toEqual({ formId: 'f1', visitorCookie: '' })
})

test('C7.20 C7.22 C7.23 C7.25 popups and quick views report by events of the document', async () => {
  const { page, to, started } = await measuredPage()
  await started()
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('quoin:overlay', { detail: { event: 'view', version: 3 } }))
    document.dispatchEvent(new CustomEvent('quoin:quick-view', { detail: { id: '65a1f0c2e4b0a1b2c3d4e5f6' } }))
  })
  const quickView = '/api/census/RecordQuickView/65a1f0c2e4b0a1b2c3d4e5f6'
  await soon(() => [to('/api/census/overlay').length, to(quickView).length]).toEqual([1, 1])
  expect(bodyOf(to('/api/census/overlay')[0])).toEqual({ event: 'view', version: 3, visitorCookie: '', pagePath: '/' })
  expect(Object.keys(bodyOf(to(quickView)[0])).sort()).toEqual(['clientDate', 'pagePath', 'ss_cvr'])
})

test('B8.26 C7.21 C7.24 where popups and quick views cannot be reported, nothing happens on the page', async () => {
  const { page, started } = await measuredPage({ html: '<h1>Bread</h1>' })
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(error.message))
  await started()
  const refuse = async (answer: (route: Route) => Promise<void>) => {
    const refused: string[] = []
    await page.route(/census\/(overlay|RecordQuickView)/, async (route) => {
      await answer(route)
      refused.push(new URL(route.request().url()).pathname.split('/')[3] ?? '')
    })
    await page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('quoin:overlay', { detail: { event: 'close', version: 1 } }))
      document.dispatchEvent(new CustomEvent('quoin:quick-view', { detail: { id: '65a1f0c2e4b0a1b2c3d4e5f6' } }))
    })
    await soon(() => refused.toSorted()).toEqual(['RecordQuickView', 'overlay'])
  }
  await refuse((route) => route.abort())
  await refuse((route) => route.fulfill({ status: 500, body: '<' }))
  expect([failed, await page.locator('body').innerText()]).toEqual([[], 'Bread'])
})

test('B1.10 B7.02 B7.03 B7.04 B9.03 the log is sent every 30 seconds at most, and when the page is left', async () => {
  const before = () => {
    const timers: { after: number; work: () => void }[] = []
    const { setTimeout: later } = window
    Object.assign(window, {
      timers,
      setTimeout: (work: () => void, after = 0) => (after >= 1000 ? timers.push({ after, work }) : later(work, after)),
    })
  }
  const { page, to, started } = await measuredPage({ before })
  await started()
  const delays = await page.evaluate(() => {
    const { quoin, timers } = window as never as WithClient & { timers: { after: number; work: () => void }[] }
    timers.length = 0
    quoin.log('slow', { ms: 9 })
    quoin.log('slow', { ms: 10 })
    const found = timers.map(({ after }) => after)
    timers[0]?.work()
    return found
  })
  expect(delays).toEqual([30_000])
  await soon(() => to('/api/events/Trace').length).toBe(1)
  const trace = { pageUrl: page.url(), type: 'slow' }
  expect(JSON.parse(fieldsOf(to('/api/events/Trace')[0])['data'] ?? '')).toEqual([
    { ...trace, data: '{"ms":9}' },
    { ...trace, data: '{"ms":10}' },
  ])
  await page.evaluate(() => {
    ;(window as never as WithClient).quoin.log('late', {})
    dispatchEvent(new Event('pagehide'))
  })
  await soon(() => to('/api/events/Trace').length).toBe(2)
})

test('B4.78 B4.79 B4.80 B7.24 B7.25 B7.26 B7.27 B9.74 B9.75 C9.57 R1.51 R1.70 timings are sent 30 seconds after the page loaded and when it is hidden, and collected for a minute', async () => {
  const before = () => {
    const timers: { after: number; work: () => void }[] = []
    const { setTimeout: later } = window
    Object.assign(window, {
      timers,
      setTimeout: (work: () => void, after = 0) =>
        after >= 20_000 ? timers.push({ after, work }) : later(work, after),
    })
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limits: number[] = []
    Object.assign(window, { limits })
    AbortSignal.timeout = (milliseconds) => (limits.push(milliseconds), timeout(milliseconds))
  }
  const { page, to, started } = await measuredPage({ before, html: '<h1>Bread</h1>' })
  await started()
  await page.waitForFunction('window.timers.length >= 2')
  const delays = await page.evaluate(() =>
    (window as never as { timers: { after: number }[] }).timers.map(({ after }) => after + performance.now()),
  )
  expect(delays.map((delay) => Math.round(delay / 10_000)).toSorted((a, b) => a - b)).toEqual([3, 6])
  expect(await page.evaluate('window.limits')).toEqual(expect.arrayContaining([2500, 30_000]))
  await page.evaluate(() => {
    const { timers } = window as never as { timers: { after: number; work: () => void }[] }
    timers.toSorted((a, b) => a.after - b.after)[0]?.work()
  })
  await soon(() => to('/api/1/performance/records').length).toBe(1)
  const [request] = to('/api/1/performance/records')
  const records = JSON.parse(request?.postData() ?? '') as { data: { name: string } }[]
  expect(records.map(({ data }) => data.name)).toContain('ttfb')
  expect(Object.keys(records[0] ?? {}).sort()).toEqual(['app', 'data', 'event', 'pageLoadId', 'timestamp'])
  expect([request?.resourceType(), request?.headers()['content-type']]).toEqual(['ping', 'text/plain'])
})
