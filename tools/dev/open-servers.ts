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
  const tell = (event: string, data?: unknown) => vite.ws.send({ type: 'custom', event, data })
  const show = async (files: readonly string[]): Promise<void> => {
    const began = Date.now()
    const isMigration = files.some((file) => file.startsWith(join(root, 'migrations')))
    const { isShown, failure } = await (isMigration ? roles.restart() : roles.show(files))
    if (failure) {
      process.stderr.write(`${failure.stack}\n`)
      vite.ws.send({ type: 'error', err: failure })
    }
    if (!isShown && !files.some((file) => isForVisitorsOnly(vite, file))) return
    if (files.some((file) => !file.endsWith('.css'))) tell('quoin:rendered')
    const names = files.slice(0, 3).map((file) => relative(root, file))
    say(`${names.join(', ')}${files.length > 3 ? ' …' : ''}: shown after ${((Date.now() - began) / 1000).toFixed(2)} s`)
  }
  watchSources(vite.watcher, (files) => {
    for (const sheet of sheets.changedIn(files)) tell('quoin:sheet', sheet)
    void show(files)
  })
}
