import { connect as dialSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import { addListTypes } from './array-types.ts'

/** The driver beneath Kysely; used directly for LISTEN, COPY and migrations. */
export type Sql = postgres.Sql<{ bigint: number }>

/** Milliseconds that the server gives; 0: as long as it takes. */
export interface ServerLimits {
  readonly statementMs: number
  /** Limit of waiting for a lock held by another transaction. */
  readonly lockMs: number
  /** Limit for a transaction without a statement. */
  readonly idleInTransactionMs: number
}

export interface ConnectOptions {
  /** Limit of simultaneous connections. */
  readonly max?: number
  readonly applicationName?: string
  /**
   * Callbacks for messages on the listened channels and for the end of the connection. A listening connection stays
   * open however long it is quiet.
   */
  readonly listening?: { readonly onNotify: (channel: string, payload: string) => void; readonly onClose: () => void }
  readonly limits?: ServerLimits
  /**
   * Opens the socket instead of the driver, so that its caller can end it at any moment. `onClose` reports the end of
   * the connection.
   */
  readonly line?: { readonly dial: (open: () => Promise<Socket>) => Promise<Socket>; readonly onClose: () => void }
}

const connectSeconds = 3

/**
 * Planner settings of our connections, whatever those of the server are; the embedded server starts with the same ones.
 * PostgreSQL's JIT compiler takes a second for the statement that lists a product, which then runs for milliseconds.
 * The data are in memory, or on solid-state disks.
 */
export const planning = { jit: 'off', random_page_cost: '1.1' } as const

/**
 * Converts values for the program: bigint is a number, timestamptz a Date, date a text, json a plain object.
 * `?prepare=false` in the address keeps statements unnamed, as poolers in transaction mode need.
 */
export function connect(
  url: string,
  { max = 10, applicationName = 'quoin', listening, limits, line }: ConnectOptions = {},
): Sql {
  const { address, host } = withoutSocket(url)
  const sql = postgres(address, {
    ...(host ? { host } : {}),
    max,
    ...(line ? { max_lifetime: null, socket: (parsed: Parsed) => line.dial(() => dialed(parsed)) } : {}),
    connect_timeout: line ? connectSeconds : 10,
    idle_timeout: listening || line ? 0 : 300,
    // The driver would end a connection after half an hour to an hour, and signals sent before the next one listens
    // would be lost.
    ...(listening ? { max_lifetime: null } : {}),
    fetch_types: false,
    onnotify: listening?.onNotify,
    onclose: line?.onClose ?? listening?.onClose,
    backoff: (retries: number) => Math.min(0.05 * retries, 1),
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      TimeZone: 'UTC',
      ...(takesLimits(url) ? { ...planning, ...asParameters(limits) } : {}),
    },
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      date: { to: 1082, from: [1082], parse: String, serialize: String },
      timestamp: { to: 1184, from: [1114, 1184], parse: (text: string) => new Date(text), serialize: instant },
      boolean: {
        to: 16,
        from: [16],
        parse: (text: string) => text === 't',
        serialize: (value: unknown) => (value === true ? 't' : String(value)),
      },
    },
  } as unknown as postgres.Options<{ bigint: postgres.PostgresType<number> }>) as unknown as Sql
  addListTypes(sql)
  return sql
}

/** Poolers in transaction mode refuse parameters of a session, so every transaction begins with them there. */
export function takesLimits(url: string): boolean {
  return new URL(url).searchParams.get('prepare') !== 'false'
}

function asParameters(limits: ServerLimits | undefined): Record<string, number> {
  return Object.fromEntries(limitsOf(limits))
}

/** Returns the settings of the server, without those that have no limit. */
export function limitsOf(limits: ServerLimits | undefined): [name: string, milliseconds: number][] {
  const { statementMs = 0, lockMs = 0, idleInTransactionMs = 0 } = limits ?? {}
  const all: [string, number][] = [
    ['statement_timeout', statementMs],
    ['lock_timeout', lockMs],
    ['idle_in_transaction_session_timeout', idleInTransactionMs],
  ]
  return all.filter(([, milliseconds]) => milliseconds > 0)
}

/** Parts of an address as the driver parsed it. */
interface Parsed {
  readonly path: string | false
  readonly host: readonly string[]
  readonly port: readonly number[]
}

function dialed({ path, host: [host = 'localhost'], port: [port = 5432] }: Parsed): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = path ? dialSocket(path) : dialSocket(port, host)
    const impatient = setTimeout(() => {
      socket.destroy(Object.assign(new Error(`No connection to ${path || host}.`), { code: 'CONNECT_TIMEOUT' }))
    }, connectSeconds * 1000)
    socket.once('error', (error) => {
      clearTimeout(impatient)
      reject(error)
    })
    socket.once('connect', () => {
      clearTimeout(impatient)
      socket.removeAllListeners('error')
      // The driver needs the name to request a certificate.
      resolve(Object.assign(socket, { host, port }))
    })
  })
}

/** `?host=/folder` is a socket, as in all programs of PostgreSQL; postgres.js takes the folder as an option. */
function withoutSocket(url: string): { address: string; host: string | null } {
  const parsed = new URL(url)
  const host = parsed.searchParams.get('host')
  parsed.searchParams.delete('host')
  return { address: parsed.href, host }
}

function instant(value: Date | string | number): string {
  return (value instanceof Date ? value : new Date(value)).toISOString()
}
