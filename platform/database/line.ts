import type { Socket } from 'node:net'
import type postgres from 'postgres'
import { type ConnectOptions, connect, type Sql } from './connect.ts'

export type Rows = postgres.RowList<postgres.Row[]>

/** One connection. It is used until it ends, and never again: what comes after it is another one. */
export interface Line {
  readonly id: number
  /** Rejects when no connection comes about. */
  readonly opened: Promise<void>
  readonly isDead: () => boolean
  /** Statements that were sent and not answered. */
  readonly pending: () => number
  /** Since when it has been silent although somebody waits, or idle. In milliseconds of `performance.now()`. */
  readonly quietSince: () => number
  readonly send: (text: string, parameters: readonly unknown[], options?: object) => Promise<Rows>
  /** Rows in parts; the statements of others have to wait until the last one. */
  readonly cursor: (text: string, parameters: readonly unknown[], size: number) => AsyncIterable<postgres.Row[]>
  /** Rejects all that is pending and ends the connection, whether or not the other side still answers. */
  readonly cut: (why: Error) => void
  /** As `cut`, with the polite word for a server that is well. Nothing may be pending. */
  readonly end: () => void
}

interface Watchers {
  readonly onAnswer: (line: Line) => void
  readonly onEnd: (line: Line) => void
}

let lines = 0

/**
 * postgres.js with one connection, which is reserved for as long as it lives. Its own pool forgets whoever waits behind a statement on a
 * connection that is cut, keeps what it had not yet sent for the next one, and has no limit for how long anybody waits.
 */
export function openLine(url: string, options: Omit<ConnectOptions, 'max' | 'line'>, watchers: Watchers): Line {
  const waiting = new Set<(why: Error) => void>()
  let socket: Socket | undefined
  let reserved: postgres.ReservedSql | undefined
  let ended: Error | undefined
  let quietSince = performance.now()

  const die = (why: Error): void => {
    if (ended) return
    ended = why
    const pending = [...waiting]
    waiting.clear()
    for (const reject of pending) reject(why)
    watchers.onEnd(line)
  }
  const dial = async (open: () => Promise<Socket>): Promise<Socket> => {
    // The driver opens anew by itself what was cut before it was ready.
    if (ended || socket) throw ended ?? closedError()
    socket = await open()
    if (ended) socket.destroy()
    return socket
  }
  const sql = connect(url, { ...options, max: 1, line: { dial, onClose: () => die(closedError()) } })
  // A reservation is never answered on a connection that was just made.
  const begun = sql.unsafe('select').then(() => sql.reserve())
  const opened = begun.then(
    (only) => {
      if (ended) throw ended
      reserved = only
      quietSince = performance.now()
    },
    (error: Error) => {
      die(error)
      socket?.destroy()
      throw error
    },
  )
  opened.catch(() => {})
  const driver = (): postgres.ReservedSql => {
    if (ended || !reserved) throw ended ?? closedError()
    return reserved
  }
  const line: Line = {
    id: ++lines,
    opened,
    isDead: () => ended !== undefined,
    pending: () => waiting.size,
    quietSince: () => quietSince,
    send: (text, parameters, more = {}) =>
      new Promise((resolve, reject) => {
        const sent = driver().unsafe(text, untypedAll(sql, parameters), { prepare: true, ...more })
        if (waiting.size === 0) quietSince = performance.now()
        waiting.add(reject)
        const settle = (): void => {
          if (!waiting.delete(reject)) return
          quietSince = performance.now()
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
      }),
    cursor: (text, parameters, size) => driver().unsafe(text, untypedAll(sql, parameters)).cursor(size),
    cut: (why) => {
      die(why)
      socket?.destroy()
    },
    end: () => {
      die(closedError())
      void sql.end({ timeout: 0 })
      socket?.unref()
    },
  }
  return line
}

function closedError(): Error {
  return Object.assign(new Error('The connection to the database was closed.'), { code: 'CONNECTION_CLOSED' })
}

/** The server decides what a parameter is, from where it stands; guessing by its JavaScript type breaks lists in json columns. */
function untypedAll(sql: Sql, values: readonly unknown[]): (postgres.Parameter | null)[] {
  return values.map((value) =>
    value === null || value === undefined ? null : sql.typed(value as postgres.SerializableParameter, 0),
  )
}
