import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, platforms, readLockfile } from './release/packages.ts'

/**
 * docs/dependencies.md: what package.json asks for, with its licence and why. `node tools/dependencies.ts` writes the
 * table of everything that a release ships, which follows from the lockfile.
 */
export interface DependencyPage {
  readonly server: readonly DependencyRow[]
  readonly browser: readonly DependencyRow[]
  readonly build: readonly DependencyRow[]
}

export interface DependencyRow {
  readonly name: string
  readonly license: string
  readonly reason: string
}

const root = join(import.meta.dirname, '..')
const file = 'docs/dependencies.md'
const begin = '<!-- written by tools/dependencies.ts -->'

export function dependencyPage(folder: string): DependencyPage {
  const text = readFileSync(join(folder, file), 'utf8')
  return {
    server: rowsUnder(text, 'In the server'),
    browser: rowsUnder(text, 'In browsers'),
    build: rowsUnder(text, 'For the build'),
  }
}

function rowsUnder(text: string, title: string): DependencyRow[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
  const rows = section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)
  return [...rows].map(([, name = '', license = '', reason = '']) => ({ name, license: license.trim(), reason }))
}

/** Everything that comes with what the server and browsers use, on any platform. */
export function shippedInAll(folder: string): readonly LockedPackage[] {
  const { server, browser } = dependencyPage(folder)
  const lockfile = readLockfile(folder)
  const names = [...server, ...browser].map(({ name }) => name)
  const all = platforms.flatMap((platform) => lockfile.closureOf(names, platform))
  return [...new Map(all.map((locked) => [locked.path, locked])).values()]
}

/** The page as it has to be. */
export function writtenPage(folder: string): string {
  const [before = ''] = readFileSync(join(folder, file), 'utf8').split(begin)
  const byLicense = Map.groupBy(shippedInAll(folder), ({ license }) => license)
  const rows = [...byLicense]
    .sort(([, first], [, other]) => other.length - first.length)
    .map(([license, packages]) => `| ${license} | ${packages.length} | ${examplesOf(packages)} |`)
  return `${before}${begin}\n\n| licence | packages | |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** All of a licence that few have; of the others there are too many to read. */
function examplesOf(packages: readonly LockedPackage[]): string {
  const names = [...new Set(packages.map(({ name }) => name))].sort()
  return names.length <= 15 ? names.join(', ') : ''
}

if (import.meta.main) writeFileSync(join(root, file), writtenPage(root))
