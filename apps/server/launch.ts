import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Opened } from './run-by-launcher.ts'
import { sharesClaim } from './role-process.ts'
import { type Supervised, supervise } from './supervise.ts'
import { stopRequested } from './told-to-stop.ts'

export interface LaunchOptions {
  /** Words typed after `start`. */
  readonly words: readonly string[]
  /** Folder of the built `prepare.js` and `main.js`. */
  readonly folder: string
}

/**
 * `./quoin start`: one process prepares and ends, two others serve, and this one supervises them. It imports nothing of
 * the product, so that it needs a tenth of their memory. Returns the exit code.
 */
export async function launch({ words, folder }: LaunchOptions): Promise<number> {
  const stopped = stopRequested().then(() => 0)
  const preparer = spawn(process.execPath, [join(folder, 'prepare.js'), 'start', ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const prepared = once(preparer, 'exit').then(([code]) => (code as number | null) ?? 1)
  const opened = await Promise.race([openedBy(preparer), prepared, stopped])
  if (typeof opened === 'number') {
    preparer.kill('SIGTERM')
    await prepared
    return opened
  }
  const env = { ...opened.env, [sharesClaim]: '1' }
  const children = supervise({ roles: opened.roles, env, entry: join(folder, 'main.js'), onCrash })
  children.ready.then(() => preparer.connected && preparer.send({ areServing: true })).catch(() => {})
  try {
    return await untilEnded(children, prepared, stopped)
  } finally {
    // Its claim to the folder must end before those of the other processes, which wait for it.
    preparer.kill('SIGTERM')
    await prepared
    await children.stop()
    if (opened.ownDatabase !== null) await endDatabase(opened.ownDatabase, folder)
  }
}

async function untilEnded(
  { failed }: Supervised,
  prepared: Promise<number>,
  stopped: Promise<number>,
): Promise<number> {
  const code = await Promise.race([failed, stopped, prepared.then((code) => code || null)])
  return code ?? Promise.race([failed, stopped])
}

/**
 * The last process that uses the database stops it. A process that was killed, or stopped before it could listen, has
 * not checked whether it was the last one, so the launcher does.
 */
async function endDatabase(dataFolder: string, folder: string): Promise<void> {
  if (!existsSync(join(dataFolder, 'postgres/postmaster.pid'))) return
  const ending = spawn(process.execPath, [join(folder, 'prepare.js'), 'end', dataFolder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C is sent to the whole process group of the terminal, so a group of their own protects these processes.
    detached: true,
  })
  await once(ending, 'exit')
}

async function openedBy(preparer: ChildProcess): Promise<Opened> {
  const [opened] = (await once(preparer, 'message')) as [Opened]
  return opened
}

function onCrash(role: string, code: number | null, waitMs: number): void {
  void logCrash({ role, code, waitMs })
}

async function logCrash(end: { role: string; code: number | null; waitMs: number }): Promise<void> {
  const { openLog } = await import('#platform/log')
  openLog('start', 'error').error(end, 'A process ended by itself and is started again.')
}
