import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#platform/contract'
import { inSite } from '#platform/database'
import { type TestContext, testContext } from '#support/context'
import { type TestSite, testSite } from '#support/site'
import { type TestWeb, hostsOf, sessionsOf, testWeb } from '#support/web'
import type { LibraryAsset } from '../../contract/index.ts'
import { fillAsset, mediaFeature, storeAsset } from '../index.ts'

let ctx: TestContext
let site: TestSite
let source: TestSite
let reader: TestSite['account']
let web: TestWeb

beforeAll(async () => {
  ctx = await testContext({ features: [mediaFeature] })
  site = await testSite(ctx)
  source = await testSite(ctx)
  reader = (await testSite(ctx)).account
  web = await testWeb(ctx, {
    siteOfHost: hostsOf([site.site, source.site]),
    ...sessionsOf({
      owner: { account: site.account, roles: ['admin'] },
      viewer: { account: reader, roles: ['viewer'] },
    }),
  })
})

const as = (session: string) => web.browser(`${site.site.name}.admin.localhost:8080`, { '__Host-quoin': session })
const copy = (ids: string[], { session = 'owner', from = source.site.id } = {}) =>
  as(session).send('POST', '/api/media/copy', { site: from, ids })
const copiesIn = (answer: Awaited<ReturnType<typeof copy>>) =>
  answer.json<{ copies: { from: string; to: string }[] }>().copies

/** Gives an account these roles on a site, until a moment or for good. */
async function giveRoles(
  roles: Role[],
  { account = site.account, on = source, until = null as Date | null } = {},
): Promise<void> {
  const contributor = { website_id: on.site.id, account_id: account.id, roles, expires_at: until, added_at: ctx.now() }
  await inSite(ctx, on.site, (tx) =>
    tx.db
      .insertInto('contributors')
      .values(contributor)
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'account_id']).doUpdateSet({ roles, expires_at: until }),
      )
      .execute(),
  )
}

async function photo({ width = 900, background = '#3458a0' } = {}): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
}

async function ridge(): Promise<string> {
  ctx.clock.forward(1000)
  const body = await photo()
  const words = { name: 'ridge.jpg', alt: 'A ridge at dawn', credit: 'Ana', focalPoint: { x: 0.2, y: 0.7 } }
  return (await source.as((tx) => storeAsset(tx, { body, ...words }))).id
}

test('an image of another site is copied with its text and its focal point, once for any number of pastes', async () => {
  await giveRoles(['editor'])
  const id = await ridge()
  const [first] = copiesIn(await copy([id]))
  expect(first).toMatchObject({ from: id })
  expect(first?.to).not.toBe(id)
  const asset = (await as('owner').ask(`/api/media/${first?.to}`)).json<LibraryAsset>()
  expect(asset).toMatchObject({
    name: 'ridge.jpg',
    alt: 'A ridge at dawn',
    credit: 'Ana',
    focalPoint: { x: 0.2, y: 0.7 },
    width: 900,
  })
  const kept = await ctx.storage.read(`${site.site.id}/${asset.id}/${asset.file}`)
  expect([...kept]).toEqual([...(await ctx.storage.read(`${source.site.id}/${id}/${asset.file}`))])
  expect(copiesIn(await copy([id]))).toEqual([first])
})

test('an image that was replaced on the other site is copied in its present version', async () => {
  await giveRoles(['editor'])
  const id = await ridge()
  const [before] = copiesIn(await copy([id]))
  const wider = await photo({ width: 1200, background: '#a05834' })
  await source.as((tx) => fillAsset(tx, { id, body: wider, name: 'ridge.jpg' }))
  const [after] = copiesIn(await copy([id]))
  expect(after?.to).not.toBe(before?.to)
  expect((await as('owner').ask(`/api/media/${after?.to}`)).json<LibraryAsset>().width).toBe(1200)
})

test('ids that are no file of the other site are left out', async () => {
  await giveRoles(['editor'])
  const id = await ridge()
  const copies = copiesIn(await copy(['65a1f0c2e4b0a1b2c3d4e5f6', id, id]))
  expect(copies.map(({ from }) => from)).toEqual([id])
})

test('T14 a person without the right to use files on both sites copies none', async () => {
  await giveRoles(['viewer'])
  const id = await ridge()
  expect(refusal(await copy([id]))).toEqual([403, 'media.other_site_closed'])
  expect(refusal(await copy([id], { from: '65a1f0c2e4b0a1b2c3d4e5f6' }))).toEqual([403, 'media.other_site_closed'])
  await giveRoles(['editor'], { account: reader })
  expect(refusal(await copy([id], { session: 'viewer' }))).toEqual([403, 'accounts.not_allowed'])
  await giveRoles(['editor'])
  expect(copiesIn(await copy([id])).length).toBe(1)
})

test('T14 a stranger’s site gives no file, nor does a role that ended or a deleted site', async () => {
  const other = await testSite(ctx)
  const body = await photo()
  const { id } = await other.as((tx) => storeAsset(tx, { body, name: 'secret.jpg' }))
  const refused = async () => refusal(await copy([id], { from: other.site.id }))

  expect(await refused()).toEqual([403, 'media.other_site_closed'])
  await giveRoles(['editor'], { on: other, until: new Date(ctx.now().getTime() - 1000) })
  expect(await refused()).toEqual([403, 'media.other_site_closed'])
  await giveRoles(['editor'], { on: other })
  await ctx.db.updateTable('websites').set({ removed_at: ctx.now() }).where('id', '=', other.site.id).execute()
  expect(await refused()).toEqual([403, 'media.other_site_closed'])
  // A file of a third site does not come along with those of a site that is open.
  await giveRoles(['editor'])
  expect(copiesIn(await copy([id]))).toEqual([])

  const { assets } = (await as('owner').ask('/api/media')).json<{ assets: LibraryAsset[] }>()
  expect(assets.filter(({ name }) => name === 'secret.jpg')).toEqual([])
})

function refusal(answer: Awaited<ReturnType<typeof copy>>): [number, string] {
  return [answer.status, answer.json<{ code: string }>().code]
}
