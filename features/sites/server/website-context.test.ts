import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { changeLabs, readLabs } from './labs.ts'
import { changeSettings, readSettings } from './settings/change-settings.ts'
import { type ContextPage, websiteContext } from './website-context.ts'

const ctx = await testContext()
const { account, as } = await testSite(ctx, { name: 'bakker' })
const page = { pageType: enumerations.pageTypes.page }
const context = (contextPage: ContextPage = page) => as((tx) => websiteContext(tx, contextPage))

test('the internal list is for staff, and a key that is not on a list is refused', async () => {
  await expect(as((tx) => readLabs(tx, 'internal'))).rejects.toMatchObject({ code: 'accounts.staff_only' })
  await ctx.db.updateTable('accounts').set({ staff: true }).where('id', '=', account.id).execute()
  expect((await as((tx) => readLabs(tx, 'internal'))).features).toMatchObject([{ key: 'experiment-override' }])
  await expect(as((tx) => changeLabs(tx, 'internal', { features: { nonsense: true } }))).rejects.toMatchObject({
    code: 'sites.labs_unknown',
  })
  await ctx.db.updateTable('accounts').set({ staff: false }).where('id', '=', account.id).execute()
})

test('the context is plain JSON and contains no code of the owner', async () => {
  await as((tx) => changeSettings(tx, { group: 'codeInjection', values: { header: '<script>secret()</script>' } }))
  const read = await context()
  expect(JSON.parse(JSON.stringify(read))).toEqual(read)
  expect(JSON.stringify(read)).not.toContain('secret')
})

test('a group of settings is changed and read by the roles that its permission names', async () => {
  const values = { header: '<script></script>' }
  await expect(as((tx) => changeSettings(tx, { group: 'codeInjection', values }), ['editor'])).rejects.toMatchObject({
    code: 'accounts.not_allowed',
  })
  await expect(as((tx) => changeSettings(tx, { group: 'general', values: {} }), ['viewer'])).rejects.toMatchObject({
    code: 'accounts.not_allowed',
  })
  expect(Object.keys(await as(readSettings, ['billing']))).toEqual([])
})

test('only the sent fields change, and an invalid one is refused with its place', async () => {
  await as((tx) => changeSettings(tx, { group: 'general', values: { description: 'Brood' } }))
  await as((tx) => changeSettings(tx, { group: 'general', values: { commentsEnabled: false } }))
  expect(await as(readSettings)).toMatchObject({ general: { description: 'Brood', commentsEnabled: false } })
  const wrong = as((tx) => changeSettings(tx, { group: 'cookies', values: { cookieBannerTheme: 'PINK' } }))
  await expect(wrong).rejects.toMatchObject({ code: 'sites.settings_unfit', details: { where: 'cookieBannerTheme' } })
  await expect(as((tx) => changeSettings(tx, { group: 'general', values: { role: 'admin' } }))).rejects.toMatchObject({
    code: 'sites.settings_unfit',
  })
  await expect(
    as((tx) =>
      changeSettings(tx, {
        group: 'social',
        values: { links: [{ id: 'a', service: 'x', url: 'javascript:alert(1)' }] },
      }),
    ),
  ).rejects.toMatchObject({ code: 'sites.settings_unfit' })
})
