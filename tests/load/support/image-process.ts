import { type ChildProcess, fork } from 'node:child_process'
import { messageFrom } from './measure.ts'

/** Seconds of the process's own processor time. */
export interface RenderCost {
  /** Ours: until the first width can be shown, for all WebP widths, for everything. */
  first: number
  webp: number
  all: number
  /** Bare sharp, which decodes once: the same WebP widths, the same outputs. */
  bareWebp: number
  bareAll: number
  /** As a clock saw it: ours until the first width, ours for everything. */
  firstElapsed: number
  allElapsed: number
}

export interface ImageProcess {
  child: ChildProcess
  render: () => Promise<RenderCost>
}

/** A process of its own that makes an image in all widths, by our way and by bare sharp. */
export function startImageProcess(file: string): ImageProcess {
  const child = fork(import.meta.filename, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return {
    child,
    render: () => {
      child.send('render')
      return messageFrom<RenderCost>(child, 300)
    },
  }
}

if (process.argv[1] === import.meta.filename) {
  process.on('message', () => void answer())
  process.on('disconnect', () => process.exit(0))
}

async function answer(): Promise<void> {
  const { renderBoth } = await import('./render-both.ts')
  process.send?.(await renderBoth(process.argv[2] ?? ''))
}
