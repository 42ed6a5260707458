import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { isFresh, modulesPlugin, stampOf, writeStamp } from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'

export interface Target {
  readonly name: string
  /** Patterns by which it finds its entries: a new file that fits makes it stale. */
  readonly finds: readonly string[]
  /** Patterns of what it reads beside what it bundles. */
  readonly reads: readonly string[]
  /** Browsers fetch its files. */
  readonly isServed?: boolean
  /** Loaded only when something is built. null: there is nothing to build. */
  readonly config: () => Promise<(root: string, folder: string) => InlineConfig | null | Promise<InlineConfig | null>>
}

export interface HowToBuild {
  /** Only what has changed since the last time. */
  readonly ifStale: boolean
  readonly say: (line: string) => void
}

/** Sources of every build, whatever it bundles. */
const always = ['package-lock.json', 'tools/build.ts', 'tools/build/*.ts']

/**
 * Builds `dist/{name}` of each target. Beside it stands what it was made from, as the bundler followed the imports: a
 * file that is in no bundle makes none stale.
 */
export async function buildTargets(
  root: string,
  targets: readonly Target[],
  { ifStale, say }: HowToBuild,
): Promise<void> {
  for (const { name, finds, reads, isServed, config } of targets) {
    const folder = join(root, 'dist', name)
    const stampFile = join(folder, '.stamp')
    const readBeside = [...always, ...reads]
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !file.endsWith('.test.ts'))
    // Every command asks whether something is stale, and nearly always nothing is.
    if (ifStale && isFresh(root, stampFile, readBeside)) continue
    const began = Date.now()
    const settings = await (await config())(root, folder)
    if (settings === null) continue
    rmSync(stampFile, { force: true })
    const read = new Set(readBeside)
    const { build } = await import('vite')
    await build({ ...settings, plugins: [settings.plugins, modulesPlugin(root, read)] })
    if (isServed) await compressFiles(folder)
    writeStamp(stampFile, stampOf(root, read, finds))
    say(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  }
}
