import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDataFolder } from '../server/data-folder.ts'
import { projectRoot } from '../server/project-root.ts'
import type { Command } from './command.ts'

/**
 * The launcher runs it from the sources (`tools/dev`), so that nothing has to be built; this is its help, and the way
 * in for scripts.
 */
export const devCommand: Command = {
  name: 'dev',
  does: 'Starts Quoin from its sources, for those who change it: what is saved shows at once. Ctrl-C ends it.',
  options: {
    port: { value: '8080', says: 'where the web server listens (or PORT)' },
    data: {
      value: '.quoin/dev',
      says: 'the folder of the installation (default: .quoin/dev beside the program, or QUOIN_DATA)',
    },
    'no-samples': { says: 'a new installation starts without the sample sites' },
  },
  examples: ['./quoin dev', './quoin dev --port 9000 --data /tmp/quoin'],
  run: async (input) => {
    // Faults of the folder are reported before anything starts.
    const folder = input.text('data')
    if (folder !== undefined) openDataFolder(folder)
    const child = spawn(join(projectRoot(), 'quoin'), process.argv.slice(2), { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  },
}
