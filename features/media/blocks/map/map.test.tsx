import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { mapBlock } from './map.block.ts'
import { mapBlockContract, type MapProps } from './map.contract.ts'
import { type MapStyle, mapFrame, mapStyles, placeOfLink } from './map.rules.ts'

const { starts } = mapBlockContract
const shown = (props: Partial<MapProps>) =>
  renderView(
    exampleElement({ block: mapBlock, example: { props: { ...starts, ...props }, data: { poster: null, key: '' } } }),
  ).html

test('C2.74 C3.86 a map has six styles, and satellite images come from Google', () => {
  expect(Object.values(mapStyles)).toEqual([
    'original',
    'grayscale',
    'satellite',
    'minimalLight',
    'minimalDark',
    'minimalBlue',
  ])
  const styles = Object.keys(mapStyles).map((style) => shown({ style: Number(style) as MapStyle }))
  expect(styles.map((html) => /data-style="(\w+)"/.exec(html)?.[1])).toEqual(Object.values(mapStyles))
  expect(styles.map((html) => html.includes('Google Maps'))).toEqual([false, false, true, false, false, false])
})

test('C2.72 C3.83 C3.87 C3.88 C3.89 C9.53 a new map shows a marker on a fixed place, at zoom 12', () => {
  expect(starts.location).toEqual({
    mapLat: 52.3676,
    mapLng: 4.9041,
    markerLat: 52.3676,
    markerLng: 4.9041,
    mapZoom: 12,
    addressTitle: '',
    addressLine1: '',
    addressLine2: '',
    addressCountry: '',
  })
  expect(shown({})).toContain('marker=52.3676%2C4.9041')
  expect(shown({})).toContain('#map=12/52.3676/4.9041')
})

test('C2.73 the address leads to the map where that is chosen, and nothing is fetched from there before', () => {
  const location = { ...starts.location, addressTitle: 'Bakery', addressLine1: 'Market street 14' }
  const address = (props: Partial<MapProps>) => /<address>.*<\/address>/.exec(shown({ location, ...props }))?.[0] ?? ''
  expect(address({ linkOnClick: true })).toContain('href="https://www.openstreetmap.org/?mlat=52.3676&amp;mlon=4.9041')
  expect(address({ linkOnClick: false })).toBe(
    '<address><strong>Bakery</strong><span>Market street 14</span></address>',
  )
  expect(shown({ location })).not.toMatch(/<(?:iframe|img|script)/)
})

test('satellite images are requested in the language of the page', () => {
  const address = new URL(mapFrame({ ...starts.location, mapZoom: 15 }, 'openstreetmap', 3, 'nl'))
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ t: 'k', z: '15', hl: 'nl', q: '52.3676,4.9041' })
})

test.each([
  ['https://www.google.com/maps/place/Dam/@52.3731,4.8922,17z/data=!3d52.3729!4d4.8937', 52.3729, 4.8937, 17],
  ['https://www.google.com/maps/@52.3731,4.8922,14.5z', 52.3731, 4.8922, 14],
  ['https://www.openstreetmap.org/#map=15/52.3676/4.9041', 52.3676, 4.9041, 15],
  ['https://www.openstreetmap.org/?mlat=52.1&mlon=-4.2#map=9/52.0/-4.0', 52.1, -4.2, 9],
  ['52.3676, 4.9041', 52.3676, 4.9041, null],
] as const)('%s names a place', (link, lat, lng, zoom) => expect(placeOfLink(link)).toEqual({ lat, lng, zoom }))

test.each(['https://example.com', 'Market street 14', '99.1, 4.2', ''])('%j names no place', (link) =>
  expect(placeOfLink(link)).toBeNull(),
)
