import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { plainNames } from '../../tests/security/cookie-names.ts'
import { cookieTable } from './request/cookie-table.ts'
import { probeFeature } from '#support/probe-feature'
import { hostsOf, siteNamed, testWeb } from '#support/web'

const admin = 'bakker.admin.localhost:8080'
const shop = 'bakker.localhost:8080'
const ctx = await testContext({ features: [probeFeature] })
const web = await testWeb(ctx, { siteOfHost: hostsOf([siteNamed('bakker')]) })

test('a cookie of ours that no neighbour can set is refused when it occurs twice', async () => {
  const headers = { cookie: '__Host-quoin=anna; __Host-quoin=vera' }
  const answered = await web.ask(admin, '/api/things', { headers })
  expect(answered.json()['code']).toBe('http.duplicate_cookie')
})

test('every cookie has a name that no neighbour can set, but those that the written contract names', () => {
  expect(plainNames(Object.keys(cookieTable))).toEqual([])
})

test.each(['ss_cvr', 'ss_cvt', 'ss_lastid', 'ss_cookieAllowed', 'crumb'])(
  'a neighbour who sets %s a second time locks no visitor out, and neither value counts',
  async (name) => {
    const browser = web.browser(shop)
    await browser.send('POST', '/api/form', { name: 'x' })
    browser.cookies.set(name, `a; x=1; ${name}=b`)
    expect((await browser.ask('/feed.xml?tag=twice')).status).toBe(200)
    const crumb = await browser.send('POST', '/api/form', { name: 'x' })
    expect(crumb.status).toBe(200)
  },
)
