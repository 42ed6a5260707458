import { Agent } from 'node:http'
import { type RunningWeb, startWeb } from '../../apps/server/web.ts'
import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { type Answered, type Ask, type Browser, ask, browserAt } from './request.ts'
import { atEnd } from './at-end.ts'

export interface RunningApp extends RunningWeb {
  ask: (host: string, path: string, options?: Ask) => Promise<Answered>
  browser: (host: string, cookies?: Record<string, string>) => Browser
}

/**
 * The whole web role on a free port, as `./quoin start` runs it. Sites answer at `{name}.localhost:8080`, whatever the
 * port.
 */
export async function runningApp(ctx: OutsideTransaction<PlatformContext>): Promise<RunningApp> {
  const running = await startWeb(ctx, { port: 0, bind: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  atEnd(async () => {
    agent.destroy()
    await running.stop()
  })
  return {
    ...running,
    ask: (host, path, options) => ask(running.port, host, path, { agent, ...options }),
    browser: (host, cookies) => browserAt(running.port, host, cookies, agent),
  }
}
