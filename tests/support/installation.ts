import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const root = dirname(dirname(import.meta.dirname))

export interface Place {
  port: number
  data: string
  /** Origin of the platform, of a site as its visitors see it, of the host on which it is edited. */
  platform: string
  site: (name: string) => string
  admin: (name: string) => string
  /** Runs a command of the same installation; answers what it printed. */
  command: (...words: string[]) => Promise<{ code: number; output: string }>
  /** The same, while it runs. */
  begin: (...words: string[]) => RunningCommand
}

export interface RunningCommand {
  tell: (signal: NodeJS.Signals) => void
  ended: Promise<{ code: number; output: string }>
}

export interface Installation extends Place {
  /** Everything `start` has printed. */
  printed: () => string
  signInLink: () => string
  /** kill -9 of `start` and all it began. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Ctrl-C in its terminal, which tells every process of it; answers the exit code. */
  interrupt: () => Promise<number | null>
  start: () => Promise<void>
}

export interface InstallationOptions {
  samples?: boolean
  /** From its sources, or as it was built. */
  command?: 'start' | 'dev'
  /** The `quoin` to run: that of the sources, of a copy of them, or of a release. */
  program?: string
  env?: NodeJS.ProcessEnv
  /** Absent: a free one. */
  port?: number
  /** A module that starts it in place of the command. */
  entry?: string | undefined
  /** A folder that stays when the installation stops. Absent: one of its own, which goes with it. */
  data?: string | undefined
}

/** A whole installation in a folder of its own, started as a person would start it. */
export async function startInstallation({
  samples = false,
  command = 'start',
  program = join(root, 'quoin'),
  env = process.env,
  port: chosenPort,
  entry,
  data: keptFolder,
}: InstallationOptions = {}): Promise<Installation> {
  const data = keptFolder ?? mkdtempSync(join(tmpdir(), 'quoin-journey-'))
  const port = chosenPort ?? (await freePort())
  let child: ChildProcess | null = null
  let printed = ''

  const start = async (): Promise<void> => {
    const place = ['--port', String(port), '--data', data]
    const words = [command, ...place, ...(samples ? [] : ['--no-samples'])]
    const [file, typed] = entry === undefined ? [program, words] : [process.execPath, [entry, ...place]]
    const started = spawn(file, typed, {
      cwd: dirname(program),
      env: { ...env, QUOIN_PSEUDO_LANGUAGE: 'on', QUOIN_SAMPLE_IMAGES: sampleImages() },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        printed += chunk.toString()
        if (printed.includes('Quoin is ready')) resolve()
      }
      started.stdout?.on('data', read)
      started.stderr?.on('data', read)
      started.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${printed}`)))
    })
    started.removeAllListeners('exit')
  }
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child
    child = null
    if (!running?.pid || running.exitCode !== null) return
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
    process.kill(signal === 'SIGKILL' ? -running.pid : running.pid, signal)
    await gone
  }

  await start()
  return {
    ...placeOf(port, data),
    command: (...words) => beginCommand([...words, '--data', data], program, env).ended,
    begin: (...words) => beginCommand([...words, '--data', data], program, env),
    printed: () => printed,
    signInLink: () => /http:\/\/localhost:\d+\/\S*sign-in\S*/.exec(printed)?.[0] ?? '',
    kill: () => ended('SIGKILL'),
    stop: async () => {
      await ended('SIGTERM')
      if (keptFolder === undefined) rmSync(data, { recursive: true, force: true })
    },
    interrupt: async () => {
      const running = child
      child = null
      if (!running?.pid) return null
      const gone = new Promise<number | null>((resolve) => running.once('exit', resolve))
      process.kill(-running.pid, 'SIGINT')
      return gone
    },
    start: async () => {
      printed = ''
      await start()
    },
  }
}

/** The addresses and the command line of an installation that runs. */
export function placeOf(port: number, data: string): Place {
  return {
    port,
    data,
    platform: `http://localhost:${port}`,
    site: (name) => `http://${name}.localhost:${port}`,
    admin: (name) => `http://${name}.admin.localhost:${port}`,
    command: (...words) => beginCommand([...words, '--data', data]).ended,
    begin: (...words) => beginCommand([...words, '--data', data]),
  }
}

function beginCommand(words: string[], program = join(root, 'quoin'), env = process.env): RunningCommand {
  const child = spawn(program, words, { cwd: dirname(program), env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code: code ?? 1, output })),
  )
  return { tell: (signal) => void child.kill(signal), ended }
}

/**
 * Returns the cache of the samples' images for all installations and runs, valid while the code that makes them stays
 * the same.
 */
function sampleImages(): string {
  const digest = createHash('sha256')
  for (const file of ['server/render-image.ts', 'contract/media.rules.ts'])
    digest.update(readFileSync(join(root, 'features/media', file)))
  digest.update(sharp.versions.sharp ?? '').update(sharp.versions.vips)
  return join(root, '.quoin', 'sample-images', digest.digest('hex').slice(0, 16))
}

/**
 * Below those that the system gives to whoever connects or asks for any: one of these may take it before it is listened
 * to.
 */
const ownPorts = { from: 15_000, to: 32_000 }

export async function freePort(): Promise<number> {
  const port = randomInt(ownPorts.from, ownPorts.to)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
