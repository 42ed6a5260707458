import { parseArgs } from 'node:util'
import { openLog } from '#platform/log'
import { product } from '../../../apps/server/features.ts'
import { readEnvironment } from '../../../apps/server/read-environment.ts'
import { runRole } from '../../../apps/server/run-role.ts'
import { start } from '../../../apps/server/start.ts'
import { startRole } from '../../../apps/server/start-role.ts'
import { type Role, supervise } from '../../../apps/server/supervise.ts'
import { stopRequested } from '../../../apps/server/told-to-stop.ts'

/**
 * An installation whose built-in gateway counts as real money, so that its orders take stock, numbers and statistics:
 * `--port N --data FOLDER` starts it, `--role web|worker` is one of its processes. Nothing that the product reads can
 * make it so; this entry does, and is run by benchmarks alone.
 */
const { values } = parseArgs({
  options: { role: { type: 'string' }, port: { type: 'string' }, data: { type: 'string' } },
})
const settings = readEnvironment({
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  ...(values.data === undefined ? {} : { data: values.data }),
})

if (values.role === undefined) {
  const code = await start({
    settings,
    product,
    log: openLog('start', 'error'),
    samples: false,
    role: undefined,
    say: (line) => process.stdout.write(`${line}\n`),
    stopRequested: stopRequested(),
    run: (options) => supervise({ ...options, entry: process.argv[1] ?? '' }),
  })
  process.exit(code)
} else await runAs(values.role === 'worker' ? 'worker' : 'web')

async function runAs(role: Role): Promise<void> {
  const log = openLog(role)
  const real = { ...settings, config: { ...settings.config, gatewayIsReal: true } }
  await runRole(log, () => startRole(role, log, { settings: real }))
}
