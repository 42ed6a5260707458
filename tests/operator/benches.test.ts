import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTool } from '../support/debian-tool.ts'

const root = join(import.meta.dirname, '../..')
const names = globSync('tests/load/*.ts', { cwd: root }).map((file) => basename(file, '.ts'))
/** Programs that a benchmark compares with and does not install itself. */
const nginx = ['nginx', 'nginx-light']
const neededTools = new Map([
  ['pages', nginx],
  ['shop', nginx],
])

interface Printed {
  name: string
  ratios: Record<string, number | null>
  skipped: string[]
}

test('every benchmark is tried', () => {
  expect(names.length).toBeGreaterThan(15)
})

test.for(names)('the benchmark %s works', (name, { skip }) => {
  const [program, packageName] = neededTools.get(name) ?? []
  skip(program !== undefined && !hasTool(program, packageName), `This machine has no ${program}.`)
  const { status, stdout, stderr } = spawnSync(join(root, 'quoin'), ['bench', name, '--brief', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(status, stderr).toBe(0)
  const { ratios, skipped, ...printed } = JSON.parse(stdout) as Printed
  expect(printed.name).toBe(name)
  // A comparison with other software needs the npm registry.
  expect(Object.keys(ratios).length + skipped.length, stderr).toBeGreaterThan(0)
  // JSON has no NaN: a figure that could not be worked out is null.
  expect(Object.entries(ratios).filter(([, ratio]) => ratio === null)).toEqual([])
})
