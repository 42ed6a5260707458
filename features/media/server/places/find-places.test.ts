import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { visitsFeature } from '#features/visits/server'
import { fetchFromOutside } from '#platform/egress'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { findPlaces, placeDetails } from './find-places.ts'
import { mediaFeature } from '../index.ts'

const predictions = ['Dam 1', 'Dam 2', 'Dam 3', 'Dam 4', 'Dam 5', 'Dam 6'].map((street) => ({
  place_id: `place-${street.slice(-1)}`,
  description: `${street}, Amsterdam`,
  structured_formatting: { main_text: street, secondary_text: 'Amsterdam' },
}))
const result = {
  name: 'Royal Palace',
  geometry: { location: { lat: 52.3731, lng: 4.8914 } },
  address_components: [
    { long_name: '147', types: ['street_number'] },
    { long_name: 'Nieuwezijds Voorburgwal', types: ['route'] },
    { long_name: 'Amsterdam', types: ['locality', 'political'] },
    { long_name: '1012 RJ', types: ['postal_code'] },
    { long_name: 'Netherlands', types: ['country', 'political'] },
  ],
}
const requestedUrls: URL[] = []
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://google')
  requestedUrls.push(url)
  const isGone = url.searchParams.get('place_id') === 'gone'
  const answer = url.pathname.endsWith('/details/json') ? (isGone ? {} : { result }) : { predictions }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
const { port } = await listenHere(server)

/** Google on loopback, reached by the same door as the real one. */
const google: typeof fetchFromOutside = (url, options) =>
  fetchFromOutside(url.replace('https://maps.googleapis.com', `http://127.0.0.1:${port}`), options, {
    allow: ['127.0.0.1/32'],
    ports: [port],
    proxy: '',
  })

const ctx = await testContext({ features: [accountsFeature, sitesFeature, visitsFeature, mediaFeature] })
const site = await testSite(ctx, { locale: 'nl-NL' })
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const address = '/api/google-maps/places/autocomplete?input=dam&product_page=editor&product_section=map-block'

test('C7.42 C7.43 without a key of the owner no service is asked, and no place is found', async () => {
  expect((await owner.ask(address)).json()).toEqual({ predictions: [] })
  expect(await site.as((tx) => findPlaces(tx, { input: 'dam' }, google))).toEqual({ predictions: [] })
  expect(requestedUrls).toEqual([])
})

test('with a key at most five places are found by name, in the language of the site', async () => {
  const saved = await owner.send('PUT', '/api/site/settings/services', { values: { mapsKey: 'own-key' } })
  expect(saved.status).toBe(200)
  const { predictions: places } = await site.as((tx) => findPlaces(tx, { input: 'dam' }, google))
  expect(places).toHaveLength(5)
  expect(places[0]).toEqual({
    placeId: 'place-1',
    description: 'Dam 1, Amsterdam',
    mainText: 'Dam 1',
    secondaryText: 'Amsterdam',
  })
  expect(Object.fromEntries(requestedUrls.at(-1)?.searchParams ?? [])).toEqual({
    input: 'dam',
    language: 'nl',
    key: 'own-key',
  })
})

test('a place has a name, a position and an address, as a map holds them', async () => {
  expect(await site.as((tx) => placeDetails(tx, { placeId: 'palace' }, google))).toEqual({
    placeId: 'palace',
    name: 'Royal Palace',
    lat: 52.3731,
    lng: 4.8914,
    addressLine1: 'Nieuwezijds Voorburgwal 147',
    addressLine2: '1012 RJ Amsterdam',
    addressCountry: 'Netherlands',
  })
  await expect(site.as((tx) => placeDetails(tx, { placeId: 'gone' }, google))).rejects.toMatchObject({
    code: 'media.places_silent',
  })
})

test('a visitor cannot ask Google at the cost of the owner', async () => {
  const answered = await app.ask(`${site.site.name}.localhost:8080`, address)
  expect(answered.status).toBe(404)
})
