import { openEmbedded } from '#platform/database'
import { loadLanguages } from '../server/load-languages.ts'
import { flushed } from './flushed.ts'
import { runCommand } from './run-command.ts'
import { startCommand } from './start.command.ts'

/**
 * Work that the launcher of `start` leaves to a short-lived process: reading the settings, opening the database,
 * creating the samples, and printing the addresses; and afterwards stopping an unused database.
 */
const [name, dataFolder = ''] = process.argv.slice(2)
loadLanguages()
process.exitCode =
  name === 'end' ? await endDatabase(dataFolder) : await runCommand([startCommand], process.argv.slice(2))
await flushed(process.stdout)
process.exit()

async function endDatabase(folder: string): Promise<number> {
  await (await openEmbedded(folder)).close()
  return 0
}
