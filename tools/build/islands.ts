import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Islands and behaviours: what wakes in visitors' browsers. */
export const scriptFiles = 'features/**/*.{island.tsx,behaviour.ts}'

const prefix = 'wake:'

/** Returns the script name of an island or behaviour, wherever it is bundled or served. */
export function wakeName(name: string): string {
  return prefix + name
}

/** Islands and behaviours by the names of their files. */
export function islandsIn(root: string): Map<string, string> {
  const files = globSync(scriptFiles, { cwd: root })
  const found = new Map<string, string>()
  for (const file of files.sort()) {
    const name = basename(file).replace(/\.(island\.tsx|behaviour\.ts)$/, '')
    if (found.has(name)) throw new Error(`Two scripts are called ${name}: ${found.get(name)} and ${file}. Rename one.`)
    found.set(name, file)
  }
  return found
}

/** Provides `wake(root, props)` for the loader: an island's hydration, or the behaviour itself. */
export function wakePlugin(root: string, islands: Pick<ReadonlyMap<string, string>, 'get'>): Plugin {
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
      return `import { ${behaviourIn(join(root, islands.get(name) ?? ''), name)} as found } from ${file}\nexport const wake = found.wake`
    },
  }
}

/** Asked for by its own name: a search through all that a file exports would keep all of it, and the search. */
function behaviourIn(file: string, name: string): string {
  const found = new RegExp(`export const (\\w+) = behaviour\\b[^(]*\\(\\s*'${name}'`).exec(
    readFileSync(file, 'utf8'),
  )?.[1]
  if (!found) throw new Error(`${file} exports no behaviour called ${name}.`)
  return found
}
