import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFolders } from '#features/design/server'
import { builtFolder } from '#platform/render/server'

/** Folder of scripts and fonts in the addresses of pages. */
export const assetFolder = 'universal/yui3/3.17.2/'

/** Returns all scripts for visitors, because scripts fetch others whose names are in no page. */
export async function visitorScripts(): Promise<string[]> {
  const names = await readdir(builtFolder('visitor')).catch(() => [])
  return names.filter((name) => name.endsWith('.js')).map((name) => assetFolder + name)
}

/** Reads a script or typeface; null for an unknown name. */
export async function builtFile(file: string): Promise<Buffer | null> {
  const name = file.slice(assetFolder.length)
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(name)) return null
  for (const folder of [builtFolder('visitor'), ...fontFolders()]) {
    const bytes = await readFile(join(folder, name)).catch(() => null)
    if (bytes) return bytes
  }
  return null
}
