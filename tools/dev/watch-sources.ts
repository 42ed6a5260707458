import { statSync } from 'node:fs'
import type { FSWatcher } from 'vite'

/** Files of one save or branch switch are processed together. */
const togetherMs = 25
/** The watcher says nothing of a second change so soon after the first: it is looked for. */
const deafMs = 100

/** Hands over changed files, those of a moment together. */
export function watchSources(watcher: FSWatcher, show: (files: readonly string[]) => void): void {
  const waiting = new Set<string>()
  const flush = (): void => {
    const files = [...waiting]
    waiting.clear()
    const stamps = files.map((file) => [file, stampOf(file)] as const)
    setTimeout(() => {
      for (const [file, stamp] of stamps) if (stampOf(file) !== stamp) watcher.emit('change', file)
    }, deafMs)
    show(files)
  }
  const note = (file: string): void => {
    if (waiting.size === 0) setTimeout(flush, togetherMs)
    waiting.add(file)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note)
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}
