import type { Socket } from 'node:net'
import type postgres from 'postgres'
import { type ConnectOptions, connect, type Sql } from './connect.ts'

export type Rows = postgres.RowList<postgres.Row[]>

/** One connection to the database. It is not reused after its end; a new one replaces it. */
export interface Line {
  readonly id: number
  /** Rejects when no connection can be made. */
  readonly opened: Promise<void>
  readonly isDead: () => boolean
  /** Number of statements without a response yet. */
  readonly pending: () => number
  /**
   * Time of its last response while a caller waits, or the time at which it became idle, in milliseconds of
   * `performance.now()`.
   */
  readonly quietSince: () => number
  readonly send: (text: string, parameters: readonly unknown[], options?: object) => Promise<Rows>
  /** Reads rows in parts. The statements of other callers wait until the last one. */
  readonly cursor: (text: string, parameters: readonly unknown[], size: number) => AsyncIterable<postgres.Row[]>
  /** Rejects all pending statements and closes the connection, whether or not the other side still responds. */
  readonly cut: (why: Error) => void
  /** Like `cut`, but ends the connection with the message of the protocol. No statement may be pending. */
  readonly end: () => void
}

interface Watchers {
  readonly onAnswer: (line: Line) => void
  readonly onEnd: (line: Line) => void
}

let lines = 0

interface State {
  readonly sql: Sql
  readonly watchers: Watchers
  readonly waiting: Set<(why: Error) => void>
  socket?: Socket | undefined
  reserved?: postgres.ReservedSql | undefined
  ended?: Error | undefined
  quietSince: number
}

/**
 * Wraps postgres.js with a single connection, reserved for its lifetime. The driver's own pool loses callers behind a
 * statement on a cut connection, keeps unsent statements for the next one, and waits without a limit.
 */
export function openLine(url: string, options: Omit<ConnectOptions, 'max' | 'line'>, watchers: Watchers): Line {
  const dial = async (openSocket: () => Promise<Socket>): Promise<Socket> => {
    // The driver reconnects automatically when the connection is cut before it was ready.
    if (state.ended || state.socket) throw state.ended ?? closedError()
    state.socket = await openSocket()
    if (state.ended) state.socket.destroy()
    return state.socket
  }
  const die = (why: Error): void => {
    if (state.ended) return
    state.ended = why
    const pending = Array.from(state.waiting)
    state.waiting.clear()
    for (const reject of pending) reject(why)
    watchers.onEnd(line)
  }
  const sql = connect(url, { ...options, max: 1, line: { dial, onClose: () => die(closedError()) } })
  const state: State = { sql, watchers, waiting: new Set(), quietSince: performance.now() }
  const line: Line = {
    id: ++lines,
    opened: opened(state, die),
    isDead: () => state.ended !== undefined,
    pending: () => state.waiting.size,
    quietSince: () => state.quietSince,
    send: (text, parameters, more = {}) => send(line, state, { text, parameters, more }),
    cursor: (text, parameters, size) => driverOf(state).unsafe(text, untypedAll(sql, parameters)).cursor(size),
    cut: (why) => {
      die(why)
      state.socket?.destroy()
    },
    end: () => {
      die(closedError())
      void sql.end({ timeout: 0 })
      state.socket?.unref()
    },
  }
  return line
}

function opened(state: State, die: (why: Error) => void): Promise<void> {
  // A reservation never resolves on a connection that was just opened.
  const reserving = state.sql.unsafe('select').then(() => state.sql.reserve())
  const done = reserving.then(
    (reserved) => {
      if (state.ended) throw state.ended
      state.reserved = reserved
      state.quietSince = performance.now()
    },
    (error: Error) => {
      die(error)
      state.socket?.destroy()
      throw error
    },
  )
  done.catch(() => {})
  return done
}

function driverOf({ reserved, ended }: State): postgres.ReservedSql {
  if (ended || !reserved) throw ended ?? closedError()
  return reserved
}

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
  readonly more: object
}

function send(line: Line, state: State, { text, parameters, more }: Statement): Promise<Rows> {
  const { sql, waiting, watchers } = state
  return new Promise((resolve, reject) => {
    const sent = driverOf(state).unsafe(text, untypedAll(sql, parameters), { prepare: true, ...more })
    if (waiting.size === 0) state.quietSince = performance.now()
    waiting.add(reject)
    const settle = (): void => {
      if (!waiting.delete(reject)) return
      state.quietSince = performance.now()
      watchers.onAnswer(line)
    }
    sent.then(
      (rows) => {
        resolve(rows)
        settle()
      },
      (error: unknown) => {
        reject(error)
        settle()
      },
    )
  })
}

function closedError(): Error {
  return Object.assign(new Error('The connection to the database was closed.'), { code: 'CONNECTION_CLOSED' })
}

/**
 * The server determines a parameter's type from its position; guessing by its JavaScript type breaks lists in json
 * columns.
 */
function untypedAll(sql: Sql, values: readonly unknown[]): (postgres.Parameter | null)[] {
  return values.map((value) =>
    value === null || value === undefined ? null : sql.typed(value as postgres.SerializableParameter, 0),
  )
}
