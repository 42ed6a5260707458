import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleOf } from './render-part.tsx'

/** What the build says of itself: `dist/visitor/manifest.json`. */
interface Manifest {
  boot: string
  islands: Record<string, string>
}

export interface Bundles {
  bundleOf: BundleOf
  /** The one script that a page may load by itself; null while nothing is built. */
  bootUrl: string | null
}

const root = '/universal/yui3/3.17.2/'

/** Read once, when the first page is rendered. */
export function bundlesIn(folder: string): Bundles {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    return { bootUrl: root + manifest.boot, bundleOf: (name) => (manifest.islands[name] ? root + manifest.islands[name] : null) }
  } catch {
    return { bootUrl: null, bundleOf: () => null }
  }
}
