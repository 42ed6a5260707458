import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedSheet } from './page.ts'

export interface StyleSheets {
  /** Returns those style sheets among the files whose text has changed since the last call. */
  readonly changedIn: (files: readonly string[]) => readonly ChangedSheet[]
  /** All that were another since this began. */
  readonly changed: () => readonly ChangedSheet[]
}

/** A page that is open for longer has to be loaded anew. */
const mostTexts = 100

/** Knows every text that a style sheet has had, and so the one that an open page has. */
export function styleSheets(root: string): StyleSheets {
  const files = globSync('{apps,features,platform}/**/*.css', { cwd: root }).map((file) => join(root, file))
  const texts = new Map(files.map((file) => [file, [readFileSync(file, 'utf8')]]))
  const asChanged = (file: string, all: readonly string[]): ChangedSheet => ({
    file,
    earlier: all.slice(0, -1),
    text: all.at(-1) ?? '',
  })
  return {
    changed: () => [...texts].flatMap(([file, all]) => (all.length > 1 ? asChanged(file, all) : [])),
    changedIn: (changed) =>
      changed
        .filter((file) => file.endsWith('.css') && existsSync(file))
        .flatMap((file) => {
          const earlier = texts.get(file) ?? []
          const text = readFileSync(file, 'utf8')
          // Empty: somebody is about to write it.
          if (text === '' || text === earlier.at(-1)) return []
          const all = [...earlier.filter((earlierText) => earlierText !== text), text].slice(-mostTexts)
          texts.set(file, all)
          return asChanged(file, all)
        }),
  }
}
