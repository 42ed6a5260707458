import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { doors } from './aliases.ts'

const prefix = 'wake:'

/** One small script for every page that needs one, and one for each island and behaviour, found by the names of their files. */
export function visitorBuild(root: string, folder: string): InlineConfig {
  const islands = islandsIn(root)
  const entries = Object.fromEntries([...islands].map(([name]) => [name, `${prefix}${name}`]))
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [doors(root), plainImportsPlugin, wakePlugin(root, islands), manifestPlugin(new Set(islands.keys())), fontsPlugin(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: true,
      minify: 'oxc',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { boot: join(root, 'apps/visitor/boot.ts'), ...entries },
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'part-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: [...partsWakingTogether] },
        },
      },
    },
  }
}

function islandsIn(root: string): Map<string, string> {
  const files = globSync('features/**/*.{island.tsx,behaviour.ts}', { cwd: root })
  const found = new Map<string, string>()
  for (const file of files.sort()) {
    const name = basename(file).replace(/\.(island\.tsx|behaviour\.ts)$/, '')
    if (found.has(name)) throw new Error(`Two scripts are called ${name}: ${found.get(name)} and ${file}. Rename one.`)
    found.set(name, file)
  }
  return found
}

/** What the loader imports: `wake(root, props)` of an island is its hydration, of a behaviour the behaviour itself. */
function wakePlugin(root: string, islands: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'quoin-wake',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const file = JSON.stringify(join(root, islands.get(name) ?? ''))
      if (islands.get(name)?.endsWith('.island.tsx')) {
        const hydrate = JSON.stringify(join(root, 'platform/islands/hydrate.ts'))
        return `import island from ${file}\nimport { hydrate } from ${hydrate}\nexport const wake = hydrate(island.component)`
      }
      return `import * as all from ${file}\nconst found = Object.values(all).find((one) => one?.kind === 'behaviour' && one.name === ${JSON.stringify(name)})\nexport const wake = found.wake`
    },
  }
}

const galleries = 'features/galleries/(visitor|contract)'
/** What a reason to wake always brings together is one file: it compresses better, and the browser waits once. */
const partsWakingTogether = [
  { name: 'gallery-base', test: new RegExp(`${galleries}/(history|keyboard|still|gallery-index)\\.(dom|rules)`) },
  {
    name: 'gallery-core',
    test: new RegExp(`${galleries}/(gallery|gallery-start|gallery-options|settings|swipe)\\.(dom|rules)`),
  },
]

/** Visitors' scripts bring no style sheets that would have to be fetched before them: Vite's helper for that is 1 kB of nothing. */
const plainImportsPlugin: Plugin = {
  name: 'quoin-plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** `manifest.json`: the file of the boot script and of each name. */
function manifestPlugin(names: ReadonlySet<string>): Plugin {
  return {
    name: 'quoin-visitor-manifest',
    generateBundle(_, bundle) {
      const entries = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [[file.name, file.fileName] as const] : []))
      const islands = Object.fromEntries(entries.filter(([name]) => names.has(name)))
      const boot = entries.find(([name]) => name === 'boot')?.[1] ?? ''
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify({ boot, islands }, null, 1) })
    },
  }
}

/** The typefaces that sites can choose, under the names by which the theme asks for them. */
function fontsPlugin(root: string): Plugin {
  return {
    name: 'quoin-fonts',
    async generateBundle() {
      const { fontSources } = await import('./font-sources.ts')
      for (const { fileName, source } of fontSources(root)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
