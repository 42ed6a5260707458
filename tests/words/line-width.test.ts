import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** As wide as the formatter lets code be; it leaves comments as they were written. */
const widest = 120
const rooms = '{apps,features,platform,samples,tests,tools}/**/*.{ts,tsx,css}'

test('a comment is no wider than code may be, unless it is one long word or one for the linter', () => {
  const files = globSync(rooms, { exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(3000)
  const wide = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (isWideComment(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(wide).toEqual([])
})

function isWideComment(line: string): boolean {
  if (line.length <= widest || !/^\s*(\/\/|\/\*|\*)/.test(line)) return false
  return line.trim().split(' ').length > 2 && !line.includes('oxlint-disable')
}

test('a comment that is too wide is found', () => {
  expect(isWideComment(`  // ${'word '.repeat(30)}`)).toBe(true)
  expect(isWideComment(`  // https://example.com/${'a'.repeat(120)}`)).toBe(false)
  expect(isWideComment(`  // ${'word '.repeat(10)}`)).toBe(false)
})
