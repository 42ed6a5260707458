import { parseArgs } from 'node:util'
import { type PlatformContext } from '#platform/context'
import { runWorker } from '#platform/jobs'
import { openLog } from '#platform/log'
import { listenProblem } from './check-port.ts'
import { product } from './features.ts'
import { openInstallation } from './open-installation.ts'
import { type Settings, readEnvironment } from './read-environment.ts'
import { type Running, runRole } from './run-role.ts'
import { startWeb } from './web.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'web' } } })
const role = values.role === 'worker' ? 'worker' : 'web'
const log = openLog(role)

await runRole(log, async () => {
  const settings = readEnvironment()
  const installation = await openInstallation({ settings, product, log, connections: role === 'web' ? 20 : 10 })
  const running = await (role === 'web' ? web(installation.ctx, settings) : worker(installation.ctx))
  return {
    stop: async () => {
      await running.stop()
      await installation.close()
    },
  }
})

async function web(ctx: PlatformContext, { config, bind }: Settings): Promise<Running> {
  return startWeb(ctx, { port: config.port, bind }).catch((error) => {
    throw listenProblem(error, config.port, bind)
  })
}

async function worker(ctx: PlatformContext): Promise<Running> {
  return runWorker(ctx)
}
