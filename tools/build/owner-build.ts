import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { doors } from './aliases.ts'
import { type Places, placeModules } from './owner-chunks.ts'
import { ownerLanguages } from './owner-languages.ts'

const messageModules = /\.messages\.ts$|[\\/]platform[\\/]i18n[\\/]/
const entries = { shell: 'apps/owner/shell.tsx', canvas: 'apps/owner/canvas.tsx' }

/** The owner area. Built twice: what the bundler makes of it by itself tells which modules are better off in one file. */
export async function ownerBuild(root: string, folder: string): Promise<InlineConfig | null> {
  const alone = ownerConfig(root, folder, new Map())
  if (alone === null) return null
  const built = (await build({
    ...alone,
    build: { ...alone.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return ownerConfig(
    root,
    folder,
    placeModules(
      root,
      built.output.filter((file) => file.type === 'chunk'),
    ),
  )
}

/** Its shell, and what runs inside the canvas where that has an entry of its own. */
function ownerConfig(root: string, folder: string, places: Places): InlineConfig | null {
  const input = Object.fromEntries(
    Object.entries(entries).flatMap(([name, file]) => (existsSync(join(root, file)) ? [[name, join(root, file)]] : [])),
  )
  if (Object.keys(input).length === 0) return null
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    base: '/universal/yui3/3.17.2/',
    publicDir: false,
    plugins: [doors(root), ownLanguages(), noJsonSchema(), react(), manifestPlugin(), ownerLanguages(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      minify: 'oxc',
      reportCompressedSize: false,
      license: { fileName: 'licenses.json' },
      chunkSizeWarningLimit: 2000,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'ui-[hash].js',
          assetFileNames: 'ui-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: (id) => places.get(id) ?? null, debugName: 'places', includeDependenciesRecursively: false },
              // Which messages a screen says is a line: in one file they cost less than a request each.
              { name: 'messages', test: messageModules, includeDependenciesRecursively: false, priority: 1 },
            ],
          },
        },
      },
    },
  }
}

/** `manifest.json`: what the page of each entry has to name, its style sheets and those of what it imports at once. */
function manifestPlugin(): Plugin {
  return {
    name: 'quoin-owner-manifest',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const cssOf = (fileName: string, seen = new Set<string>()): string[] => {
        const chunk = chunks.get(fileName)
        if (!chunk || seen.has(fileName)) return []
        seen.add(fileName)
        const own = [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
        return [...chunk.imports.flatMap((imported) => cssOf(imported, seen)), ...own]
      }
      const manifest = Object.fromEntries(
        [...chunks.values()]
          .filter((chunk) => chunk.isEntry)
          .map((chunk) => [chunk.name, { js: [chunk.fileName], css: [...new Set(cssOf(chunk.fileName))] }]),
      )
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 1) })
    },
  }
}

/** React Aria brings its words in thirty languages; the owner area speaks two, and the others would weigh more than itself. */
function ownLanguages(): Plugin {
  return {
    name: 'quoin-own-languages',
    load: {
      filter: {
        id: /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[a-z]+\/)?(?!en-US|nl-NL)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => "export { default } from './en-US.mjs'",
    },
  }
}

/** zod can write JSON Schema, and every schema carries the way to it: the owner area never asks, and keeps only the names. */
function noJsonSchema(): Plugin {
  return {
    name: 'quoin-no-json-schema',
    load: {
      filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
      handler(id) {
        const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
          ([, name]) => name,
        )
        return `const none = () => undefined\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
      },
    },
  }
}
