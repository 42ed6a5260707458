import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { catalogFeature } from '#features/catalog/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { pickupPointDraftSchema, type PickupPointDraft, type ShippingZoneDraft } from '../contract/shipping.schema.ts'
import { changePoint, changeZone, createPoint, createZone } from './save-shipping.ts'
import { shippingFeature } from './shipping.feature.ts'
import { pickupPoints, shippingZones } from './shipping.queries.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, catalogFeature, shippingFeature] })
const shop = await testSite(ctx)
const rate = {
  id: newId(),
  title: 'Pakket',
  price: { kind: 'flat' as const, amountMinor: 495 },
  freeOverMinor: null,
  estimate: null,
}

test('the second of two people who change one zone reads the changes of the first, and nothing is lost', async () => {
  const draft: ShippingZoneDraft = {
    name: 'Thuis',
    places: [{ country: 'NL', regions: [], postal: [] }],
    rates: [rate],
  }
  const { id } = await shop.as((tx) => createZone(tx, draft))
  const zone = async () => (await shop.as(shippingZones)).find((candidate) => candidate.id === id)
  const seen = { ...(await zone()) }
  const change = (part: Partial<ShippingZoneDraft>) =>
    shop.as((tx) => changeZone(tx, { ...draft, ...part, id, before: seen }))
  const dearer = [{ ...rate, price: { kind: 'flat' as const, amountMinor: 695 } }]
  await change({ rates: dearer })
  await expect(change({ name: 'Nederland' })).rejects.toMatchObject({
    code: 'shipping.changed_since',
    kind: 'conflict',
    details: { where: 'rates' },
  })
  expect(await zone()).toEqual({ id, ...draft, rates: dearer })
  await change({ name: 'Nederland', rates: dearer })
  expect(await zone()).toEqual({ id, ...draft, name: 'Nederland', rates: dearer })
})

test('the second of two people who change one place of the shop reads the changes of the first, and nothing is lost', async () => {
  const draft = pickupPointDraftSchema.parse({ title: 'Winkel', country: 'NL', address: 'Kade 9' })
  const { id } = await shop.as((tx) => createPoint(tx, draft))
  const point = async () => (await shop.as(pickupPoints)).find((candidate) => candidate.id === id)
  const seen = { ...(await point()) }
  const change = (part: Partial<PickupPointDraft>) =>
    shop.as((tx) => changePoint(tx, { ...draft, ...part, id, before: seen }))
  await change({ instructions: 'Bel aan.' })
  await expect(change({ title: 'Werkplaats' })).rejects.toMatchObject({
    code: 'shipping.changed_since',
    details: { where: 'instructions' },
  })
  await change({ title: 'Werkplaats', instructions: 'Bel aan.' })
  expect(await point()).toMatchObject({ title: 'Werkplaats', instructions: 'Bel aan.', address: 'Kade 9' })
})
