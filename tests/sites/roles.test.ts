import { expect, test } from 'vitest'
import { createOwner, startSession } from '#features/accounts/server'
import { type Permission, permissionCodes, type Role, staffPowerCodes } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { calledBy } from '#support/caller'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const place = await testSite(ctx, { name: 'atelier', start: 'blank' })
const { site } = place
const owner = await ownerBrowser(app, ctx, place)
let count = 0

async function as(role: Role) {
  const account = await createOwner(ctx, {
    email: `${role}-${++count}@example.com`,
    password: 'een raam boven de gracht',
  })
  await ctx.db
    .insertInto('contributors')
    .values({ website_id: site.id, account_id: account.id, roles: [role], added_at: ctx.now(), expires_at: null })
    .execute()
  const session = await startSession(calledBy(ctx), { accountId: account.id, websiteId: site.id, proven: true })
  return app.browser('atelier.admin.localhost:8080', { '__Host-quoin': session })
}
interface Own {
  permissions: string[]
  roles: string[]
  isOwner: boolean
}
const own = async (browser: Awaited<ReturnType<typeof as>>) => (await browser.ask('/api/site')).json<Own>()
const below = (permissions: readonly string[], area: string) =>
  permissions.filter((name) => name.startsWith(`${area}.`)).map((name) => name.slice(area.length + 1))

test('C6.03 a person who runs a site has the areas of its configuration', async () => {
  const { permissions } = await own(owner)
  expect(permissions).toEqual(
    expect.arrayContaining(['content', 'settings', 'activity', 'commerce', 'newsletter', 'crm']),
  )
})

test('C6.04 C6.05 C6.06 C6.07 C6.09 each area has its parts', async () => {
  const { permissions } = await own(owner)
  expect(below(permissions, 'settings')).toEqual(
    expect.arrayContaining([
      'general',
      'locale',
      'social',
      'memberAccounts',
      'domain',
      'template',
      'import',
      'codeInjection',
      'advanced',
      'developer',
      'billing',
      'userAccounts',
      'removeWebsite',
    ]),
  )
  expect(below(permissions, 'commerce')).toEqual(
    expect.arrayContaining([
      'orders',
      'storeSettings',
      'shipping',
      'coupons',
      'taxes',
      'emailNotifications',
      'inventory',
      'donations',
      'accounting',
      'discounts',
      'payments',
      'pointOfSale',
      'productReviews',
    ]),
  )
  expect(below(permissions, 'newsletter')).toEqual([
    'subscriber.read',
    'subscriber.write',
    'group.read',
    'group.write',
    'message.read',
    'message.write',
    'settings.read',
    'settings.write',
  ])
  expect([below(permissions, 'marketing'), below(permissions, 'scheduling')]).toEqual([['write'], ['read', 'write']])
  expect(permissions).toContain('terms.accept')
})

test('C6.02 a person who lacks a permission gets its code: 0 for everyone’s, 1 for configuring, 2 for those of admins alone', async () => {
  const answerTo = async (role: Role, path: string) => (await (await as(role)).ask(path)).json<{ details: object }>()
  expect((await answerTo('none', '/api/site')).details).toEqual({ permission: 'basic', code: 0 })
  expect((await answerTo('viewer', '/api/labs/circle')).details).toEqual({ permission: 'config', code: 1 })
  const manager = await as('websiteManager')
  const refused = await manager.send('POST', '/api/site/transfer', { email: 'x@example.com', name: 'atelier' })
  expect(refused.json<{ details: object }>().details).toEqual({ permission: 'admin', code: 2 })
})

test('C6.10 no role grants the permissions of staff, not even to people who run the site', async () => {
  const { permissions } = await own(owner)
  const staffCodes: readonly number[] = Object.values(staffPowerCodes)
  expect(permissions.length).toBeGreaterThan(50)
  expect(permissions.filter((name) => staffCodes.includes(permissionCodes[name as Permission]))).toEqual([])
})

test('C6.09 the terms are for the payer and the people who run the site, and for no one else', async () => {
  const may = async (role: Role) => (await own(await as(role))).permissions.includes('terms.accept')
  expect([await may('billing'), await may('admin'), await may('websiteManager'), await may('editor')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('R1.29 the owner is the account that owns the site, others have the roles of the list', async () => {
  expect(await own(owner)).toMatchObject({ isOwner: true, roles: ['admin'] })
  expect(await own(await as('moderator'))).toMatchObject({ isOwner: false, roles: ['moderator'] })
  const invited = await owner.send('POST', '/api/site/invitations', { email: 'x@example.com', roles: ['five'] })
  expect(invited.status).toBe(400)
})

test.for([
  ['editor', '/api/forms/submissions', 403],
  ['storeManager', '/api/forms/submissions', 200],
  ['campaignsEditor', '/api/newsletter/lists', 200],
  ['editor', '/api/newsletter/lists', 403],
  ['reporting', '/api/site/activity', 200],
  ['moderator', '/api/site/activity', 403],
] as const)('C6.01 C6.03 the role %s at %s is answered with %d', async ([role, path, status]) => {
  expect((await (await as(role)).ask(path)).status).toBe(status)
})
