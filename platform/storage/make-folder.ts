import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it one after the other, because Node's own recursive function never ends below
 * /proc, where none can be created.
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
