import { expect, test } from 'vitest'
import { knownCarriers, trackingUrlOf } from './carrier.rules.ts'

test('a number with a known carrier leads to the tracking page of the parcel', () => {
  expect(trackingUrlOf('PostNL', '3S KADE 0001')).toBe('https://postnl.nl/tracktrace/?B=3SKADE0001')
  expect(trackingUrlOf('UPS', '1Z&x=$&')).toBe('https://www.ups.com/track?tracknum=1Z%26x%3D%24%26')
  expect(
    knownCarriers.map((carrier) => trackingUrlOf(carrier, '1')).filter((url) => !/^https:\/\/[^ ]+1$/.test(url)),
  ).toEqual([])
})

test('an unknown carrier, or a parcel without a number, leads nowhere', () => {
  expect([trackingUrlOf('Fietskoerier', '1'), trackingUrlOf('toString', '1'), trackingUrlOf('UPS', ' ')]).toEqual([
    '',
    '',
    '',
  ])
})
