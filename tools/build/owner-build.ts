import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { doors } from './aliases.ts'
import { firstModules, type Places, placeModules } from './owner-chunks.ts'
import { ownerLanguages } from './owner-languages.ts'
import { laterPrefix, preloadPlugin } from './preload-plugin.ts'

const messageModules = /\.messages\.ts$|[\\/]platform[\\/]i18n[\\/]/
const base = '/universal/yui3/3.17.2/'
const entry = 'apps/owner/shell.tsx'

/**
 * The owner area. Built twice: what the bundler makes of it by itself tells which modules are better off in one file.
 */
export async function ownerBuild(root: string, folder: string): Promise<InlineConfig | null> {
  const alone = ownerConfig(root, folder, { places: new Map(), first: new Set() })
  if (alone === null) return null
  const built = (await build({
    ...alone,
    build: { ...alone.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return ownerConfig(root, folder, { places: placeModules(root, chunks), first: firstModules(root, chunks) })
}

interface Plan {
  places: Places
  /** Modules loaded before the first click: their texts are bundled with them, all others load later. */
  first: ReadonlySet<string>
}

function ownerConfig(root: string, folder: string, { places, first }: Plan): InlineConfig | null {
  if (!existsSync(join(root, entry))) return null
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    base,
    publicDir: false,
    plugins: [
      preloadPlugin(base),
      doors(root),
      stillBehaviours,
      ownLanguages(),
      noJsonSchema(),
      noFormatMethods(),
      noEnglishErrors(),
      react(),
      manifestPlugin(),
      ownerLanguages(root, first),
    ],
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
        input: { shell: join(root, entry) },
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash].js',
          // A file that only leads to another has the module that it stands for, and holds none.
          chunkFileNames: ({ facadeModuleId, moduleIds }) =>
            [facadeModuleId ?? '', ...moduleIds].some((id) => first.has(id))
              ? 'ui-[hash].js'
              : `${laterPrefix}[hash].js`,
          assetFileNames: 'ui-[hash][extname]',
          codeSplitting: {
            groups: [
              // Which messages a screen says is a line: beside what every screen loads they cost less than a request
              // each.
              {
                name: (id) => (messageModules.test(id) ? 'base' : (places.get(id) ?? null)),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }
}

/** On the canvas nothing wakes: of what wakes in a visitor's browser only the name is there. */
const stillBehaviours: Plugin = {
  name: 'quoin-still-behaviours',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('.behaviour.ts')) return null
    const names = [...code.matchAll(/^export const (\w+) = behaviour\b/gm)].map(([, name]) => name)
    if (names.length === 0) throw new Error(`${id} has no behaviour.`)
    return names.map((name) => `export const ${name} = { kind: 'behaviour', name: '${name}', wake() {} }`).join('\n')
  },
}

/**
 * `manifest.json`: what the page of the owner area has to name. Its style sheets are those of all that it imports at
 * once.
 */
function manifestPlugin(): Plugin {
  return {
    name: 'quoin-owner-manifest',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shell = chunks.find(({ isEntry }) => isEntry)
      if (!shell) return
      const loaded = withImports(shell, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
      const css = loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      const manifest = {
        js: [shell.fileName],
        css: [...new Set(css)],
        imports: loaded.filter((chunk) => chunk !== shell).map(({ fileName }) => fileName),
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 1) })
    },
  }
}

/** A file and all that it imports at once, each once and after what it imports itself. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): readonly Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunk.imports.flatMap((name) => chunks.get(name) ?? [])
  return [...imported.flatMap((each) => withImports(each, chunks, seen)), chunk]
}

/** React Aria brings its words in thirty languages; all but those of the owner area would weigh more than itself. */
function ownLanguages(): Plugin {
  return {
    name: 'quoin-own-languages',
    load: {
      filter: {
        id: /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[a-z]+\/)?(?!en-US|nl-NL|de-DE)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => "export { default } from './en-US.mjs'",
    },
  }
}

/**
 * zod can write JSON Schema, and every schema carries the way to it: the owner area never asks, and keeps only the
 * names.
 */
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

/** `z.string().email()` and the like, which zod itself replaced with `z.email()`. */
const formatMethod = /^ {4}(\w+)\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},\n/gm

/**
 * Every schema of a string has methods for all formats of zod. The owner area keeps only the formats that it asks for.
 */
function noFormatMethods(): Plugin {
  return {
    name: 'quoin-no-format-methods',
    load: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(id) {
        const source = readFileSync(id, 'utf8')
        if (!formatMethod.test(source))
          throw new Error(`${id} has no methods of formats. Read it, and change this plugin.`)
        return source.replaceAll(formatMethod, '')
      },
    },
    transform: {
      filter: {
        id: /\/(?:features|platform|apps)\/.+\.tsx?$/,
        code: /\bz\s*\.string\(\)[\w.()\s]*\.(?:email|url|uuid|date|datetime)\(/,
      },
      handler(_, id) {
        throw new Error(`${id} asks z.string() for a format. Write z.email(), z.url(), z.uuid() or z.iso.date().`)
      },
    },
  }
}

/** Errors of zod have English sentences. The owner area writes its own from their codes, in the owner’s language. */
function noEnglishErrors(): Plugin {
  return {
    name: 'quoin-no-english-errors',
    load: {
      filter: { id: /\/zod\/v4\/locales\/en\.js$/ },
      handler: () => "export default () => ({ localeError: () => 'Invalid input' })",
    },
  }
}
