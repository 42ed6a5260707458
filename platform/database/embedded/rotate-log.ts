import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs'

const mostBytes = 10_000_000
const keptFiles = 3

/**
 * Rotates a log of at most 10 MB with three older ones: `.1` is the newest. The server goes on appending to the same
 * file, so it is copied and truncated. The first of several processes does it; the others find a short file. On a full
 * disk the part to be copied is lost.
 */
export function rotateLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return
  try {
    for (let number = keptFiles - 1; number >= 1; number -= 1)
      if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`)
    copyFileSync(file, `${file}.1`)
  } catch {
    // A full disk has no space for the copy; emptying the log makes space.
  }
  truncateSync(file)
}
