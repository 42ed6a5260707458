import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productPlants } from './product-plants.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

test('each planted hole has one place in the product, in code that is there', () => {
  expect(productPlants.length).toBeGreaterThan(50)
  const lost = productPlants
    .filter(({ file, sound }) => textOf(file).split(sound).length !== 2)
    .map(({ file, sound }) => `${file}: ${sound}`)
  expect(lost).toEqual([])
})
