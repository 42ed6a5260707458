import { expect, test } from 'vitest'
import { publish } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { setFlag } from '#support/site-flags'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'molen', start: 'blank' })
const owner = await ownerBrowser(app, ctx, site)
await site.as((tx) => changeSettings(tx, { group: 'codeInjection', values: { header: '<script>greet()</script>' } }))
await site.as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, 'Meel')).page.id] }))

interface FlagRow {
  flag: string
  isOn: boolean
  isInPlan: boolean
}
const flagsOf = async () => (await owner.ask('/api/site/flags')).json<{ flags: FlagRow[] }>().flags
const change = (flag: string, isOn: boolean) => owner.send('PUT', `/api/site/flags/${flag}`, { flag, isOn })
const features = async () => (await owner.ask('/api/site')).json<{ features: string[] }>().features
const plan = async (name: string) => {
  await ctx.db.updateTable('websites').set({ plan: name }).where('id', '=', site.site.id).execute()
  await site.as((tx) => changeSettings(tx, { group: 'general', values: { description: name } }))
}
const visit = (path: string) => app.ask('molen.localhost:8080', path)

test('A1.07 A6.09 A6.10 the pages of a site contain the list of its active features', async () => {
  const read = async () => {
    const [, json = ''] = /id="website-context">(.*?)<\/script>/s.exec((await visit('/over-ons')).text) ?? []
    return (JSON.parse(json) as { featureFlags: string[] }).featureFlags
  }
  expect(await read()).toEqual(
    expect.arrayContaining([
      'user-accounts',
      'member-areas',
      'subscriptions',
      'gift-cards',
      'local-pickup',
      'product-reviews',
      'installment-payments',
      'customer-accounts-verification',
    ]),
  )
  await change('gift-cards', false)
  expect(await read()).not.toContain('gift-cards')
  await change('gift-cards', true)
  expect(await read()).toContain('gift-cards')
})

test.for([
  ['product-reviews', '/api/reviews/requests'],
  ['member-areas', '/api/member-areas'],
  ['gift-cards', '/api/commerce/gift-cards'],
  ['comments', '/api/comments'],
  ['imports', '/api/imports'],
  ['user-accounts', '/api/members'],
] as const)('A6.09 A6.11 without %s its endpoints are closed, and open again with it', async ([flag, path]) => {
  expect((await owner.ask(path)).status).toBe(200)
  await change(flag, false)
  expect((await owner.ask(path)).json()).toMatchObject({ code: 'sites.not_enabled' })
  expect(await features()).not.toContain(flag)
  await change(flag, true)
  expect((await owner.ask(path)).status).toBe(200)
})

test('A6.11 visitors find no page of an account where accounts are switched off', async () => {
  expect((await visit('/account/sign-in')).status).toBe(200)
  await change('user-accounts', false)
  expect((await visit('/account/sign-in')).status).toBe(404)
  await change('user-accounts', true)
  expect((await visit('/account/sign-in')).status).toBe(200)
})

test('owners find no switch without an effect, and none for staff', async () => {
  const names = (await flagsOf()).map(({ flag }) => flag)
  expect(names).toContain('local-pickup')
  expect(names).not.toContain('installment-payments')
  expect(names).not.toContain('census-disabled')
  expect((await change('census-disabled', true)).json()).toMatchObject({ code: 'sites.flag_unknown' })
  await ctx.db.updateTable('accounts').set({ staff: true }).where('id', '=', site.account.id).execute()
  expect((await flagsOf()).map(({ flag }) => flag)).toContain('census-disabled')
  await ctx.db.updateTable('accounts').set({ staff: false }).where('id', '=', site.account.id).execute()
})

test('C3.33 C3.34 R1.58 a plan allows features by name, and a feature in no plan is refused', async () => {
  await plan('personal')
  const giftCards = (await flagsOf()).find(({ flag }) => flag === 'gift-cards')
  expect(giftCards).toMatchObject({ isOn: true, isInPlan: false })
  expect((await owner.ask('/api/commerce/gift-cards')).status).toBe(403)
  expect(await features()).toContain('comments')
  await plan('unheard-of')
  expect(await features()).toEqual([])
  await plan('own')
})

test('a site that another person runs keeps its flags', async () => {
  const other = await testSite(ctx, { name: 'bakkerij' })
  await other.as((tx) => setFlag(tx, 'comments', false))
  expect(await features()).toContain('comments')
})
