import { expect, test } from 'vitest'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { viesStandIn } from '#support/vies-stand-in'
import { taxSettingsSchema, type VatCheck } from '../contract/index.ts'
import { saveTaxSettings } from './save-tax.ts'
import { taxFeature } from './tax.feature.ts'
import { checkVatNumber, vatCheckOf } from './vat-checks.ts'

let now = new Date('2026-06-01T10:00:00Z')
const ctx = { ...(await testContext({ features: [taxFeature] })), now: () => now }
const { ask, asked } = await viesStandIn()

async function dutchShop(settings: object = {}) {
  const shop = await testSite(ctx)
  await shop.as((tx) => saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL', ...settings })))
  const outside = { ...ctx, site: shop.site, locale: 'nl' as const }
  return {
    check: (typed: string, isAgain = false) => checkVatNumber(outside, { typed, isAgain }, ask),
    checkOf: (typed: string) => shop.as((tx) => vatCheckOf(tx, typed)),
    /** Adds a number of checks made at a moment. */
    fill: (count: number, at: Date) =>
      shop.as(async (tx) => {
        const result: VatCheck = { state: 'invalid', at: at.toISOString(), consultation: '', name: '', by: '' }
        const rows = Array.from({ length: count }, (_, n) => ({
          number: `FR${at.getTime() + n}`,
          check_result: result,
          checked_at: at,
        }))
        await siteTables(tx).insertInto('vat_checks').values(rows).execute()
      }),
  }
}

test('the response of VIES is stored with its number: valid with its holder, invalid, or unreachable', async () => {
  const { check, checkOf } = await dutchShop({ vatNumber: 'NL004495445B01' })
  expect(await check('BE 0428.759.497')).toEqual({
    state: 'valid',
    at: '2026-06-01T10:00:00.000Z',
    consultation: 'WAPIAAAAZ1',
    name: 'Brouwerij NV',
    by: '',
  })
  expect(asked.at(-1)).toBe('/ms/BE/vat/0428759497?requesterMemberStateCode=NL&requesterNumber=004495445B01')
  expect(await check('FR40303265045')).toMatchObject({ state: 'invalid' })
  expect(await check('DE136695976')).toMatchObject({ state: 'valid', name: '' })
  // One country does not answer, of another the service itself is down.
  expect(await check('ATU13585627')).toMatchObject({ state: 'unreachable' })
  expect(await check('IT00743110157')).toMatchObject({ state: 'unreachable' })
  expect(await checkOf('be0428759497')).toMatchObject({ state: 'valid' })
})

test('a response is valid for a day and silence for five minutes, unless the owner asks again', async () => {
  const { check } = await dutchShop()
  const requestsOf = async (typed: string, minutes: number, isAgain = false) => {
    const before = asked.length
    now = new Date(now.getTime() + minutes * 60_000)
    await check(typed, isAgain)
    return asked.length - before
  }
  expect(await requestsOf('BE0428759497', 0)).toBe(1)
  expect(await requestsOf('BE0428759497', 60)).toBe(0)
  expect(await requestsOf('BE0428759497', 0, true)).toBe(1)
  expect(await requestsOf('BE0428759497', 1441)).toBe(1)
  expect(await requestsOf('ATU13585627', 0)).toBe(1)
  expect(await requestsOf('ATU13585627', 4)).toBe(0)
  expect(await requestsOf('ATU13585627', 2)).toBe(1)
})

test('VIES is not asked about a number that is made up, of the shop’s own country, or without an effect', async () => {
  const before = asked.length
  const { check } = await dutchShop()
  expect([await check('BE0123456789'), await check('NL004495445B01'), await check('nonsense')]).toEqual([
    null,
    null,
    null,
  ])
  expect(await (await dutchShop({ reverseCharge: false })).check('BE0428759497')).toBeNull()
  expect(asked.length).toBe(before)
})

test('VIES is asked about a number of Northern Ireland too', async () => {
  const { check } = await dutchShop()
  expect(await check('XI 980 7806 84')).toMatchObject({ state: 'valid' })
  expect(asked.at(-1)).toContain('/ms/XI/vat/980780684')
})

test('strangers cannot make VIES be asked without limit: after two hundred numbers in an hour the owner has to check', async () => {
  now = new Date('2026-07-01T10:00:00Z')
  const { check, checkOf, fill } = await dutchShop()
  await fill(199, new Date('2026-07-01T09:30:00Z'))
  await fill(50, new Date('2026-07-01T08:59:00Z'))
  expect(await check('DE136695976')).toMatchObject({ state: 'valid' })
  const before = asked.length
  expect(await check('BE0428759497')).toEqual({
    state: 'unreachable',
    at: now.toISOString(),
    consultation: '',
    name: '',
    by: '',
  })
  expect(asked.length).toBe(before)
  expect(await checkOf('BE0428759497')).toBeNull()
  // Earlier results stay valid, and the owner may ask in any case.
  expect(await check('DE136695976')).toMatchObject({ state: 'valid' })
  expect(await check('BE0428759497', true)).toMatchObject({ state: 'valid' })
})

test('no check is stored for a text that is no number', async () => {
  const { checkOf } = await dutchShop()
  expect(await checkOf('nonsense')).toBeNull()
  expect(await checkOf('BE0123456789')).toBeNull()
})
