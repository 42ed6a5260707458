import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { hostsOf, siteNamed, testWeb } from '#support/web'
import { type PageResult, sitePageHeaders } from '../index.ts'

const bakker = siteNamed('bakker')
const host = 'bakker.localhost:8080'
let renders = 0
const web = await testWeb(await testContext(), {
  siteOfHost: hostsOf([bakker]),
  isPreviewing: (site, token) => site.id === bakker.id && token === 'sealed',
  servePage: async (): Promise<PageResult> => ({
    kind: 'page',
    page: {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `drawn ${++renders}`,
      headers: sitePageHeaders({ nonce: null }),
      tags: [],
      until: null,
    },
    queryNames: [],
    epoch: 0,
  }),
})

test('a preview cookie without a valid seal costs no render: the page comes from the cache', async () => {
  const first = await web.ask(host, '/brood')
  const forged = { headers: { cookie: '__Host-preview=junk' } }
  const answers = await Promise.all(Array.from({ length: 20 }, () => web.ask(host, '/brood', forged)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]))
  const older = { headers: { cookie: 'ss_preview=junk' } }
  expect((await web.ask(host, '/brood', older)).text).toBe(first.text)
  expect(renders).toBe(1)
})

test('the holder of a sealed preview gets a page of their own each time', async () => {
  const before = renders
  const sealed = { headers: { cookie: '__Host-preview=sealed' } }
  for (let time = 0; time < 3; time += 1) await web.ask(host, '/brood', sealed)
  expect(renders).toBe(before + 3)
})
