import { once } from 'node:events'
import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Settings } from '../../apps/server/read-environment.ts'
import type { Supervised } from '../../apps/server/supervise.ts'
import { openFront } from './front.ts'
import { type Roles, runRoles } from './run-roles.ts'
import { styleSheets } from './style-sheets.ts'
import { isForVisitorsOnly, openVite } from './vite-server.ts'
import { watchSources } from './watch-sources.ts'

export interface ServersToOpen {
  readonly root: string
  readonly settings: Settings
  readonly env: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
}

/** The processes that answer, the server of scripts, and the one address before both. */
export function openServers({ root, settings, env, say }: ServersToOpen): Supervised {
  const { config, bind = '127.0.0.1' } = settings
  const own = { NODE_ENV: 'development', QUOIN_PLATFORM_HOST: config.platformHost, QUOIN_BIND: '127.0.0.1' }
  const roles = runRoles({ ...env, ...own })
  const front = openFront(roles.webPort)
  const opened = openVite(root, front, [config.platformHost, config.sitesHost, config.adminHost]).then(async (vite) => {
    front.scripts = vite.middlewares
    showChanges({ root, roles, vite, say })
    front.listen(config.port, bind)
    await once(front, 'listening')
    return vite
  })
  return {
    ready: Promise.all([roles.ready, opened]).then(() => {}),
    failed: roles.failed,
    stop: async () => {
      front.close()
      front.closeAllConnections()
      await Promise.all([roles.stop(), opened.then((vite) => vite.close()).catch(() => {})])
    },
  }
}

interface Showing {
  root: string
  roles: Roles
  vite: ViteDevServer
  say: (line: string) => void
}

/** Style sheets are swapped in open pages at once; pages load anew when the server renders them otherwise. */
function showChanges({ root, roles, vite, say }: Showing): void {
  const sheets = styleSheets(root)
  const tellAll = (event: string, data?: unknown) => vite.ws.send({ type: 'custom', event, data })
  let rendersSince = 0
  const show = async (files: readonly string[]): Promise<void> => {
    const began = Date.now()
    const isMigration = files.some((file) => file.startsWith(join(root, 'migrations')))
    const shown = await (isMigration ? roles.restart() : roles.show(files))
    if (shown.state === 'unused' && !files.some((file) => isForVisitorsOnly(vite, file))) return
    if (shown.state === 'failed' && shown.failure) {
      process.stderr.write(`${shown.failure.stack}\n`)
      vite.ws.send({ type: 'error', err: shown.failure })
      return
    }
    if (shown.state === 'failed' || files.some((file) => !file.endsWith('.css'))) {
      rendersSince = Date.now()
      tellAll('quoin:rendered')
    }
    const names = files.slice(0, 3).map((file) => relative(root, file))
    const seconds = ((Date.now() - began) / 1000).toFixed(2)
    if (shown.state !== 'failed') say(`${names.join(', ')}${files.length > 3 ? ' …' : ''}: shown after ${seconds} s`)
  }
  watchSources(vite.watcher, (files) => {
    for (const sheet of sheets.changedIn(files)) tellAll('quoin:sheet', sheet)
    void show(files)
  })
  vite.ws.on('quoin:opened', ({ at }: { at: number }, page) => {
    for (const sheet of sheets.changed()) page.send('quoin:sheet', sheet)
    if (at < rendersSince) page.send('quoin:rendered')
  })
}
