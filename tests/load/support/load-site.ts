import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { roleProcess } from '../../../apps/server/role-process.ts'
import type { CachedPages } from './load-commands.ts'
import { end, messageFrom } from './measure.ts'

export interface LoadSite {
  /** How many pages are kept, which no address says. */
  cachedPages: () => Promise<CachedPages>
  child: ChildProcess
  pid: number
  port: number
  pages: readonly { name: string; path: string; documentId: string; blockId: string }[]
  token: string
  /** The navigation document of the last site, and the one entry in its main menu. */
  menu: { documentId: string; nodeId: string }
  sitesHost: string
  adminHost: string
}

/** Our web process over a fresh data folder with so many sites; the last of them has so many pages. */
export async function startLoadSite(folder: string, sites: number, pages: number, seconds = 600): Promise<LoadSite> {
  const entry = join(import.meta.dirname, '../../../dist/server/load.js')
  if (!existsSync(entry)) throw new Error('The program is not built. Run ./quoin bench again: it builds first.')
  const { flags } = roleProcess('web', {})
  const child = fork(entry, [folder, String(sites), String(pages)], {
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const message = await messageFrom<Omit<LoadSite, 'child' | 'pid' | 'cachedPages'>>(child, seconds).catch(
    async (error: unknown) => {
      await end(child)
      throw error
    },
  )
  const cachedPages = async (): Promise<CachedPages> => {
    child.send('count')
    const { answer } = await messageFrom<{ answer: CachedPages }>(child, 60)
    return answer
  }
  return { child, pid: child.pid ?? 0, cachedPages, ...message }
}

/** The worker role over the same folder, as `start` runs it beside the web role. */
export function startLoadWorker(folder: string): ChildProcess {
  const entry = join(import.meta.dirname, '../../../dist/server/main.js')
  const { flags, env } = roleProcess('worker', { ...process.env, QUOIN_DATA: folder })
  return fork(entry, ['--role', 'worker'], { env, execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
