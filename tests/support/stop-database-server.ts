/** Stops the server of the test databases that a killed run has left behind, unless another run uses it. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbedded } from '#platform/database'
import { serverState } from '../../platform/database/embedded/postmaster.ts'
import { databaseFolder } from './database-server.ts'

const isRunning = (): boolean => serverState(join(databaseFolder, 'postgres')).is === 'running'

// The connections of a process that was killed hold their claim a moment longer than it.
for (const end = Date.now() + 2_000; Date.now() < end && isRunning(); await pause(100)) {
  const server = await openEmbedded(databaseFolder)
  await server.close()
}
