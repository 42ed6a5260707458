import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { fetchFromOutside } from '#platform/egress'
import { type Ask, askVies } from './ask-vies.ts'

type Answers = (response: ServerResponse, query: URLSearchParams) => void
let answers: Answers = (response) => response.end()
const server = createServer((request, response) =>
  answers(response, new URL(request.url ?? '', 'http://vies').searchParams),
)
const { port } = await listenHere(server)
const ask: Ask = (url, options) =>
  fetchFromOutside(url.replace('https://ec.europa.eu', `http://127.0.0.1:${port}`), options, {
    allow: ['127.0.0.1/32'],
    ports: [port],
    proxy: '',
  })

const json =
  (body: unknown, status = 200): Answers =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
const text =
  (body: string, type = 'application/json'): Answers =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body)

async function told(by: Answers, requester = ''): Promise<string[]> {
  answers = by
  const { state, name, consultation } = await askVies(
    { number: 'BE0428759497', requester, now: new Date('2026-06-01T10:00:00Z') },
    ask,
  )
  return [state, name, consultation]
}

/** As the two ways of asking answer: in the address, and with a body. */
const valid: [string, object][] = [
  [
    'isValid',
    {
      isValid: true,
      requestDate: '2026-06-01T10:00:00.000Z',
      userError: 'VALID',
      name: 'Brouwerij NV',
      address: '---',
      requestIdentifier: 'WAPI1',
      originalVatNumber: '0428759497',
      vatNumber: '0428759497',
      viesApproximate: { name: '---', matchName: 3 },
    },
  ],
  [
    'valid',
    {
      countryCode: 'BE',
      vatNumber: '0428759497',
      requestDate: '2026-06-01T10:00:00.000Z',
      valid: true,
      requestIdentifier: 'WAPI1',
      name: 'Brouwerij NV',
      address: 'Gracht 1',
      traderNameMatch: 'NOT_PROCESSED',
    },
  ],
]

test.each(valid)(
  'a response that is %s is taken: with the holder of the number and the proof of the request',
  async (_, body) => {
    expect(await told(json(body))).toEqual(['valid', 'Brouwerij NV', 'WAPI1'])
    expect(await told(json({ ...body, name: '---', requestIdentifier: null }))).toEqual(['valid', '', ''])
    expect(await told(json({ ...body, name: ['of', 'another', 'form'], requestIdentifier: 7 }))).toEqual([
      'valid',
      '',
      '',
    ])
  },
)

test.each([
  ['isValid with its reason', { isValid: false, userError: 'INVALID' }],
  ['valid alone', { valid: false, name: '---' }],
])('a number that is not issued is invalid: %s', async (_, body) => {
  expect(await told(json(body))).toEqual(['invalid', '', ''])
})

test.each([
  'MS_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
  'MS_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'VAT_BLOCKED',
  'IP_BLOCKED',
])('%s is no answer, in every form: no shopper is refused for it', async (code) => {
  const wrapped = { actionSucceed: false, errorWrappers: [{ error: code }] }
  for (const body of [
    { isValid: false, userError: code },
    { valid: false, userError: code },
    { valid: false, ...wrapped },
    wrapped,
  ])
    expect(await told(json(body))).toEqual(['unreachable', '', ''])
  expect(await told(json(wrapped, 500))).toEqual(['unreachable', '', ''])
})

test.each<[string, Answers]>([
  ['nothing', text('')],
  ['half an object', text('{"isValid":tr')],
  ['a page', text('<!doctype html><title>Maintenance</title>', 'text/html')],
  ['a list', json([{ isValid: true }])],
  ['null', json(null)],
  ['a word for yes', json({ isValid: 'true' })],
  ['an object that says nothing', json({})],
  ['too much', text(`{"isValid":true,"name":"${'x'.repeat(200_000)}"}`)],
  ['503', json({ isValid: true }, 503)],
  [
    'an end in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '99' }).write('{"is')
      response.destroy()
    },
  ],
])('an unreadable response is no answer: %s', async (_, by) => {
  expect(await told(by)).toEqual(['unreachable', '', ''])
})

test('a shopper waits at the checkout for a few seconds at most', async () => {
  const startedAt = performance.now()
  expect(await told(() => {})).toEqual(['unreachable', '', ''])
  expect(performance.now() - startedAt).toBeLessThan(6000)
})

test('a shop whose own number VIES refuses gets answers without a consultation number', async () => {
  const refusesShop: Answers = (response, query) =>
    query.has('requesterNumber')
      ? json({ isValid: false, userError: 'INVALID_REQUESTER_INFO' })(response, query)
      : json({ isValid: true, userError: 'VALID', name: 'Brouwerij NV' })(response, query)
  expect(await told(refusesShop, 'NL004495445B01')).toEqual(['valid', 'Brouwerij NV', ''])
  const refusesAll = json({ isValid: false, userError: 'INVALID_REQUESTER_INFO' })
  expect(await told(refusesAll, 'NL004495445B01')).toEqual(['unreachable', '', ''])
})
