import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { hostsOf, siteNamed, testWeb } from '#support/web'
import { answer } from './index.ts'

const site = siteNamed('bakker')
const host = 'bakker.localhost:8080'

test('a page without a route has its length, also where only its head is requested', async () => {
  const web = await testWeb(await testContext(), {
    siteOfHost: hostsOf([site]),
    servePage: async () => ({ kind: 'answer', answer: answer({ type: 'text/plain; charset=utf-8', body: 'brød' }) }),
  })
  const whole = await web.ask(host, '/bread')
  const head = await web.ask(host, '/bread', { method: 'HEAD' })
  expect([whole.status, whole.text, whole.headers['content-length']]).toEqual([200, 'brød', '5'])
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '5'])
})

test('a page that is a stream arrives whole', async () => {
  const web = await testWeb(await testContext(), {
    siteOfHost: hostsOf([site]),
    servePage: async () => ({
      kind: 'answer',
      answer: answer({ type: 'text/plain; charset=utf-8', body: Readable.from(['one ', 'two']) }),
    }),
  })
  expect((await web.ask(host, '/stream')).text).toBe('one two')
  expect((await web.ask(host, '/stream', { method: 'HEAD' })).text).toBe('')
})

test('a change to an address without a route is refused without its body being read', async () => {
  const web = await testWeb(await testContext(), { siteOfHost: hostsOf([site]) })
  const refused = await web.ask(host, '/nowhere', { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect(refused.status).toBe(404)
})

test.each(['localhost:8080', 'bakker.admin.localhost:8080', host])(
  'an address on %s that cannot be decoded is refused with a sentence',
  async (at) => {
    const web = await testWeb(await testContext(), { siteOfHost: hostsOf([site]) })
    const refused = await web.ask(at, '/config/%E0%A4%A')
    expect([refused.status, refused.json().code]).toEqual([400, 'http.bad_path'])
  },
)
