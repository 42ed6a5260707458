import { expect, test } from 'vitest'
import { notAllowed } from '#features/accounts/contract'
import { accountsFeature, authenticate, createOwner } from '#features/accounts/server'
import { type Permission, type Role, mayDo, roles } from '#platform/contract'
import { permissionCodes } from '#support/internals'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import type { Browser } from '#support/request'
import { testWeb } from '#support/web'
import { addDomain } from './domains.ts'
import { rolesOn } from './people/roles-on.ts'
import { siteOfHost } from './site-of-host.ts'
import { sitesFeature } from './sites.feature.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature] })
const web = await testWeb(ctx, { siteOfHost, authenticate, rolesOn, notAllowed })
const { site } = await testSite(ctx, { name: 'bakker' })
const other = await testSite(ctx, { name: 'kapper' })
const platformHost = 'localhost:8080'
const password = 'a window over the canal'
let count = 0

async function person(heldRoles: readonly Role[] = []) {
  const email = `helper-${++count}@example.com`
  const account = await createOwner(ctx, { email, password })
  if (heldRoles.length > 0) {
    await ctx.db
      .insertInto('contributors')
      .values({ website_id: site.id, account_id: account.id, roles: heldRoles, added_at: ctx.now(), expires_at: null })
      .execute()
  }
  const platform = web.browser(platformHost)
  // Each person signs in from a network of their own, because limits are not tested here.
  ctx.clock.forward(600_000)
  const signedIn = await platform.send('POST', '/api/auth/Login', { email, password })
  return { email, account, platform, signedIn }
}

/** Into the admin host of a site as a browser goes: over the platform. */
async function enter(platform: Browser, name = 'bakker'): Promise<Browser> {
  const opened = await platform.ask(`/open/${name}`)
  const admin = web.browser(`${name}.admin.localhost:8080`)
  const url = new URL(String(opened.headers['location']), 'http://nowhere.invalid')
  await admin.ask(url.pathname + url.search)
  return admin
}

const owner = {
  get: (browser: Browser, path: string) => browser.ask(path, { headers: { accept: 'application/json' } }),
}

test('T10 a script without a crumb requests it, and gets the same one again', async () => {
  const visitor = web.browser('bakker.localhost:8080')
  const first = await visitor.ask('/api/crumb')
  const crumb = visitor.cookies.get('crumb')
  expect([first.status, first.headers['cache-control'], crumb]).toEqual([
    204,
    'no-store',
    expect.stringMatching(/^[\w-]{43}$/),
  ])
  const again = await visitor.ask('/api/crumb')
  expect([again.headers['set-cookie'], visitor.cookies.get('crumb')]).toEqual([undefined, crumb])
  const stranger = web.browser('bakker.localhost:8080')
  await stranger.ask('/api/crumb')
  expect(stranger.cookies.get('crumb')).not.toBe(crumb)
})

test('T32 the session is a __Host- cookie that scripts cannot read', async () => {
  const { signedIn } = await person()
  const lines = [signedIn.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('__Host-'))
  expect(lines.map((line) => line.replace(/=[^;]*/, '='))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^__Host-quoin=; Path=\/; Max-Age=5184000; Secure; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^__Host-device=; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax$/),
    ]),
  )
})

test('from sign-in over the platform into a site, and out again everywhere', async () => {
  const { platform, account } = await person(['editor'])
  const admin = await enter(platform)
  expect((await owner.get(admin, '/api/site')).json()).toMatchObject({
    name: 'bakker',
    roles: ['editor'],
    isOwner: false,
  })
  expect((await owner.get(admin, '/api/accounts/me')).json()).toMatchObject({ id: account.id })
  expect((await admin.send('POST', '/api/auth/Logout')).status).toBe(200)
  expect((await owner.get(admin, '/api/site')).status).toBe(401)
  expect((await owner.get(platform, '/api/accounts/me')).status).toBe(401)
})

test('C7.06 POST /api/auth/Logout has no body, answers {} and ends the session', async () => {
  const { platform } = await person()
  const out = await platform.send('POST', '/api/auth/Logout')
  expect([out.status, out.json()]).toEqual([200, {}])
  expect(platform.cookies.has('__Host-quoin')).toBe(false)
  expect((await owner.get(platform, '/api/accounts/me')).status).toBe(401)
})

test('B7.20 on a public host the logout call clears the shared identity cookie ss_lastid', async () => {
  const visitor = web.browser('bakker.localhost:8080', { ss_lastid: 'eyJpZCI6IjEifQ' })
  expect((await visitor.send('POST', '/api/auth/Logout')).status).toBe(200)
  expect(visitor.cookies.has('ss_lastid')).toBe(false)
})

test('T10 logging out by following a link does nothing', async () => {
  const { platform } = await person()
  expect((await platform.ask('/api/auth/Logout')).status).toBe(404)
  expect((await owner.get(platform, '/api/accounts/me')).status).toBe(200)
})

test('C1.09 owners, editors and other contributors use the configuration area', async () => {
  for (const role of ['admin', 'editor', 'billing'] as const) {
    const admin = await enter((await person([role])).platform)
    expect((await admin.ask('/config')).status).toBe(200)
  }
})

test('B7.13 B7.14 B7.15 B7.16 B7.17 B7.18 the labs lists are read and saved at their documented paths', async () => {
  const { platform, account } = await person(['admin'])
  const admin = await enter(platform)
  await ctx.db.updateTable('accounts').set({ staff: true }).where('id', '=', account.id).execute()
  await ctx.db.insertInto('website_flags').values({ website_id: site.id, flag: 'beta-circle', enabled: true }).execute()
  for (const [list, key] of [
    ['internal', 'experiment-override'],
    ['circle', 'page-transitions'],
  ] as const) {
    const path = `/api/labs/${list}`
    const saved = await admin.send('POST', path, { features: { [key]: true } })
    expect(saved.status).toBe(200)
    expect((await owner.get(admin, path)).json()).toEqual(saved.json())
    expect(saved.json<{ features: object[] }>().features).toContainEqual({
      key,
      name: expect.any(String),
      description: expect.any(String),
      enabled: true,
    })
  }
})

test('a visitor who is not signed in is led to sign in first, and then to the site', async () => {
  const stranger = web.browser(platformHost)
  const answer = await stranger.ask('/open/bakker?returnTo=%2Fconfig%2Fpages')
  expect([answer.status, answer.headers['location']]).toEqual([
    302,
    '/sign-in?returnTo=%2Fopen%2Fbakker%3FreturnTo%3D%252Fconfig%252Fpages',
  ])
})

test("T11 T13 a session of one site's admin host is worthless on another's and on the platform", async () => {
  const { platform } = await person(['admin'])
  const admin = await enter(platform)
  const cookies = Object.fromEntries(admin.cookies)
  expect((await owner.get(web.browser('kapper.admin.localhost:8080', cookies), '/api/site')).status).toBe(401)
  expect((await owner.get(web.browser(platformHost, cookies), '/api/accounts/me')).status).toBe(401)
  expect((await owner.get(web.browser('bakker.localhost:8080', cookies), '/api/site')).status).toBe(404)
})

test('T14 an account without a role on a site does not get in, with or without a session', async () => {
  const { platform } = await person()
  expect((await platform.ask('/open/bakker')).status).toBe(404)
  expect((await owner.get(web.browser('bakker.admin.localhost:8080'), '/api/site')).status).toBe(401)
})

test('T13 nothing of another site is found by its id', async () => {
  const { account } = other
  const admin = await enter((await person(['admin'])).platform)
  await admin.send('POST', '/api/auth/StepUp', { password })
  const theirs = await other.as((tx) => addDomain(tx, { host: 'theirs.example' }))
  const answers = [
    await admin.send('POST', `/api/site/domains/${theirs.id}/verify`),
    await admin.send('POST', '/api/site/domains/primary', { id: theirs.id }),
    await admin.send('DELETE', `/api/site/domains/${theirs.id}`),
    await admin.send('PUT', `/api/site/contributors/${account.id}`, { roles: ['admin'] }),
    await admin.send('DELETE', `/api/site/contributors/${account.id}`),
    await admin.send('DELETE', `/api/site/invitations/${theirs.id}`),
    await admin.send('POST', `/api/site/invitations/${theirs.id}/link`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 410, 410])
})

test('T20 no call takes a field that it does not name', async () => {
  const { platform, account } = await person(['admin'])
  const admin = await enter(platform)
  for (const body of [
    { title: 'X', ownerId: account.id },
    { title: 'X', websiteId: other.site.id },
    { status: 7 },
    { plan: 'own' },
  ]) {
    expect((await admin.send('PUT', '/api/site', body)).status).toBe(400)
  }
  expect((await platform.send('PUT', '/api/accounts/me', { name: 'X', staff: true })).status).toBe(400)
})

test('inviting needs the password once more, and then works', async () => {
  const { platform } = await person(['admin'])
  const admin = await enter(platform)
  // The quarter of an hour after signing in is over.
  ctx.clock.forward(16 * 60_000)
  const early = await admin.send('POST', '/api/site/invitations', { email: 'new@example.com', roles: ['editor'] })
  expect([early.status, early.json()['code']]).toEqual([403, 'accounts.step_up_first'])
  expect((await admin.send('POST', '/api/auth/StepUp', { password })).status).toBe(200)
  expect(
    (await admin.send('POST', '/api/site/invitations', { email: 'new@example.com', roles: ['editor'] })).status,
  ).toBe(200)
})

test('C6.08 only a person with the permission for domains adds and removes one', async () => {
  const admin = await enter((await person(['websiteManager'])).platform)
  const editor = await enter((await person(['editor'])).platform)
  const host = 'brood.example'
  expect((await editor.send('POST', '/api/site/domains', { host })).status).toBe(403)
  const { id } = (await admin.send('POST', '/api/site/domains', { host })).json<{ id: string }>()
  expect((await editor.send('DELETE', `/api/site/domains/${id}`)).status).toBe(403)
  expect((await admin.send('DELETE', `/api/site/domains/${id}`)).status).toBe(200)
  expect((await admin.ask('/api/site/domains')).json()).toEqual([])
})

const guarded =
  sitesFeature.routes?.filter(
    ({ endpoint }) => endpoint.host === 'admin' && Object.hasOwn(permissionCodes, endpoint.allows),
  ) ?? []

test.each(Object.keys(roles) as Role[])(
  'T14 the role %s may make exactly the calls that its row of the table allows',
  async (role) => {
    const admin = await enter((await person([role])).platform)
    const isIn = role !== 'none'
    const reached: [string, boolean][] = []
    for (const { endpoint } of guarded) {
      const path = endpoint.path.replaceAll(/:\w+/g, 'x')
      // Invalid input reaches the validation (400) without any effect.
      const { status } =
        endpoint.method === 'GET'
          ? await admin.ask(`${path}?unknown=1`)
          : await admin.send(endpoint.method, path, { unknown: 1 })
      reached.push([`${endpoint.method} ${endpoint.path}`, ![401, 403].includes(status)])
    }
    expect(reached).toEqual(
      guarded.map(({ endpoint }) => [
        `${endpoint.method} ${endpoint.path}`,
        isIn && mayDo([role], endpoint.allows as Permission),
      ]),
    )
  },
)
