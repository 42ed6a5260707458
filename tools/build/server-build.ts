import { existsSync, globSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { doors } from './aliases.ts'

const entries = {
  main: 'apps/server/main.ts',
  command: 'apps/command/main.ts',
  prepare: 'apps/command/prepare.ts',
  load: 'tests/load/support/load-process.ts',
  stalls: 'tests/load/support/stalls-process.ts',
  'real-money': 'tests/load/support/real-money-process.ts',
}
const own = /^(\.|\/|#|\0)/

/**
 * Packages of which the program uses a part, in hundreds of modules: built in, they take a third of the memory. A
 * release still brings them.
 */
const builtIn = ['zod', 'kysely', 'culori', 'prosemirror-model', 'prosemirror-transform']
/** Dependency that only one of them uses. */
const broughtAlong = ['orderedmap']
const isBuiltIn = (source: string): boolean =>
  [...builtIn, ...broughtAlong].some((name) => source === name || source.startsWith(`${name}/`))

/** The server and the commands as plain modules; packages stay in node_modules. */
export function serverBuild(root: string, folder: string): InlineConfig {
  const input = Object.fromEntries(
    Object.entries(entries).flatMap(([name, file]) => (existsSync(join(root, file)) ? [[name, join(root, file)]] : [])),
  )
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [doors(root), wholePlugin, wrapperPlugin(Object.keys(input)), threadsPlugin, packagesPlugin, asciiPlugin],
    ssr: { external: true, noExternal: [...builtIn, ...broughtAlong] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      cssMinify: true,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { ...input, ...threads(root) },
        external: (source) =>
          builtinModules.includes(source) || source.startsWith('node:') || !(own.test(source) || isBuiltIn(source)),
        output: {
          format: 'es',
          // The engine keeps the source as long as the process lives.
          comments: false,
          entryFileNames: 'app-[name].js',
          chunkFileNames: 'part-[hash].js',
        },
      },
    },
  }
}

/**
 * A catalogue that nobody names must be loaded all the same, for it tells the sentences of problems. Browsers get none
 * that they do not name; here weight does not matter.
 */
const wholePlugin: Plugin = {
  name: 'quoin-whole',
  transform: (_, id) => (/\/node_modules\//.test(id) ? null : { moduleSideEffects: true }),
}

const workerFile = /new URL\((["'])[^"']*?([\w-]+\.worker)\.ts\1, import\.meta\.url\)/g

/** Each `*.worker.ts` is an entry of its own: `app-NAME.worker.js`. */
function threads(root: string): Record<string, string> {
  const files = globSync('{features,platform,apps,tests}/**/*.worker.ts', { cwd: root })
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(root, file)]))
}

/** Code that starts a thread names its source; the build places it beside the bundle. */
const threadsPlugin: Plugin = {
  name: 'quoin-threads',
  transform(code, id) {
    if (!code.includes('.worker.ts') || /\/node_modules\//.test(id)) return null
    const built = code.replace(workerFile, "new URL('./app-$2.js', import.meta.url)")
    if (built === code && /new URL\([^)]*\.worker\.ts/.test(code))
      this.error(`${id} names a worker in a way that is not understood.`)
    return { code: built, map: null }
  },
}

/**
 * One character outside of Latin script would have the engine keep a whole file in two bytes for each character, as
 * long as the process lives. Written as escapes they mean the same; columns of a line with such characters may differ
 * from the source map.
 */
const asciiPlugin: Plugin = {
  name: 'quoin-ascii',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
}

/** A backslash before such a character means nothing, and would take the one of the escape with it. */
function inAscii(code: string): string {
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, before: string, character: string) => {
    const kept = before.length % 2 === 0 ? before : before.slice(1)
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** `packages.json`: the packages that the built server imports, which a release has to bring. */
const packagesPlugin: Plugin = {
  name: 'quoin-packages',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    const names = [...imports, ...builtIn]
      .filter((name) => !(name in bundle) && !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    const source = JSON.stringify([...new Set(names)].sort(), null, 1)
    this.emitFile({ type: 'asset', fileName: 'packages.json', source })
  },
}

/**
 * React decides when it is loaded whether it is the quick one: that must be said before anything is imported. What
 * the engine made of the modules is kept beside them, so that the next command reads it instead; not for the processes
 * that serve for months, which would hold it in memory (15 MB) for the sixteenth of a second that it saves them.
 */
function wrapperPlugin(names: readonly string[]): Plugin {
  return {
    name: 'quoin-wrapper',
    generateBundle() {
      for (const name of names)
        this.emitFile({
          type: 'asset',
          fileName: `${name}.js`,
          source: [
            "import { enableCompileCache } from 'node:module'",
            "import { join } from 'node:path'",
            "process.env.NODE_ENV = 'production'",
            ...(name === 'main' ? [] : ["enableCompileCache(join(import.meta.dirname, 'compiled'))"]),
            `await import('./app-${name}.js')`,
            '',
          ].join('\n'),
        })
    },
  }
}
