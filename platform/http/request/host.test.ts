import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './host.ts'

const proxies = ['10.0.0.1', '10.0.0.2', 'fd00::1']
const callerBehind = (forwarded: string, peer = '10.0.0.1') =>
  addressOf(
    {
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: peer } as IncomingMessage['socket'],
    },
    (address) => proxies.includes(address),
  )

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5000', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:443', '2001:db8::9'],
  ['"[2001:db8::9]:443"', '2001:db8::9'],
  ['1.2.3.4, 203.0.113.9:5000, 10.0.0.2:80', '203.0.113.9'],
  ['1.2.3.4, [2001:db8::9]:443, [fd00::1]', '2001:db8::9'],
  ['10.0.0.2', '10.0.0.2'],
  ['', '10.0.0.1'],
])('behind proxies of ours, “%s” is %s', (forwarded, address) => {
  expect(callerBehind(forwarded)).toBe(address)
})

test.each(['1.2.3.4, unknown', '1.2.3.4, _hidden:80', '1.2.3.4, 203.0.113.9:port', '1.2.3.4, [203.0.113.9'])(
  'an address that a proxy could not name is never read from earlier text of the caller: %s',
  (forwarded) => {
    expect(callerBehind(forwarded)).toBe('10.0.0.1')
  },
)

test('an address header of a stranger does not change the address of the connection', () => {
  expect(callerBehind('203.0.113.9', '198.51.100.7')).toBe('198.51.100.7')
})
