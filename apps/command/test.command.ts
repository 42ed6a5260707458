import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../server/project-root.ts'
import type { Command } from './command.ts'

/**
 * Describes the tests in the help and for scripts. The launcher runs them without the built program, so that a program
 * that does not build can be tested.
 */
export const testCommand: Command = {
  name: 'test',
  does: 'Checks everything: types, style, boundaries, tests on a real database, sizes, journeys in a browser.',
  examples: ['./quoin test', './quoin test --changed'],
  run: async () => {
    const child = spawn('bash', [join(projectRoot(), 'tools/test.sh')], { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  },
}
