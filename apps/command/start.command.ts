import { openLog } from '#platform/log'
import { product } from '../server/features.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { start } from '../server/start.ts'
import { runByLauncher } from '../server/run-by-launcher.ts'
import { roles } from '../server/supervise.ts'
import { stopRequested } from '../server/told-to-stop.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'

export const startCommand: Command = {
  name: 'start',
  does: 'Starts Quoin: the database, the web server and the worker. Ctrl-C ends it.',
  options: {
    port: { value: '8080', says: 'where the web server listens (or PORT)' },
    data: dataOption,
    'no-samples': { says: 'a new installation starts without the sample sites' },
    role: { value: 'web|worker', says: 'only this process, for installations with several' },
  },
  examples: [
    './quoin start',
    './quoin start --port 9000 --data /var/lib/quoin',
    'DATABASE_URL=postgres://… ./quoin start --role web',
  ],
  run: async (input) => {
    const settings = readEnvironment({ port: portOf(input.text('port')), data: input.text('data') })
    return start({
      settings,
      product,
      log: openLog('start', 'error'),
      samples: !input.has('no-samples'),
      role: roleOf(input),
      say: input.say,
      stopRequested: stopRequested(),
      run: runByLauncher,
    })
  },
}

export function portOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const port = Number(typed)
  if (!/^\d+$/.test(typed) || port < 1 || port > 65_535) throw commandProblems.portUnfit({ typed })
  return port
}

function roleOf(input: CommandInput) {
  const typed = input.text('role')
  const role = roles.find((candidate) => candidate === typed)
  if (typed !== undefined && !role) throw commandProblems.roleUnfit({ typed })
  return role
}
