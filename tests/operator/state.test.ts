import { copyFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { makeBackup } from '#platform/backup'
import { migrationsIn } from '../../platform/database/migrate.ts'
import { twoSites } from '../security/two-sites.ts'

const largest = 300_000
const keepIn = process.env['QUOIN_KEEP_STATE']

/**
 * Creates the state from which `upgrade.test.ts` starts. With `QUOIN_KEEP_STATE=tests/operator/states` the backup stays
 * there, named after the last migration: in a checkout of an earlier commit, its program writes the state of that
 * version.
 */
test('two sites with content, orders and members fit into a backup that is small enough for the repository', async () => {
  const { ctx } = await twoSites()
  const last = migrationsIn(join(import.meta.dirname, '../../migrations'))
    .at(-1)
    ?.file.slice(0, 4)
  const file = join(temporaryFolder('quoin-state'), `${last}.tar.gz`)
  await makeBackup(ctx, file)
  expect(statSync(file).size).toBeLessThan(largest)
  if (keepIn) copyFileSync(file, join(keepIn, `${last}.tar.gz`))
})
