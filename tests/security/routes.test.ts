import { expect, test } from 'vitest'
import type { EndpointHost } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { type Call, type Person, wrongAnswers, waysPast } from './check-routes.ts'
import { browserOf, everyRole, personWith, platformHost, twoSites } from './two-sites.ts'
import type { Answered, Browser } from '#support/request'

const { ctx, app, first, second } = await twoSites()
const routes = product.features.flatMap((feature) => feature.routes ?? []).map(({ endpoint }) => endpoint)
const browsers = new Map<string, Partial<Record<EndpointHost, Browser>>>()

const stranger = await personWith(ctx, null, [])
const people: Person[] = [
  await known('nobody', [], {
    admin: app.browser(first.admin),
    platform: app.browser(platformHost),
    public: app.browser(first.public),
  }),
  await known('somebody without a role', [], {
    admin: await browserOf(ctx, app, stranger, first),
    platform: await browserOf(ctx, app, stranger, null),
  }),
  await known('the owner of another site, with a session of theirs', [], {
    admin: app.browser(first.admin, Object.fromEntries(second.owner.cookies)),
  }),
  await known('the owner of another site, signed in here', [], {
    admin: await browserOf(ctx, app, second.account, first),
  }),
  await known('the owner', ['admin'], { admin: first.owner, platform: await browserOf(ctx, app, first.account, null) }),
]
for (const role of everyRole) {
  const account = await personWith(ctx, first, [role])
  people.push(await known(role, [role], { admin: await browserOf(ctx, app, account, first) }))
}

async function known(
  name: string,
  roles: Person['roles'],
  at: Partial<Record<EndpointHost, Browser>>,
): Promise<Person> {
  browsers.set(name, at)
  return { name, roles, isKnown: name !== 'nobody' && !name.endsWith('session of theirs') }
}

const call: Call = async (person, { method }, host, path) => {
  const browser = browsers.get(person.name)?.[host]
  if (!browser) throw new Error(`${person.name} has no browser on the ${host} host.`)
  const address = `${path}?unknown=1`
  const answered = method === 'GET' ? await browser.ask(address) : await browser.send(method, address, { unknown: 1 })
  return { status: answered.status, code: codeOf(answered), tells: !isEmptyShell(answered) }
}

function isEmptyShell({ headers, text }: Answered): boolean {
  return (
    String(headers['content-type']).startsWith('text/html') &&
    text.includes('id="root"') &&
    !text.includes(first.mark) &&
    !text.includes(first.site.id)
  )
}

function codeOf({ headers, text }: Answered): string {
  return String(headers['content-type']).includes('problem+json')
    ? String((JSON.parse(text) as { code: string }).code)
    : ''
}

const having = (host: EndpointHost) => people.filter(({ name }) => browsers.get(name)?.[host])

test('T14 on the admin host every route responds to every role, strangers and no session exactly as the permission table says', async () => {
  expect(routes.length).toBeGreaterThan(100)
  expect(await wrongAnswers(routes, having('admin'), call, ['admin'])).toEqual([])
})

test('T14 on the platform host every route responds to signed-in and signed-out people as it declares', async () => {
  expect(await wrongAnswers(routes, having('platform'), call, ['platform'])).toEqual([])
})

test('T14 on a public host no visitor is an owner: routes for owners do not exist', async () => {
  const owners = routes.filter(({ host, path }) => ![host].flat().includes('public') && path.startsWith('/api/'))
  const visitor = app.browser(first.public, Object.fromEntries(first.owner.cookies))
  for (const { method, path } of owners) {
    const address = path.replaceAll(/:\w+/g, first.page.id)
    const { status } = method === 'GET' ? await visitor.ask(address) : await visitor.send(method, address, {})
    expect([method, address, status]).toEqual([method, address, 404])
  }
})

test('T14 no other way to write an address leads past the check', async () => {
  const viewer = people.find(({ name }) => name === 'viewer')
  const nobody = people.find(({ name }) => name === 'nobody')
  if (!viewer || !nobody) throw new Error('They are missing.')
  expect(await waysPast(routes, viewer, call, 'admin')).toEqual([])
  expect(await waysPast(routes, nobody, call, 'admin')).toEqual([])
  expect(await waysPast(routes, nobody, call, 'platform')).toEqual([])
})
