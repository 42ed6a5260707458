import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roleProcess } from '../../apps/server/role-process.ts'
import { type Answered, type Browser, browserAt } from '../support/request.ts'
import { heavyCalls, heavyNames } from './support/heavy-calls.ts'
import { end, messageFrom } from './support/measure.ts'
import type { StallsPeople, StallsSession } from './support/stalls-people.ts'
import type { StallEndpoint, StallsWanted } from './support/stalls-process.ts'

/** Nobody else is answered for longer than this: milliseconds of processor time. */
const mostMs = 50
const unmeasured = 'endpoints without a largest input'
const unopened = 'endpoints that asked to sign in'

type Say = (line: string) => void

export type TokenName = 'confirm-registration' | 'confirm-email' | 'reset-password'

export interface StallsProcess {
  port: number
  hosts: Record<StallEndpoint['host'], string>
  ids: readonly string[]
  /** Secrets of emails by purpose: each is taken once. */
  tokens: Readonly<Record<TokenName, readonly string[]>>
  people: StallsPeople
  endpoints: readonly StallEndpoint[]
}

/**
 * The longest stall of each reader of what people send, and of each endpoint that changes something at its largest
 * input.
 */
export async function bench({ say }: { say: Say }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-stalls-'))
  const entry = join(import.meta.dirname, '../../dist/server/stalls.js')
  const { flags } = roleProcess('web', {})
  const child = fork(entry, [folder], { execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    const server = await messageFrom<StallsProcess>(child, 600)
    const { readers } = await told<{ readers: Record<string, number> }>(child, { readers: true }, 600)
    const { measures, missing, shut } = await endpointsMeasured(child, server, say)
    const parts = { ...prefixed('reads', readers), ...measures }
    const ratios = Object.fromEntries(Object.entries(parts).sort((a, b) => b[1] - a[1]))
    const budgets = Object.fromEntries(Object.keys(ratios).map((name) => [name, { atMost: mostMs }]))
    const none = { atMost: 0 }
    return {
      ratios: { ...ratios, [unmeasured]: missing.length, [unopened]: shut.length },
      budgets: { ...budgets, [unmeasured]: none, [unopened]: none },
    }
  } finally {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

type Host = StallEndpoint['host']

interface Measured {
  measures: Record<string, number>
  missing: string[]
  /** Those that saw nobody signed in. */
  shut: string[]
}

async function endpointsMeasured(child: ChildProcess, server: StallsProcess, say: Say): Promise<Measured> {
  const { browsers, headers, signIn } = await signedIn(child, server)
  const measures: Measured['measures'] = {}
  const shut: string[] = []
  const measure = async (name: string, runs: number, call: () => Promise<Answered>, host?: Host): Promise<number> => {
    const statuses = new Set<string>()
    let last: Answered | undefined
    for (let run = 0; run < runs; run++) {
      let measured = await measuredCall(child, call)
      // An earlier call may have ended the session.
      if (host && asksToSignIn(measured.answered)) {
        await signIn(host)
        measured = await measuredCall(child, call)
      }
      const { answered, longest } = measured
      last = answered
      statuses.add(answered.status < 400 ? `${answered.status}` : `${answered.status} ${codeOf(answered)}`.trim())
      measures[name] = Math.min(measures[name] ?? Number.POSITIVE_INFINITY, longest)
      if (longest < mostMs / 2) break
    }
    if (last && asksToSignIn(last)) shut.push(name)
    if (last?.status !== 404 && last?.status !== 410)
      say(`${(measures[name] ?? 0).toFixed(1).padStart(8)} ms  ${name}: ${[...statuses].join(', ')}`)
    return last?.status ?? 0
  }
  for (const { name, call } of await heavyCalls(browsers, server)) await measure(name, 3, call)
  const heavy = new Set(heavyNames)
  const generated = server.endpoints.toSorted((a, b) => rank(a) - rank(b))
  const missing: string[] = []
  for (const endpoint of generated) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (heavy.has(name)) continue
    if (endpoint.input === null) {
      missing.push(name)
      continue
    }
    const ids = idsFor(endpoint, server.ids)
    for (const [at, id] of ids.entries()) {
      const { path, input } = named(endpoint, id)
      const { host, method } = endpoint
      const call = () => browsers[host].send(method, path, input, headers[host])
      const status = await measure(name, 3, call, host)
      if ((status !== 404 && status !== 410) || at === ids.length - 1) break
      delete measures[name]
    }
  }
  if (missing.length > 0) say(`Their largest input has to be written by hand: ${missing.join(', ')}`)
  if (shut.length > 0) say(`Nobody was signed in for them: ${shut.join(', ')}`)
  return { measures, missing, shut }
}

/** Why it was refused: a largest input that is not taken measures less than it should. */
function codeOf({ text }: Answered): string {
  return /"code":"([\w.]+)"/.exec(text)?.[1] ?? ''
}

async function measuredCall(
  child: ChildProcess,
  call: () => Promise<Answered>,
): Promise<{ answered: Answered; longest: number }> {
  await told(child, { begin: true })
  const answered = await call()
  return { answered, ...(await told<{ longest: number }>(child, { end: true })) }
}

function asksToSignIn(answered: Answered): boolean {
  return answered.status === 401 && codeOf(answered).endsWith('.sign_in_first')
}

/**
 * The owner on the site and on the platform, and a member among visitors. `signIn` begins another session of who is
 * there.
 */
async function signedIn(child: ChildProcess, { port, hosts }: StallsProcess) {
  const browsers: Record<Host, Browser> = {
    admin: browserAt(port, hosts.admin),
    platform: browserAt(port, hosts.platform),
    public: browserAt(port, hosts.public),
  }
  const headers: Record<Host, Record<string, string>> = { admin: {}, platform: {}, public: {} }
  const signIn = async (host: Host): Promise<void> => {
    const { session } = await told<{ session: StallsSession }>(child, { session: host })
    for (const [name, value] of Object.entries(session.cookies)) browsers[host].cookies.set(name, value)
    headers[host] = session.headers
  }
  for (const host of ['admin', 'platform', 'public'] as const) await signIn(host)
  return { browsers, headers, signIn }
}

/** Calls that end sessions or remove shared records come last. */
function rank({ method, path }: StallEndpoint): number {
  if (/logout|sign-out|sessions|password|erase/i.test(path)) return 2
  return method === 'DELETE' || /delete|remove|trash|revoke|unpublish|homepage/.test(path) ? 1 : 0
}

/** Returns the ids that a call may name; it is tried with any id of the site until it finds its record. */
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
