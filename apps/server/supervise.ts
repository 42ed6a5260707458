import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { minuteMs } from '#platform/contract'
import { hopeless, roleProcess } from './role-process.ts'

export const roles = ['web', 'worker'] as const
export type Role = (typeof roles)[number]

export interface Supervised {
  /** Resolves when every role has served for the first time. */
  readonly ready: Promise<void>
  /** Resolves with the exit code of a process that cannot run at all. */
  readonly failed: Promise<number>
  readonly stop: () => Promise<void>
  /** Whether another process supervises them, so that this one may end once they serve. */
  readonly isElsewhere?: true
}

export interface SuperviseOptions {
  readonly roles: readonly Role[]
  /** The built `main.js`, called as `main.js --role web`. */
  readonly entry: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Called for every unexpected end. */
  readonly onCrash?: (role: Role, code: number | null, waitMs: number) => void
}

const firstWait = 250
const longestWait = 15_000
/** The longest wait before a restart of a process that has served, because visitors wait for it. */
const longestWaitOfServing = 1000
/**
 * The longest wait before a restart of a process that has served before, for example while its database is unavailable.
 */
const longestWaitOfProven = 2000
/** A role that lived this long was healthy: its next end counts as the first. */
const healthyAfter = minuteMs
const patience = 30_000

/** Runs each role in a process of its own and starts it again when it ends, waiting longer each time. */
export function supervise({ roles: wanted, entry, env, onCrash = () => {} }: SuperviseOptions): Supervised {
  const { promise: failed, resolve: fail } = Promise.withResolvers<number>()
  const children = new Map<Role, ChildProcess>()
  const timers = new Set<NodeJS.Timeout>()
  const proven = new Set<Role>()
  let stopping = false

  const launch = (role: Role, wait: number, serves: () => void): void => {
    const born = Date.now()
    // Its log goes to our error output: standard output is for the lines people read.
    const run = roleProcess(role, env)
    const child = spawn(process.execPath, [...run.flags, entry, '--role', role], {
      env: run.env,
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    children.set(role, child)
    let hasServed = false
    child.on('message', () => {
      hasServed = true
      proven.add(role)
      serves()
    })
    child.on('exit', (code) => {
      children.delete(role)
      if (stopping) return
      if (code === hopeless) return fail(code)
      const longest = hasServed ? longestWaitOfServing : proven.has(role) ? longestWaitOfProven : longestWait
      const next = Date.now() - born > healthyAfter ? firstWait : Math.min(wait, longest)
      onCrash(role, code, next)
      const timer = setTimeout(() => {
        timers.delete(timer)
        launch(role, next * 2, serves)
      }, next)
      timers.add(timer)
    })
  }
  const ready = Promise.all(wanted.map((role) => new Promise<void>((serves) => launch(role, firstWait, serves))))
  return {
    ready: ready.then(() => {}),
    failed,
    stop: async () => {
      stopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all([...children.values()].map(end))
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(impatient)
}
