import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { doors } from './aliases.ts'
import { islandsIn, wakeName, wakePlugin } from './islands.ts'

/**
 * One small script for every page that needs one, and one for each island and behaviour, found by the names of their
 * files.
 */
export function visitorBuild(root: string, folder: string): InlineConfig {
  const islands = islandsIn(root)
  const entries = Object.fromEntries([...islands].map(([name]) => [name, wakeName(name)]))
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      ownMakerPlugin,
      ownResizePlugin(root),
      doors(root),
      plainImportsPlugin,
      wakePlugin(root, islands),
      manifestPlugin(new Set(islands.keys())),
      fontsPlugin(root),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: true,
      minify: 'oxc',
      reportCompressedSize: false,
      license: { fileName: 'licenses.json' },
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

const galleries = 'features/galleries/(visitor|contract)'
/** Modules that always load together form a single file, which compresses better and needs one request. */
const partsWakingTogether = [
  {
    name: 'gallery',
    test: new RegExp(
      `wake:gallery$|${galleries}/(gallery\\.behaviour|(history|keyboard|still|gallery-index)\\.(dom|rules))`,
    ),
  },
]

/**
 * Visitors' scripts bring no style sheets that would have to be fetched before them: Vite's helper for that is 1 kB of
 * nothing.
 */
const plainImportsPlugin: Plugin = {
  name: 'quoin-plain-imports',
  configResolved: ({ plugins }) => {
    const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
    if (at < 0) throw new Error('Vite wraps dynamic imports elsewhere: look for its plugin anew.')
    ;(plugins as Plugin[]).splice(at, 1)
  },
}

/** The wrapper of a behaviour is three words: as a file of its own it would add a request to every page. */
const ownMakerPlugin: Plugin = {
  name: 'quoin-own-maker',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '#platform/islands' && importer?.endsWith('.behaviour.ts') ? `\0behaviour:${importer}` : null,
  load: (id) => (id.startsWith('\0behaviour:') ? 'export const behaviour = (name, wake) => ({ wake })' : null),
}

/**
 * All that galleries take from behind this door is three lines: shared with others they were a file that the first
 * slide waited for.
 */
function ownResizePlugin(root: string): Plugin {
  return {
    name: 'quoin-own-resize',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '#platform/visitor' && importer?.endsWith('/gallery.dom.ts')
        ? join(root, 'platform/visitor/resize.ts?own')
        : null,
  }
}

/** `manifest.json`: the file of the boot script and of each name. */
function manifestPlugin(names: ReadonlySet<string>): Plugin {
  return {
    name: 'quoin-visitor-manifest',
    generateBundle(_, bundle) {
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? [[file.name, file.fileName] as const] : [],
      )
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
