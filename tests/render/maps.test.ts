import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { soon, widgetPages } from '#support/widget-page'
import { mapBlockContract, type MapProps } from '../../features/media/blocks/map/map.contract.ts'
import mapCss from '../../features/media/blocks/map/map.css?inline'
import { MapView } from '../../features/media/blocks/map/map.view.tsx'
import videoCss from '../../features/media/visitor/video.css?inline'

const widgets = await widgetPages({ asBuilt: true })
const map = (props: Partial<MapProps> = {}) =>
  widgets.render(
    MapView,
    { ...mapBlockContract.starts, service: 'google', ...props },
    { poster: null, key: 'own-key' },
    { locale: 'nl-NL', language: 'nl' },
  )
const shown = (...maps: string[]) => widgets.open({ html: maps.join(''), css: videoCss + mapCss, language: 'nl' })
/** The parts of Google's script that a map needs. */
const standIn = `google = { maps: {
  Map: function (place, options) { place.dataset.drawn = JSON.stringify(options) },
  Marker: function (options) {
    window.markers = [...(window.markers ?? []), options]
    this.addListener = (event, heard) => { window.press = heard }
  } } }
quoinMaps()`

/** Response of a Google that accepts the request and returns nothing. */
const silent = ''

/** Answers for Google; the addresses that were asked of it. */
async function google(page: Page, script: string | null): Promise<URL[]> {
  const requestedUrls: URL[] = []
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title></html>' }),
  )
  await page.route('https://maps.googleapis.com/**', async (route) => {
    requestedUrls.push(new URL(route.request().url()))
    if (script === null) await route.abort()
    else if (script !== silent) await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return requestedUrls
}

test('C3.84 C3.85 C4.58 C7.49 R1.66 Google’s script is loaded once for all maps, with the key, language and region, and only after a click', async () => {
  const { page } = await shown(map({ labels: false }), map({ style: 3, controls: false }))
  const requestedUrls = await google(page, standIn)
  await page.locator('[data-play]').first().hover()
  await soon(() => page.locator('quoin-island').first().getAttribute('src')).not.toBeNull()
  expect(requestedUrls).toEqual([])
  await page.locator('[data-play]').first().click()
  await page.locator('.map-google[data-drawn]').waitFor()
  await page.locator('[data-play]').click()
  await soon(() => page.locator('.map-google[data-drawn]').count()).toBe(2)
  expect(requestedUrls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { key: 'own-key', language: 'nl', region: 'NL', loading: 'async', callback: 'quoinMaps' },
  ])
  const options = await page
    .locator('.map-google')
    .evaluateAll((all) => all.map((place) => JSON.parse(place.dataset['drawn'] ?? '')))
  const common = { center: { lat: 52.3676, lng: 4.9041 }, zoom: 12, draggable: true, scrollwheel: false }
  expect(options).toEqual([
    {
      ...common,
      mapTypeId: 'roadmap',
      disableDefaultUI: false,
      styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
    },
    { ...common, mapTypeId: 'satellite', disableDefaultUI: true, styles: [] },
  ])
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('map-google')
  expect(await axeFindings(page, { within: '.map' })).toEqual([])
})

test('the marker leads to the map where that is chosen', async () => {
  const { page } = await shown(map())
  await google(page, standIn)
  await page.locator('[data-play]').click()
  await page.locator('.map-google[data-drawn]').waitFor()
  const opened = await page.evaluate(() => {
    const addresses: unknown[] = []
    window.open = (address) => (addresses.push(address), null)
    ;(window as unknown as { press: () => void }).press()
    return addresses
  })
  expect(opened).toEqual(['https://www.google.com/maps/search/?api=1&query=52.3676,4.9041'])
})

test('C4.59 C9.18 a script that does not load within 30 seconds is replaced by the map in a frame', async () => {
  const { page } = await shown(map())
  const requestedUrls = await google(page, silent)
  await page.locator('[data-play]').hover()
  await page.clock.install()
  await page.locator('[data-play]').click()
  await soon(() => requestedUrls.length).toBe(1)
  await page.clock.runFor(29_000)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.clock.runFor(1000)
  await page.locator('iframe[title]').waitFor()
})

test('where Google refuses, the map in a frame is shown at once', async () => {
  const { page } = await shown(map())
  await google(page, null)
  await page.locator('[data-play]').click()
  await page.locator('iframe[title]').waitFor()
  expect(await page.locator('.map-google').count()).toBe(0)
})
