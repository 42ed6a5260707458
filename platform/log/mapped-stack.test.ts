import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { mappedStack } from './mapped-stack.ts'

const folder = temporaryFolder('quoin-stack')

const built = join(folder, 'part.js')
writeFileSync(built, 'throw new Error()')
// The first letter of the second line comes from line 5, column 3 of the source.
writeFileSync(
  `${built}.map`,
  JSON.stringify({ version: 3, file: 'part.js', sources: ['../features/cart.ts'], names: [], mappings: ';AAIE' }),
)

test('a position in a built file is reported as the position in its source, with every form of file name', () => {
  const stack = `Error: No such cart\n    at add (${pathToFileURL(built).href}:2:1)\n    at async ${built}:2:1`
  const lines = mappedStack(stack).split('\n')
  expect(lines[0]).toBe('Error: No such cart')
  expect(lines[1]).toMatch(/^ {4}at add \(.*features\/cart\.ts:5:3\)$/)
  expect(lines[2]).toMatch(/^ {4}at async .*features\/cart\.ts:5:3$/)
})

test('a stack without a map stays unchanged', () => {
  const stack = `Error: gone\n    at run (node:internal/modules/run_main:107:5)\n    at ${join(folder, 'other.js')}:1:1`
  expect(mappedStack(stack)).toBe(stack)
})
