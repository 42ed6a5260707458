import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyOf, fieldsOf, measured, measuredPages, noBeacon, pressed, type WithClient } from '#support/measured-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages({ asBuilt: true })
const measuredPage = measuredPages(widgets)

const track = (page: Page, fields: unknown) =>
  page.evaluate(
    (common) =>
      (window as never as WithClient).quoin.track(common, { rolls: 3 }, 'bread').then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    fields,
  )

test('B1.11 B3.95 B3.96 B7.08 the older form is sent as a form with the crumb, the name and the page', async () => {
  const { page, to, started } = await measuredPage()
  await started()
  await page.evaluate(() => (window as never as WithClient).quoin.record('sold', { rolls: 3 }))
  const { crumb, event, data } = fieldsOf(to('/api/events/RecordEvent')[0])
  expect([crumb, event]).toEqual(['c', 'sold'])
  expect(JSON.parse(data ?? '')).toEqual({
    pageHash: '',
    pagePath: '/',
    websiteId: measured.websiteId,
    templateId: 'page',
    variantId: '',
    memberAccountId: null,
    member_locale: null,
    website_locale: 'nl-NL',
    rolls: 3,
  })
})

test('B3.97 B3.117 B3.118 B3.119 B3.120 B3.121 B3.123 B3.124 B3.125 B3.126 the newer form adds the fields that the page knows by itself', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  await started()
  expect(await track(page, pressed)).toBe('sent')
  const { analyticsId, commonData, customData, customSchemaName } = bodyOf(to('/api/v1/events')[0])
  expect([analyticsId, customData, customSchemaName]).toEqual([
    expect.stringMatching(/^[\w-]{36}$/),
    { rolls: 3 },
    'bread',
  ])
  expect(commonData).toMatchObject({
    ...pressed,
    window_height: '900',
    window_width: '1440',
    browser_language: 'en-GB',
    host: new URL(widgets.origin).host,
    path: '/',
    query_parameters: '',
    referrer: '',
    locale: 'en-GB',
    client_timestamp: expect.stringMatching(/^\d{13}$/),
    marketing_id: null,
    session_id: expect.stringMatching(/^[\w-]{36}$/),
    website_id: measured.websiteId,
    template_id: 'page',
    member_account_id: null,
  })
})

test('R1.34 en-US is used for a browser that names no language, and nowhere else', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  await started()
  await page.evaluate(() => {
    const told = Intl.DateTimeFormat.prototype.resolvedOptions
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...told.call(this), locale: '' }
    }
  })
  await track(page, pressed)
  const { commonData } = bodyOf(to('/api/v1/events')[0])
  expect(commonData).toMatchObject({ locale: 'en-US', browser_language: 'en-GB', website_locale: 'nl-NL' })
})

test('B3.98 B3.99 B5.23 B5.24 a common field of the wrong type is dropped with a warning, null where it may not be', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await started()
  await track(page, { ...pressed, actor: null, object_id: null, object_value: 5, product_page: '/x', odd: 'y' })
  const { commonData } = bodyOf(to('/api/v1/events')[0])
  expect(commonData).toMatchObject({ object_id: null, product_page: '/x' })
  for (const name of ['actor', 'object_value', 'odd']) {
    expect(commonData).not.toHaveProperty(name)
    expect(warned).toContainEqual(`tracking ${name}`)
  }
})

const described = {
  context_website_identifier: 'bakker',
  destination_url: 'https://bakker.example/bestel',
  object_identifier: 'order-button',
  object_id: '12',
  object_display_name: 'Bestel',
  object_value: '4.50',
  indirect_object_type: 'product',
  indirect_object_identifier: 'rye',
  indirect_object_id: '7',
  indirect_object_display_name: 'Rogge',
  indirect_object_value: '3.10',
  product_area: 'shop',
  product_page: 'product',
  product_section: 'buy',
  product_design_identifier: 'wide',
  user_member_account_id: 'a1',
  user_session_id: 's1',
  browser_locale: 'nl-NL',
  member_account_locale: 'nl',
  website_locale: 'nl-BE',
  frontsite_language: 'nl',
}

test.each([
  ['with a text', described],
  ['with nothing', Object.fromEntries(Object.keys(described).map((name) => [name, null]))],
] as const)(
  'B3.100 B3.101 B3.102 B3.103 B3.104 B3.105 B3.106 B3.107 B3.108 B3.109 B3.110 B3.111 B3.112 B3.113 B3.114 B3.115 B3.116 each common field goes %s',
  async (_, fields) => {
    const { page, to, started } = await measuredPage({ before: noBeacon })
    await started()
    expect(await track(page, { ...pressed, ...fields })).toBe('sent')
    expect(bodyOf(to('/api/v1/events')[0])['commonData']).toMatchObject(fields)
  },
)

test('B2.14 B2.15 both forms send the path without the slash at its end, and the older the hash', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  await started()
  await page.evaluate(() => history.replaceState(null, '', '/brood/rogge/#prijs'))
  await page.evaluate(() => (window as never as WithClient).quoin.record('sold'))
  await track(page, pressed)
  const legacy = JSON.parse(fieldsOf(to('/api/events/RecordEvent')[0])['data'] ?? '') as Record<string, string>
  expect([legacy['pagePath'], legacy['pageHash']]).toEqual(['/brood/rogge', '#prijs'])
  expect(bodyOf(to('/api/v1/events')[0])).toMatchObject({ commonData: { path: '/brood/rogge' } })
})

test('B3.122 a browser that names no locale of its own counts as en-US', async () => {
  const before = () => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: () => false })
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ locale: '' }) as never
  }
  const { page, to, started } = await measuredPage({ before })
  await started()
  await track(page, pressed)
  expect(bodyOf(to('/api/v1/events')[0])).toMatchObject({ commonData: { locale: 'en-US' } })
})

test('B7.10 B7.11 R1.25 an event goes as a beacon where the browser takes it, otherwise as JSON whose status counts', async () => {
  const beacon = await measuredPage()
  await beacon.started()
  expect(await track(beacon.page, pressed)).toBe('sent')
  await soon(() => beacon.to('/api/v1/events')[0]?.resourceType()).toBe('ping')
  const request = await measuredPage({ before: noBeacon })
  await request.started()
  await track(request.page, pressed)
  expect(request.to('/api/v1/events')[0]?.resourceType()).toBe('xhr')
})

test('B8.16 B8.17 B8.18 a status that is neither 200 nor 202, and no payload, are refusals', async () => {
  const { page, started } = await measuredPage({ before: noBeacon })
  await started()
  await page.route('**/api/v1/events*', (route) => route.fulfill({ status: 204 }))
  expect(await track(page, pressed)).toBe('Error tracking event: HTTP Status 204')
  expect(await track(page, null)).toBe('no payload')
})

test('B7.29 B8.07 without a response, system_network_error is reported with the address', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  await started()
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('quoin:event', { detail: { name: 'system_network_error', urlRequested: '/api/x' } }),
    ),
  )
  await soon(() => to('/api/v1/events').length).toBe(1)
  expect(bodyOf(to('/api/v1/events')[0])).toMatchObject({
    commonData: { action: 'system_network_error', destination_url: '/api/x' },
    customData: { urlRequested: '/api/x' },
  })
})

test('R1.21 B3.127 B4.55 B4.56 B9.73 a session has an id, and knows whether it is the first and whether this is its landing page', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon })
  await started()
  await track(page, pressed)
  await page.reload()
  await page.addScriptTag({
    type: 'module',
    content: `import{wake}from'/${widgets.fileOf('tracker')}';wake(document.body,${JSON.stringify(measured)})`,
  })
  await started()
  await track(page, pressed)
  const [first, second] = to('/api/v1/events').map((request) => bodyOf(request)['commonData'] as Record<string, string>)
  expect([first?.['is_first_landing'], first?.['is_first_session']]).toEqual(['true', 'true'])
  expect([second?.['is_first_landing'], second?.['is_first_session']]).toEqual(['false', 'true'])
  expect(second?.['session_id']).toBe(first?.['session_id'])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())).toEqual([
    'ss_analyticsId',
    'ss_analyticsIdExpiry',
    'ss_firstSession',
    'ss_hasLanded',
    'ss_sessionId',
  ])
})

test('B4.57 B4.58 B9.71 B8.19 B8.20 C8.31 the analytics id comes from the cookie, then from the storage until it expires, then from memory', async () => {
  const idAfter = async (prepare: string, cookie?: string) => {
    const { page, to, started } = await measuredPage({ before: noBeacon })
    const warned: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
    await started()
    await page.evaluate(prepare)
    if (cookie)
      await page.evaluate(() =>
        Object.defineProperty(document, 'cookie', { value: '__Host-analyticsId=ofcookie1; crumb=c' }),
      )
    await track(page, pressed)
    await track(page, pressed)
    const [first, second] = to('/api/v1/events').map((request) => bodyOf(request)['analyticsId'])
    expect(second).toBe(first)
    return {
      id: first,
      warned,
      expiry: await page.evaluate(() => Number(localStorage.getItem('ss_analyticsIdExpiry')) - Date.now()),
    }
  }
  const keep = (days: number) =>
    `localStorage.ss_analyticsId='ofstorage';localStorage.ss_analyticsIdExpiry=Date.now()+${days}*864e5`
  expect((await idAfter(keep(1), 'yes')).id).toBe('ofcookie1')
  const stored = await idAfter(keep(1))
  expect(stored.id).toBe('ofstorage')
  expect(Math.round(stored.expiry / 864e5)).toBe(390)
  expect((await idAfter(keep(-1))).id).toMatch(/^[\w-]{36}$/)
  const shut = await idAfter("Storage.prototype.setItem = () => { throw new Error('full') }")
  expect(shut.id).toMatch(/^[\w-]{36}$/)
  expect(shut.warned).toEqual(
    expect.arrayContaining(['Unable to store analyticsId', 'Unable access local/session storage.']),
  )
})
