import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Binaries, binariesIn, versionOf } from './binaries.ts'
import type { ServerIdentity } from './identity.ts'

/**
 * Returns the programs of an earlier version, which alone can read its data: those named by QUOIN_POSTGRES_OLD_BIN,
 * those of Debian and Red Hat, or a copy from when that version ran here.
 */
export function formerBinaries(
  major: string,
  dataFolder: string,
  identity: ServerIdentity,
  named = process.env['QUOIN_POSTGRES_OLD_BIN'],
): Binaries | undefined {
  const folders = named
    ? [named]
    : [
        `/usr/lib/postgresql/${major}/bin`,
        `/usr/pgsql-${major}/bin`,
        ...copiesIn(dataFolder, `postgresql-${major}.`),
        ...copiesIn('/var/lib/quoin', `postgresql-${major}.`),
        ...copiesIn(tmpdir(), `quoin-${identity.own}-postgresql-${major}.`),
      ]
  const bin = folders.find((folder) => versionOf(folder, identity) === major)
  return bin === undefined ? undefined : binariesIn(bin, major)
}

function copiesIn(folder: string, beginning: string): string[] {
  try {
    const copies = readdirSync(folder).filter((name) => name.startsWith(beginning))
    return copies.map((name) => join(folder, name, 'bin'))
  } catch {
    return []
  }
}
