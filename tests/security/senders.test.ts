import { expect, test } from 'vitest'
import type { Endpoint, EndpointHost } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { hostsOf, plainPath } from './check-routes.ts'
import { type Holder, forgedRequests, forgeriesThatPass } from './check-senders.ts'
import { inputFor } from './make-input.ts'
import { differences, rowsOf } from './rows.ts'
import { browserOf, platformHost, twoSites } from './two-sites.ts'
import type { Browser } from '#support/request'

const { ctx, app, one, other } = await twoSites()
const routes = product.features.flatMap((feature) => feature.routes ?? []).map(({ endpoint }) => endpoint)
const changing = routes.filter(({ method }) => method !== 'GET')
const browsers: Record<EndpointHost, Browser> = {
  admin: one.owner,
  platform: await browserOf(ctx, app, one.account, null),
  public: app.browser(one.public),
}
const hosts: Record<EndpointHost, string> = { admin: one.admin, platform: platformHost, public: one.public }

async function holder(kind: EndpointHost): Promise<Holder> {
  await browsers[kind].send('POST', '/api/auth/Logout', { unknown: 1 })
  const { cookies } = browsers[kind]
  return { host: hosts[kind], crumb: cookies.get('crumb') ?? '', cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

test('T10 no call that changes something is made by another page, without a crumb, or with the crumb of somebody else', async () => {
  const [admin, platform, visitor] = [await holder('admin'), await holder('platform'), await holder('public')]
  await other.owner.send('POST', '/api/auth/Logout', { unknown: 1 })
  const crumbs = {
    'with the crumb of another site': other.owner.cookies.get('crumb') ?? '',
    'with the crumb of the public host': visitor.crumb,
  }
  const wrong: string[] = []
  for (const endpoint of changing) {
    for (const kind of hostsOf(endpoint)) {
      const from = { admin, platform, public: visitor }[kind]
      const others = kind === 'public' ? { 'with the crumb of the admin host': admin.crumb } : crumbs
      const send = (asked: object) => app.ask(from.host, plainPath(endpoint), { method: methodOf(endpoint), ...asked })
      for (const one_ of await forgeriesThatPass(forgedRequests(from, others), send)) wrong.push(`${endpoint.method} ${endpoint.path} ${one_}`)
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

function methodOf({ method }: Endpoint): 'POST' | 'PUT' | 'DELETE' {
  return method as 'POST' | 'PUT' | 'DELETE'
}

test('T10 looking at anything, with every right and with ids that are right, changes nothing', { timeout: 90_000 }, async () => {
  const before = await rowsOf(ctx, one.site)
  const ids = [one.page.id, one.post, one.asset]
  const reading = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))
  let seen = 0
  for (const endpoint of reading) {
    for (const kind of hostsOf(endpoint)) {
      const { value } = inputFor(endpoint.input)
      for (const id of ids) {
        const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
          name.toLowerCase().endsWith('id') ? id : typeof value[name] === 'string' ? value[name] : 'x',
        )
        const { status } = await browsers[kind].ask(path)
        if (status === 200) seen += 1
      }
    }
  }
  expect(seen).toBeGreaterThan(reading.length)
  expect(differences(before, await rowsOf(ctx, one.site))).toEqual([])
})

test('T10 what changes something is not there for those who only look: GET is 404 or a page, and HEAD too', async () => {
  const readable = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replaceAll(/:\w+/g, ':')))
  const before = await rowsOf(ctx, one.site)
  for (const endpoint of changing.filter(({ path }) => path.startsWith('/api/') && !readable.has(path.replaceAll(/:\w+/g, ':')))) {
    for (const kind of hostsOf(endpoint)) {
      const path = plainPath(endpoint)
      const [got, head] = [await browsers[kind].ask(path), await browsers[kind].ask(path, { method: 'HEAD' })]
      // Where another route reads such an address, `x` is an id that it refuses.
      expect([path, [400, 404].includes(got.status), [400, 404].includes(head.status)]).toEqual([path, true, true])
    }
  }
  expect(differences(before, await rowsOf(ctx, one.site))).toEqual([])
})
