import { expect, test } from 'vitest'
import type { Endpoint, EndpointHost } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { hostsOf, plainPath } from './check-routes.ts'
import { type Holder, forgedRequests, forgeriesThatPass } from './check-senders.ts'
import { inputFor } from './make-input.ts'
import { differences, rowsOf } from './rows.ts'
import { browserOf, platformHost, twoSites } from './two-sites.ts'
import { inLanes } from '#support/in-lanes'
import type { Browser } from '#support/request'

const { ctx, app, first, second } = await twoSites()
const routes = product.features.flatMap((feature) => feature.routes ?? []).map(({ endpoint }) => endpoint)
const changing = routes.filter(({ method }) => method !== 'GET')
const browsers: Record<EndpointHost, Browser> = {
  admin: first.owner,
  platform: await browserOf(ctx, app, first.account, null),
  public: app.browser(first.public),
}
const hosts: Record<EndpointHost, string> = { admin: first.admin, platform: platformHost, public: first.public }

async function holder(kind: EndpointHost): Promise<Holder> {
  await browsers[kind].send('POST', '/api/auth/Logout', { unknown: 1 })
  const { cookies } = browsers[kind]
  return {
    host: hosts[kind],
    crumb: cookies.get('crumb') ?? '',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

test('T10 no call that changes data is made by another page, without a crumb, or with the crumb of another session', async () => {
  const [admin, platform, visitor] = [await holder('admin'), await holder('platform'), await holder('public')]
  await second.owner.send('POST', '/api/auth/Logout', { unknown: 1 })
  const crumbs = {
    'with the crumb of another site': second.owner.cookies.get('crumb') ?? '',
    'with the crumb of the public host': visitor.crumb,
  }
  const doors = changing.flatMap((endpoint) => hostsOf(endpoint).map((kind) => ({ endpoint, kind })))
  const wrong = await inLanes(doors, async ({ endpoint, kind }) => {
    const from = { admin, platform, public: visitor }[kind]
    const others = kind === 'public' ? { 'with the crumb of the admin host': admin.crumb } : crumbs
    const send = (options: object) =>
      app.ask(from.host, plainPath(endpoint), { method: methodOf(endpoint), ...options })
    const passed = await forgeriesThatPass(forgedRequests(from, others), send)
    return passed.map((way) => `${endpoint.method} ${endpoint.path} ${way}`)
  })
  expect(wrong.flat()).toEqual([])
})

function methodOf({ method }: Endpoint): 'POST' | 'PUT' | 'DELETE' {
  return method as 'POST' | 'PUT' | 'DELETE'
}

test('T10 reading any address, with every permission and with correct ids, changes nothing', async () => {
  const before = await rowsOf(ctx, first.site)
  const ids = [first.page.id, first.post, first.asset]
  const reading = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))
  const looks = reading.flatMap((endpoint) => {
    const { value } = inputFor(endpoint.input)
    const paths = ids.map((id) =>
      endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name.toLowerCase().endsWith('id') ? id : typeof value[name] === 'string' ? value[name] : 'x',
      ),
    )
    return hostsOf(endpoint).flatMap((kind) => paths.map((path) => `${kind} ${path}`))
  })
  const shown = await inLanes([...new Set(looks)], async (look) => {
    const [kind, path = ''] = look.split(' ')
    return (await browsers[kind as EndpointHost].ask(path)).status === 200 ? [look] : []
  })
  expect(looks.filter((look) => shown.flat().includes(look)).length).toBeGreaterThan(reading.length)
  expect(differences(before, await rowsOf(ctx, first.site))).toEqual([])
})

test('T10 an endpoint that changes data does not respond to reads: GET is 404 or a page, and HEAD too', async () => {
  const readable = new Set(
    routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replaceAll(/:\w+/g, ':')),
  )
  const before = await rowsOf(ctx, first.site)
  const unread = changing.filter(({ path }) => path.startsWith('/api/') && !readable.has(path.replaceAll(/:\w+/g, ':')))
  const doors = unread.flatMap((endpoint) => hostsOf(endpoint).map((kind) => ({ kind, path: plainPath(endpoint) })))
  const answered = await inLanes(doors, async ({ kind, path }) => {
    const [got, head] = [await browsers[kind].ask(path), await browsers[kind].ask(path, { method: 'HEAD' })]
    // Where another route reads such an address, `x` is an id that it refuses.
    return [400, 404].includes(got.status) && [400, 404].includes(head.status)
      ? []
      : [`${path}: ${got.status}, ${head.status}`]
  })
  expect(answered.flat()).toEqual([])
  expect(differences(before, await rowsOf(ctx, first.site))).toEqual([])
})
