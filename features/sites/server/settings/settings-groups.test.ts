import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Feature, type OwnerTransaction, productOf, provide } from '#platform/context'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { settingsIn, type SettingsPart, settingsPart } from '../../contract/index.ts'
import { settingsGroups } from '../extension-points.ts'
import { changeSettings, readSettings } from './change-settings.ts'
import { settingsOf, siteSettings } from './stored-settings.ts'

const shelves = settingsPart('store', 'commerce.storeSettings', z.object({ shelves: z.int().default(3) }))
const opening = settingsPart('store', 'commerce.storeSettings', z.object({ opensAt: z.string().default('09:00') }))
const featureWith = (name: string, part: SettingsPart): Feature => ({ name, provides: [provide(settingsGroups, part)] })

const ctx = await testContext({ features: [featureWith('shop', shelves), featureWith('hours', opening)] })
const { as } = await testSite(ctx, { name: 'bakker' })
const set = (values: Record<string, unknown>) => as((tx) => changeSettings(tx, { group: 'store', values }))

test('features share a group: each reads its own part, and owners change the group as one', async () => {
  expect(await as((tx) => settingsOf(tx, shelves))).toEqual({ shelves: 3 })
  expect(await set({ shelves: 5 })).toEqual({ store: { shelves: 5, opensAt: '09:00' } })
  expect(await set({ opensAt: '08:00' })).toEqual({ store: { shelves: 5, opensAt: '08:00' } })
  expect(await as((tx) => settingsOf(tx, shelves))).toEqual({ shelves: 5 })
  expect(await as((tx) => settingsOf(tx, opening))).toEqual({ opensAt: '08:00' })
  const all = await as(readSettings)
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['general', 'store']))
  expect(settingsIn(all, opening)).toEqual({ opensAt: '08:00' })
})

test('the second of two people who change one setting gets a conflict, and a person who changes another does not', async () => {
  await set({ shelves: 3, opensAt: '09:00' })
  const change = (values: Record<string, unknown>, before: Record<string, unknown>) =>
    as((tx) => changeSettings(tx, { group: 'store', values, before }))
  await change({ shelves: 4 }, { shelves: 3 })
  await change({ opensAt: '10:00' }, { opensAt: '09:00' })
  await expect(change({ shelves: 6 }, { shelves: 3 })).rejects.toMatchObject({
    code: 'sites.changed_since',
    details: { group: 'store', where: 'shelves' },
  })
  await change({ shelves: 4 }, { shelves: 3 })
  expect(await set({})).toEqual({ store: { shelves: 4, opensAt: '10:00' } })
})

test('a transaction reads its own changes', async () => {
  const read = async (tx: OwnerTransaction) => {
    const before = await settingsOf(tx, shelves)
    await changeSettings(tx, { group: 'store', values: { shelves: before.shelves + 1 } })
    return (await settingsOf(tx, shelves)).shelves - before.shelves
  }
  expect(await as(read)).toBe(1)
})

test('settings that are read cannot be changed for the next reader', async () => {
  const { general } = await as((tx) => siteSettings(tx))
  expect(() => Object.assign(general, { description: 'Other' })).toThrow(TypeError)
})

test('a group without a feature, and a value that fits none of its parts, are refused with their place', async () => {
  const unknown = as((tx) => changeSettings(tx, { group: 'garden', values: {} }))
  await expect(unknown).rejects.toMatchObject({ code: 'sites.settings_unfit', details: { where: 'garden' } })
  await expect(set({ opensAt: 9 })).rejects.toMatchObject({ details: { where: 'opensAt' } })
  await expect(set({ windows: 9 })).rejects.toMatchObject({ code: 'sites.settings_unfit' })
})

test('the permission of a group guards the settings of every feature in it', async () => {
  const change = as((tx) => changeSettings(tx, { group: 'store', values: { shelves: 1 } }), ['editor'])
  await expect(change).rejects.toMatchObject({ code: 'accounts.not_allowed' })
  expect(settingsIn(await as(readSettings, ['editor']), shelves)).toBeUndefined()
})

test('one setting of two features, and one group with two permissions, are errors at start', () => {
  const again = settingsPart('store', 'commerce.storeSettings', z.object({ shelves: z.string().default('') }))
  expect(() => productOf([featureWith('shop', shelves), featureWith('other', again)])).toThrow(
    'Two features have the setting store.shelves.',
  )
  const open = settingsPart('store', 'config', z.object({ plants: z.int().default(0) }))
  expect(() => productOf([featureWith('shop', shelves), featureWith('other', open)])).toThrow(
    'The settings “store” ask for two permissions.',
  )
})

test('the compiler knows the settings of a feature', async () => {
  const read = await as((tx) => settingsOf(tx, shelves))
  // @ts-expect-error the other feature's
  expect(read.opensAt).toBeUndefined()
})
