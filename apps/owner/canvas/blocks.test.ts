import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { product } from '../../server/features.ts'
import { canvasBlocks, missingBlocks } from './blocks.ts'

/** The fixed block of a page that the product has itself stands in no document that anybody edits. */
const fixed = new Set(
  Object.keys(enumerations.systemBlockTypes).filter((type) => type !== 'cart-link' && type !== 'share'),
)
const types = [...product.blocks.keys()].filter((type) => !fixed.has(type))
const documentWith = (type: string) => ({ blocks: { one: { type } } }) as unknown as Parameters<typeof missingBlocks>[0]

test.each(types)('the canvas knows where %s comes from', async (type) => {
  const missing = missingBlocks(documentWith(type))
  await Promise.all(missing.map((family) => family.load()))
  expect(canvasBlocks.has(type)).toBe(true)
  expect(missingBlocks(documentWith(type))).toEqual([])
})
