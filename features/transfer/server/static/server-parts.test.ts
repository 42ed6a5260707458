import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverParts } from './server-parts.ts'

const root = join(import.meta.dirname, '../../../..')
const scripts = globSync('features/**/*.{island.tsx,behaviour.ts}', { cwd: root })
const nameOf = (file: string): string => basename(file).replace(/\.(?:island\.tsx|behaviour\.ts)$/, '')
/** Returns a script with its imports from neighbouring files. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  const beside = [...text.matchAll(/from '(\.[^']+\.(?:dom|island)\.tsx?|\.[^']+\.dom\.ts)'/g)]
  return text + beside.map(([, path = '']) => textOf(join(dirname(file), path), seen)).join('')
}
/** They fetch files that a copy has: further pages of a gallery, the search index. */
const fetchesFiles = ['gallery', 'copied-search']

test('every script that calls the program is left out of a copy', () => {
  const calling = scripts.filter((file) => /\bfetch\(|\bsend(?:<|\()|['"`]\/api\//.test(textOf(file))).map(nameOf)
  expect(calling.length).toBeGreaterThan(5)
  expect(calling.filter((name) => !serverParts.has(name) && !fetchesFiles.includes(name))).toEqual([])
})

test('the list names scripts that exist', () => {
  const names = new Set(scripts.map(nameOf))
  expect([...serverParts].filter((name) => !names.has(name))).toEqual([])
})
