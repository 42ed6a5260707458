import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../server/project-root.ts'
import type { Command } from './command.ts'

/** Releases read the sources and the packages, so a tool of the source tree makes them. */
export const releaseCommand: Command = {
  name: 'release',
  does: 'Writes an archive that starts without npm and without a build: the built program, its packages, Node and PostgreSQL.',
  options: {
    platform: { value: 'linux-x64|linux-arm64', says: 'for which system (default: this one)' },
    out: { value: './release', says: 'the folder into which it is written (default: release beside the program)' },
  },
  examples: ['./quoin release', './quoin release --platform linux-arm64 --out /tmp/release'],
  run: async (input) => {
    const words = ['platform', 'out'].flatMap((option) => {
      const value = input.text(option)
      return value === undefined ? [] : [`--${option}`, value]
    })
    const child = spawn(process.execPath, [join(projectRoot(), 'tools/release.ts'), ...words], { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  },
}
