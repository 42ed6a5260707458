import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with all above it, one after the other: below /proc, where none can be made, Node's own recursive way
 * tries for ever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(`${folder}/`)) return
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // When two processes start at once, the second uses the folder of the first.
    if (!existsSync(`${folder}/`)) throw error
  }
}
