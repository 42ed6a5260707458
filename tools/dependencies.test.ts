import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dependencyPage, shippedInAll, writtenPage } from './dependencies.ts'
import { refusedLicenses } from './release/licenses.ts'
import { readLockfile } from './release/packages.ts'

const root = join(import.meta.dirname, '..')
const { server, browser, build } = dependencyPage(root)
const rows = [...server, ...browser, ...build]

test('the page of dependencies names each package of package.json once, and no other', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const declared = Object.keys({ ...dependencies, ...optionalDependencies }).sort()
  expect(rows.map(({ name }) => name).sort()).toEqual(declared)
  expect(rows.filter(({ reason }) => reason.length < 15)).toEqual([])
})

test('the licences on the page are those that the packages declare', () => {
  const lockfile = readLockfile(root)
  const licenseOf = (name: string) =>
    lockfile
      .closureOf([name], name.endsWith('arm64') ? 'linux-arm64' : 'linux-x64')
      .find((locked) => locked.name === name)
  expect(rows.map(({ name, license }) => `${name} ${license}`)).toEqual(
    rows.map(({ name }) => `${name} ${licenseOf(name)?.license}`),
  )
})

test('the dependencies of a release are listed on the page as the lockfile has them', () => {
  expect(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).toBe(writtenPage(root))
})

test('no shipped package has a licence that requires more than ours', () => {
  expect(shippedInAll(root).length).toBeGreaterThan(100)
  expect(refusedLicenses(shippedInAll(root))).toEqual([])
})

test.each([
  'AGPL-3.0-or-later',
  'GPL-3.0-only',
  'LGPL-3.0-or-later',
  'SSPL-1.0',
  'UNLICENSED',
  'MIT AND GPL-2.0-only',
  '',
])('a package under “%s” is refused', (license) => {
  expect(refusedLicenses([{ name: 'ua-parser-js', version: '2.0.0', license }])).toHaveLength(1)
})

/** As `du` counts it, without the packages that lie inside. */
function weightOf(folder: string): number {
  const ctx = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  const weights = ctx.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? weightOf(path) : entry.isFile() ? statSync(path).blocks * 512 : 0
  })
  return weights.reduce((sum, weight) => sum + weight, 4096)
}

test('a starting installation weighs at most 350 MB, beside Node', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const folders = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev)
  const installed = folders.filter((path) => statSync(join(root, path), { throwIfNoEntry: false }))
  expect(installed.length).toBeGreaterThan(200)
  const weight = installed.map((path) => weightOf(join(root, path))).reduce((sum, part) => sum + part, 0)
  expect(Math.round(weight / 1024 / 1024)).toBeLessThanOrEqual(350)
})
