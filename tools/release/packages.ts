import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A system for which a release is made. Others are reached by their own Node and a PostgreSQL of their own. */
export const platforms = ['linux-x64', 'linux-arm64'] as const
export type Platform = (typeof platforms)[number]

/** A package as package-lock.json holds it. */
export interface LockedPackage {
  /** Where npm puts it: `node_modules/a`, `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity: string
  /** Paths of the packages that it needs. */
  readonly needs: readonly string[]
}

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Licences missing in the package's manifest, taken from its licence file. */
const unsaidLicenses: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

export interface Lockfile {
  /** These packages and all that they need on a platform, in order. */
  closureOf: (names: readonly string[], platform: Platform) => readonly LockedPackage[]
}

export function readLockfile(root: string): Lockfile {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages: entries } = JSON.parse(text) as { packages: Record<string, LockEntry> }

  const pathOf = (from: string, name: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
      const path = `${at}${at ? '/' : ''}node_modules/${name}`
      if (entries[path]) return path
      if (at === '') return undefined
    }
  }
  const needsOf = (path: string, entry: LockEntry, platform: Platform): string[] => {
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    )
    const names = [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]
    // Types are no code: nothing of them runs.
    const paths = names.filter((name) => !name.startsWith('@types/')).flatMap((name) => pathOf(path, name) ?? [])
    return [...new Set(paths)].filter((needed) => fits(entries[needed] ?? {}, platform))
  }

  return {
    closureOf: (names, platform) => {
      const found = new Map<string, LockedPackage>()
      const waiting = names.map((name) => {
        const path = pathOf('', name)
        if (!path) throw new Error(`package-lock.json does not hold ${name}.`)
        return path
      })
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const entry = entries[path] ?? {}
        if (found.has(path) || !fits(entry, platform)) continue
        const needs = needsOf(path, entry, platform)
        found.set(path, lockedPackage(path, entry, needs))
        waiting.push(...needs)
      }
      return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    },
  }
}

function lockedPackage(path: string, entry: LockEntry, needs: readonly string[]): LockedPackage {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    path,
    name,
    version: entry.version ?? '',
    license: entry.license ?? unsaidLicenses[name] ?? '',
    integrity: entry.integrity ?? '',
    needs,
  }
}

/** Builds for Linux come in two kinds, by the C library; releases run with glibc. */
function fits({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const [ownOs = '', ownCpu = ''] = platform.split('-')
  const allows = (list: readonly string[] | undefined, own: string): boolean => !list || list.includes(own)
  return allows(os, ownOs) && allows(cpu, ownCpu) && allows(libc, 'glibc')
}
