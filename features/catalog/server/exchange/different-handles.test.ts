import { expect, test } from 'vitest'
import { productExchange } from '#support/product-exchange'

const { shop, bring, list, outcomes } = await productExchange()

const head = 'Handle,Title,Published,Variant SKU,Variant Price\n'
/** More rows than are worked off at once stand between the two. */
const between = Array.from({ length: 230 }, (_, at) => `between-${at},Between ${at},true,B-${at},5.00\n`).join('')
const file = `${head}blue-bowl,Bowl,true,BOWL,10.00\n${between}green-bowl,Bowl,true,BOWL,12.00\n`

test('two rows with different handles are two products, though title and SKU are equal and many rows lie between them', async () => {
  const site = await shop()
  const planned = await bring(site, file, { dryRun: true })
  const done = await bring(site, file)
  expect(outcomes(done)).toEqual(outcomes(planned))
  expect(new Set(outcomes(done))).toEqual(new Set(['product create']))
  expect((await list(site)).count).toBe(232)
  const again = await bring(site, file)
  expect(new Set(outcomes(again))).toEqual(new Set(['product unchanged']))
})

test('a row that is new in a file does not take the product of another row of it', async () => {
  const site = await shop()
  await bring(site, `${head}green-bowl,Bowl,true,BOWL,12.00\n`)
  const done = await bring(site, file)
  expect(outcomes(done).filter((outcome) => outcome !== 'product create')).toEqual(['product unchanged'])
  expect((await list(site)).count).toBe(232)
})
