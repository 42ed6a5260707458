import { expect, test } from 'vitest'
import { product } from '../../../../apps/server/features.ts'
import { canvasBlocks, missingBlocks, nameOfType } from './blocks.ts'

const placed = [...product.blocks.values()].flatMap(({ contract }) => (contract.palette ? [contract.type] : []))
const documentWith = (type: string) => ({ blocks: { one: { type } } }) as unknown as Parameters<typeof missingBlocks>[0]

test.each(placed)('the canvas knows the source of %s', async (type) => {
  const missing = missingBlocks(documentWith(type))
  await Promise.all(missing.map((block) => block.load()))
  expect(canvasBlocks.has(type)).toBe(true)
  expect(missingBlocks(documentWith(type))).toEqual([])
})

test.each(placed)('%s has the same name before it has loaded and after', async (type) => {
  const before = nameOfType(type, 'nl')
  await Promise.all(missingBlocks(documentWith(type)).map((block) => block.load()))
  expect(before).toBe(canvasBlocks.get(type)?.contract.palette.name('nl'))
  expect(before).not.toBe(type)
})

test.each(['en', 'nl', 'de'] as const)('in %s no two blocks have the same name', (language) => {
  const names = placed.map((type) => nameOfType(type, language))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the booking forms of two services name their service and have icons of their own', async () => {
  const types = ['opentable-v2', 'reservations', 'menu']
  await Promise.all(types.flatMap((type) => missingBlocks(documentWith(type))).map((block) => block.load()))
  expect(new Set(types.map((type) => canvasBlocks.get(type)?.icon)).size).toBe(3)
  expect(types.map((type) => nameOfType(type, 'en'))).toEqual(['OpenTable booking', 'Tock reservations', 'Menu'])
})

test('an unknown type is named by its id', () => {
  expect(nameOfType('hologram', 'nl')).toBe('hologram')
  expect(missingBlocks(documentWith('hologram'))).toEqual([])
})
