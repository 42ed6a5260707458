import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type EnvironmentModuleNode, type Plugin, type ViteDevServer, createServer } from 'vite'
import { doors } from '../build/aliases.ts'
import { islandsIn, scriptFiles, wakePlugin } from '../build/islands.ts'
import { languageFolders } from '../languages/read.ts'
import { readLanguage } from '../../apps/server/load-languages.ts'
import { base, catalogueAddress, entries, type Entry } from './script-addresses.ts'

const sources = ['apps', 'features', 'platform', 'samples', 'migrations', 'tools', 'languages']

/** Serves the scripts of the owner area and of visitors, and tells open pages of changes. */
export function openVite(root: string, front: Server, hosts: readonly string[]): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    base,
    publicDir: false,
    cacheDir: join(root, '.quoin/vite'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      doors(root),
      // Looked for anew each time: an island that was just written is found too.
      wakePlugin(root, { get: (name) => islandsIn(root).get(name) }),
      react(),
      entriesPlugin(root),
      cataloguesPlugin,
      gentleChangesPlugin,
    ],
    optimizeDeps: { entries: ['apps/owner/shell.tsx', scriptFiles] },
    server: {
      middlewareMode: true,
      hmr: { server: front },
      allowedHosts: hosts.map((host) => `.${host.replace(/:\d+$/, '')}`),
      // Not the data folder, nor anything else that lies about.
      fs: { allow: [...sources.map((folder) => join(root, folder)), realpathSync(join(root, 'node_modules'))] },
      watch: { ignored: (path: string) => isElsewhere(root, path) },
    },
  })
}

/** Only sources are looked at: a data folder changes all the time. */
function isElsewhere(root: string, path: string): boolean {
  if (!path.startsWith(root)) return true
  const [first = ''] = path.slice(root.length + 1).split('/')
  return first !== '' && !sources.includes(first)
}

/**
 * Entries of the owner area and visitors' scripts: React's refresh must load before any component, which registers with
 * it.
 */
function entriesPlugin(root: string): Plugin {
  const refresh = "import '@vitejs/plugin-react/preamble'"
  const code: Record<Entry, string> = {
    [entries.owner]: `${refresh}\nimport ${JSON.stringify(join(root, 'apps/owner/shell.tsx'))}`,
    [entries.visitor]: `${refresh}\nimport ${JSON.stringify(join(root, 'apps/visitor/boot.ts'))}`,
  }
  return {
    name: 'quoin-entries',
    resolveId: (source) => (source in code ? `\0${source}` : null),
    load: (id) => code[id.slice(1) as Entry] ?? null,
  }
}

/** Messages of the owner area, read anew for each page: a sentence that was just changed is said. */
const cataloguesPlugin: Plugin = {
  name: 'quoin-catalogues',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const address = `${base}${(request.url ?? '').replace(/^\//, '').replace(base.slice(1), '')}`
      const language = languageFolders().find((name) => catalogueAddress(name) === address)
      if (!language) return next()
      response.setHeader('content-type', 'application/json')
      response.setHeader('access-control-allow-origin', '*')
      response.end(JSON.stringify(readLanguage(language)))
    })
  },
}

/**
 * Changes for which Vite would reload pages, although a gentler way exists: style sheets are swapped in open pages, and
 * visitors' files come with their page, which reloads once the server shows the change.
 */
const gentleChangesPlugin: Plugin = {
  name: 'quoin-gentle-changes',
  hotUpdate: {
    order: 'pre',
    handler({ modules }) {
      if (this.environment.name !== 'client') return
      return modules.filter((module) => !module.id?.includes('?inline') && isOfOwnerArea(module))
    },
  },
}

/** Browsers of visitors alone have loaded the file. */
export function isForVisitorsOnly({ environments }: ViteDevServer, file: string): boolean {
  const modules = [...(environments.client.moduleGraph.getModulesByFile(file) ?? [])]
  return modules.length > 0 && !modules.some(isOfOwnerArea)
}

function isOfOwnerArea(module: EnvironmentModuleNode): boolean {
  const seen = new Set<EnvironmentModuleNode>()
  const waiting = [module]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.id === `\0${entries.owner}`) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...next.importers)
  }
  return false
}
