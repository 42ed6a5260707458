import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface LoadSite {
  child: ChildProcess
  pid: number
  port: number
  pages: readonly { name: string; path: string; documentId: string; blockId: string }[]
  token: string
  sitesHost: string
  adminHost: string
}

/** Our web process over a fresh data folder with so many sites; the last of them has so many pages. */
export async function startLoadSite(folder: string, sites: number, pages: number): Promise<LoadSite> {
  const entry = join(import.meta.dirname, '../../../dist/server/load.js')
  if (!existsSync(entry)) throw new Error('The program is not built. Run ./quoin bench again: it builds first.')
  const child = fork(entry, [folder, String(sites), String(pages)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The web process did not start.'))),
  ])) as [Omit<LoadSite, 'child' | 'pid'>]
  return { child, pid: child.pid ?? 0, ...message }
}
