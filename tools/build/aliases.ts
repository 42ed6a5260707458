import { join } from 'node:path'
import type { Plugin } from 'vite'

/** `#features/x/contract` and `#platform/x` as package.json maps them. */
export function doors(root: string): Plugin {
  return {
    name: 'quoin-doors',
    enforce: 'pre',
    resolveId(source) {
      const door = /^#(features|platform)\/(.+)$/.exec(source)
      if (door) return join(root, door[1] ?? '', door[2] ?? '', 'index.ts')
      return source === '#samples' ? join(root, 'samples/index.ts') : null
    },
  }
}
