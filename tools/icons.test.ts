import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from './icons.ts'

test('the drawings of the icons are those that Lucide has for their names', () => {
  const written = readFileSync(join(import.meta.dirname, '../platform/icons/lucide.json'), 'utf8')
  expect(written).toBe(drawings())
})
