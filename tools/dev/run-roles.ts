import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { hopeless } from '../../apps/server/role-process.ts'
import { roles, type Role } from '../../apps/server/supervise.ts'
import type { Failure, FromRole, ToRole } from './role.ts'

/** Outcome of a change: shown by running or new processes, unused, or the reason why it cannot be shown. */
export type Shown = { state: 'shown' | 'unused' } | { state: 'failed'; failure: Failure | null }

export interface Roles {
  /** The port of the web process once it serves; null where it ended before, and waits for its sources to be mended. */
  readonly webPort: () => Promise<number | null>
  /** Has every process show what changed: in place where that can be done, else by a new process. */
  readonly show: (files: readonly string[]) => Promise<Shown>
  /** Starts them anew, whatever they could replace. */
  readonly restart: () => Promise<Shown>
  /** Resolves when each has served for the first time. */
  readonly ready: Promise<void>
  /** Resolves when one cannot run at all, because of a setting; with its exit code. */
  readonly failed: Promise<number>
  readonly stop: () => Promise<void>
}

interface Launched {
  readonly child: ChildProcess
  readonly port: number
  /** Whether it came to serve, or ended before. */
  readonly serves: Promise<boolean>
  readonly isServing: () => boolean
}

const entry = join(import.meta.dirname, 'role.ts')
const patience = 5000
/** One that served for less than this is not started again by itself: it would end again. */
const healthyAfter = 3000

/** Keeps a web and a worker process on the present sources. */
export function runRoles(env: Readonly<Record<string, string | undefined>>): Roles {
  const { promise: failed, resolve: fail } = Promise.withResolvers<number>()
  const { promise: ready, resolve: allServe } = Promise.withResolvers<void>()
  const current = new Map<Role, Promise<Launched>>()
  const served = new Set<Role>()
  let stopping = false
  let changes = 0

  const launch = (role: Role): Promise<Launched> => {
    const before = current.get(role)
    const launched = launchRole(role, env, (code, servedMs) => {
      if (stopping || current.get(role) !== launched) return
      if (code === hopeless) fail(code)
      else if (servedMs > healthyAfter) void launch(role)
      else process.stderr.write(`The ${role} process has ended and waits for the next change.\n`)
    })
    current.set(role, launched)
    void before?.then(({ child }) => end(child))
    void launched.then(async ({ serves }) => {
      if (await serves) served.add(role)
      if (served.size === roles.length) allServe()
    })
    return launched
  }
  /** Web first: that is what people look at, and the worker would take half of the machine from it. */
  const restart = async (): Promise<Shown> => {
    const launched = launch('web')
    const serves = await (await launched).serves
    // Another change came meanwhile, and shows this one too.
    if (current.get('web') !== launched) return { state: 'unused' }
    await launch('worker')
    return serves ? { state: 'shown' } : { state: 'failed', failure: null }
  }
  const show = async (files: readonly string[]): Promise<Shown> => {
    const change = ++changes
    const outcomes = await Promise.all([...current.values()].map((launched) => ask(launched, { change, files })))
    const failure = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []))[0]
    if (failure) return { state: 'failed', failure }
    const reported = outcomes.flatMap((outcome) => ('outcome' in outcome ? [outcome.outcome] : []))
    return reported.includes('restart') ? restart() : { state: reported.includes('replaced') ? 'shown' : 'unused' }
  }
  for (const role of roles) void launch(role)
  return {
    webPort: async () => {
      for (;;) {
        const pending = current.get('web')
        const launched = await pending
        const serves = await launched?.serves
        if (pending === current.get('web')) return launched && serves ? launched.port : null
      }
    },
    show,
    restart,
    ready,
    failed,
    stop: async () => {
      stopping = true
      await Promise.all([...current.values()].map(async (launched) => end((await launched).child)))
    },
  }
}

async function launchRole(
  role: Role,
  env: Readonly<Record<string, string | undefined>>,
  onEnd: (code: number | null, servedMs: number) => void,
): Promise<Launched> {
  const port = await freePort()
  const child = fork(entry, [role], {
    env: { ...env, PORT: String(port) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  let since: number | null = null
  const serves = new Promise<boolean>((resolve) => {
    child.once('message', () => {
      since = Date.now()
      resolve(true)
    })
    child.once('exit', (code) => {
      resolve(false)
      onEnd(code, since === null ? 0 : Date.now() - since)
    })
  })
  return { child, port, serves, isServing: () => since !== null && child.connected }
}

/** Applies a change to a process. A process that is not ready restarts, because it may have read any version. */
async function ask(launching: Promise<Launched>, change: ToRole): Promise<FromRole> {
  const { child, isServing } = await launching
  const anew: FromRole = { change: change.change, outcome: 'restart' }
  if (!isServing()) return anew
  return new Promise((resolve) => {
    const answer = (message: FromRole): void => {
      child.off('message', hear).off('exit', gone)
      resolve(message)
    }
    const hear = (message: FromRole): void => {
      if ('change' in message && message.change === change.change) answer(message)
    }
    const gone = (): void => answer(anew)
    child.on('message', hear).on('exit', gone)
    child.send(change, (error) => error && gone())
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(impatient)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
