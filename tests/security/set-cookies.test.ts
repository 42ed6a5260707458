import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { setProductStatus } from '#features/catalog/server'
import { previewToken } from '../../features/pages/server/access/preview-token.ts'
import { product } from '../../apps/server/features.ts'
import { cookieTable } from '../../platform/http/request/cookie-table.ts'
import { lockedWorld, memberOf, unlock } from './locked/world.ts'
import { pageOf } from './locked/parts.ts'
import { publish, savePageSettings } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { faultyCookies, plainNames } from './cookie-names.ts'
import { serverCode } from './readers.ts'
import { browserOf, password, personWith, platformHost } from './two-sites.ts'

/** Every Set-Cookie line that any answer of the running product had, with the host that was asked. */
const lines: { host: string; line: string }[] = []
subscribe('http.client.response.finish', (message) => {
  const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
  for (const line of response.headers['set-cookie'] ?? []) lines.push({ host: String(request.getHeader('host')), line })
})

const world = await lockedWorld()
const { ctx, app, shop } = world
const [publicHost, adminHost] = ['bakker.localhost:8080', 'bakker.admin.localhost:8080']

/** Each act after which a browser holds another cookie. */
async function everyAct(): Promise<void> {
  const account = await personWith(ctx, shop, ['editor'])
  const { email } = account
  const platform = app.browser(platformHost)
  await platform.send('POST', '/api/auth/Login', { email, password: 'wrong words altogether' })
  await platform.send('POST', '/api/auth/Login', { email, password })
  await platform.ask('/')
  await platform.send('POST', '/api/auth/Logout')
  const codes = { secret: 'x', started_at: ctx.now(), confirmed_at: ctx.now() }
  await ctx.db
    .insertInto('account_code_apps')
    .values({ account_id: account.id, ...codes } as never)
    .execute()
  await app.browser(platformHost).send('POST', '/api/auth/Login', { email, password })
  await (await browserOf(ctx, app, await personWith(ctx, shop, ['editor']), shop)).ask('/config')

  const id = await pageOf(world, { title: 'dicht', slug: 'dicht' }, [])
  await shop.as((tx) => savePageSettings(tx, { id, settings: { access: 'password' }, password: 'zuurdesemgeheim' }))
  await unlock(world.stranger(), id, 'zuurdesemgeheim')
  const { token } = await shop.as(async (tx) => previewToken(tx, { id }))
  const guest = world.stranger()
  await guest.ask(`/api/site/preview?token=${token}`)
  await guest.send('POST', '/api/site/leave-preview')
  await guest.send('POST', '/api/consent', { choice: 'false' })
  await shop.as((tx) => changeSettings(tx, { group: 'multilingual', values: { languages: ['de'] } }))
  await guest.ask('/api/multilingual/choose?language=de')
  const pot = await shop.product('Pot', { variant: { priceMinor: 400, isUnlimited: true } })
  await shop.as((tx) => setProductStatus(tx, { ids: [pot.id], status: 1 }))
  await guest.send('POST', '/api/commerce/wishlist', { productId: pot.id })
  const post = await shop.as(async (tx) => {
    const blog = await createCollection(tx, { type: 'blog', title: 'Nieuws' })
    const item = await createItem(tx, { collectionId: blog.id, settings: { title: 'Desem', comments: true } })
    await publish(tx, { documents: [item.id] })
    return item.id
  })
  const comment = { name: 'Bo', email: 'bo@example.com', text: 'Mooi brood.', spent: '9000' }
  await guest.send('POST', '/api/comments/write', { document: post, ...comment })
  const member = await memberOf(world, 'mia@example.com', null)
  await member.send('POST', '/api/commerce/cart/entries', { variantId: pot.variants[0]?.id })
  await member.send('POST', '/api/site-users/account/logout', { cloneCart: true })
  await member.send('POST', '/api/auth/Logout')
}

/** Whatever else answers, asked without anything and with nonsense. */
async function everyRoute(): Promise<void> {
  const owner = await browserOf(ctx, app, shop.account, shop)
  const callers = { admin: owner, platform: app.browser(platformHost), public: app.browser(publicHost) } as const
  for (const { endpoint } of product.features.flatMap((feature) => feature.routes ?? [])) {
    const path = endpoint.path.replaceAll(/:\w+/g, '0'.repeat(24))
    for (const host of [endpoint.host].flat()) {
      if (/logout|events|stream/i.test(path)) continue
      await (endpoint.method === 'GET' ? callers[host].ask(path) : callers[host].send(endpoint.method, path, {}))
    }
  }
}

test('a neighbour can set none of the cookies of the running product but those with documented names, and every one is whole', async () => {
  await everyAct()
  await everyRoute()
  const names = [...new Set(lines.map(({ line }) => line.slice(0, line.indexOf('='))))]
  expect(plainNames(names)).toEqual([])
  expect(faultyCookies(lines.map(({ line }) => line))).toEqual([])
  // Nothing here is looked at unless it was seen: all that the product ever sets, on the hosts that it sets them.
  const neverSet = ['ss_override', 'ss_expandedFrame', 'ss_disableUserScripts']
  expect(names.sort()).toEqual(
    Object.keys(cookieTable)
      .filter((name) => !neverSet.includes(name))
      .sort(),
  )
  expect([...new Set(lines.map(({ host }) => host))].sort()).toEqual([adminHost, platformHost, publicHost].sort())
})

test('cookies are set in one place, from the table of names, and by no script of ours', async () => {
  const code = await serverCode()
  const setting = [...code].flatMap(([path, text]) => (/set-cookie/i.test(text) ? [path] : []))
  const scripts = [...code].flatMap(([path, text]) => (/document\.cookie\s*=|cookieStore/.test(text) ? [path] : []))
  expect([setting, scripts]).toEqual([[], []])
})
