import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roleProcess } from '../../apps/server/role-process.ts'
import { type Answered, type Browser, browserAt } from '../support/request.ts'
import { heavyCalls, heavyNames } from './support/heavy-calls.ts'
import { end, messageFrom } from './support/measure.ts'
import type { StallEndpoint, StallsWanted } from './support/stalls-process.ts'

/** Nobody else is answered for longer than this: milliseconds of processor time. */
const mostMs = 50
const unmeasured = 'endpoints without a largest input'

type Say = (line: string) => void

export type TokenName = 'confirm-registration' | 'confirm-email' | 'reset-password'

export interface StallsProcess {
  port: number
  token: string
  platformToken: string
  hosts: Record<StallEndpoint['host'], string>
  ids: readonly string[]
  /** Secrets of emails by purpose: each is taken once. */
  tokens: Readonly<Record<TokenName, readonly string[]>>
  endpoints: readonly StallEndpoint[]
}

/** The longest stall of each reader of what people send, and of each endpoint that changes something at its largest input. */
export async function bench({ say }: { say: Say }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-stalls-'))
  const entry = join(import.meta.dirname, '../../dist/server/stalls.js')
  const { flags } = roleProcess('web', {})
  const child = fork(entry, [folder], { execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    const server = await messageFrom<StallsProcess>(child, 600)
    const { readers } = await told<{ readers: Record<string, number> }>(child, { readers: true }, 600)
    const { measures, missing } = await endpointsMeasured(child, server, say)
    const parts = { ...prefixed('reads', readers), ...measures }
    const ratios = Object.fromEntries(Object.entries(parts).sort((a, b) => b[1] - a[1]))
    const budgets = Object.fromEntries(Object.keys(ratios).map((name) => [name, { atMost: mostMs }]))
    return { ratios: { ...ratios, [unmeasured]: missing.length }, budgets: { ...budgets, [unmeasured]: { atMost: 0 } } }
  } finally {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function endpointsMeasured(
  child: ChildProcess,
  server: StallsProcess,
  say: Say,
): Promise<{ measures: Record<string, number>; missing: string[] }> {
  const browsers = browsersOf(server)
  const measures: Record<string, number> = {}
  const measure = async (name: string, runs: number, call: () => Promise<Answered>): Promise<number> => {
    const statuses = new Set<string>()
    let last = 0
    for (let run = 0; run < runs; run++) {
      await told(child, { begin: true })
      const answered = await call()
      const { longest } = await told<{ longest: number }>(child, { end: true })
      last = answered.status
      statuses.add(answered.status < 400 ? `${answered.status}` : `${answered.status} ${codeOf(answered)}`.trim())
      measures[name] = Math.min(measures[name] ?? Number.POSITIVE_INFINITY, longest)
      if (longest < mostMs / 2) break
    }
    if (last !== 404 && last !== 410)
      say(`${(measures[name] ?? 0).toFixed(1).padStart(8)} ms  ${name}: ${[...statuses].join(', ')}`)
    return last
  }
  for (const { name, call } of await heavyCalls(browsers, server)) await measure(name, 3, call)
  const heavy = new Set(heavyNames)
  const generated = server.endpoints.toSorted((a, b) => rank(a) - rank(b))
  const missing: string[] = []
  for (const endpoint of generated) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (endpoint.input === null) {
      if (!heavy.has(name)) missing.push(name)
      continue
    }
    const ids = idsFor(endpoint, server.ids)
    for (const [at, id] of ids.entries()) {
      const { path, input } = named(endpoint, id)
      const status = await measure(name, 3, () => browsers[endpoint.host].send(endpoint.method, path, input))
      if ((status !== 404 && status !== 410) || at === ids.length - 1) break
      delete measures[name]
    }
  }
  if (missing.length > 0) say(`Their largest input has to be written by hand: ${missing.join(', ')}`)
  return { measures, missing }
}

/** Why it was refused: a largest input that is not taken measures less than it should. */
function codeOf({ text }: Answered): string {
  return /"code":"([\w.]+)"/.exec(text)?.[1] ?? ''
}

function browsersOf({ port, token, platformToken, hosts }: StallsProcess): Record<StallEndpoint['host'], Browser> {
  return {
    admin: browserAt(port, hosts.admin, { '__Host-quoin': token }),
    platform: browserAt(port, hosts.platform, { '__Host-quoin': platformToken }),
    public: browserAt(port, hosts.public),
  }
}

/** What ends the session or removes what others need comes last. */
function rank({ method, path }: StallEndpoint): number {
  if (/logout|sign-out|sessions|password|erase/i.test(path)) return 2
  return method === 'DELETE' || /delete|remove|trash|revoke|unpublish|homepage/.test(path) ? 1 : 0
}

/** What it may name: any of the ids of the site where it names one; it is tried until it is there. */
function idsFor({ path, input }: StallEndpoint, ids: readonly string[]): readonly string[] {
  return path.includes(':') || JSON.stringify(input).includes('0'.repeat(24)) ? ids : ids.slice(0, 1)
}

function named({ path, input }: StallEndpoint, id: string): { path: string; input: unknown } {
  return {
    path: path.replaceAll(/:\w+/g, id),
    input: JSON.parse(JSON.stringify(input).replaceAll('0'.repeat(24), id)) as unknown,
  }
}

function prefixed(word: string, measures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(measures).map(([name, ms]) => [`${word} ${name}`, ms]))
}

async function told<T>(child: ChildProcess, wanted: StallsWanted, seconds = 60): Promise<T> {
  child.send(wanted)
  return messageFrom<T>(child, seconds)
}
