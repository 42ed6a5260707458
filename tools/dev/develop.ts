import { join } from 'node:path'
import { openLog } from '#platform/log'
import type { CommandInput } from '../../apps/command/command.ts'
import { portOf } from '../../apps/command/start.command.ts'
import { product } from '../../apps/server/features.ts'
import { projectRoot } from '../../apps/server/project-root.ts'
import { readEnvironment } from '../../apps/server/read-environment.ts'
import { start } from '../../apps/server/start.ts'
import { stopRequested } from '../../apps/server/told-to-stop.ts'
import { openServers } from './open-servers.ts'

/** Data folder of development, which tries unfinished migrations: separate from that of `./quoin start`. */
const usualData = '.quoin/dev'

/** As `start`, with processes that run the sources and show what changes. */
export function develop(args: CommandInput): Promise<number> {
  const data = args.text('data') ?? process.env['QUOIN_DATA'] ?? join(projectRoot(), usualData)
  const settings = readEnvironment({ port: portOf(args.text('port')), data })
  return start({
    settings,
    product,
    log: openLog('dev', 'error'),
    samples: !args.has('no-samples'),
    role: undefined,
    say: args.say,
    stopRequested: stopRequested(),
    run: ({ env }) => openServers({ root: projectRoot(), settings, env, say: args.say }),
  })
}
