import postgres from 'postgres'

/** The driver beneath Kysely; used directly for LISTEN, COPY and migrations. */
export type Sql = postgres.Sql<{ bigint: number }>

export interface ConnectOptions {
  /** Most connections at one time. */
  readonly max?: number
  readonly applicationName?: string
  /** What is told on channels that a connection listens to, and that one was closed. Such a connection stays open however long it is quiet. */
  readonly listening?: { readonly onNotify: () => void; readonly onClose: () => void }
}

/**
 * Values as the rest of the program knows them: bigint is a number, timestamptz a Date, date a text, json a plain object.
 * `?prepare=false` in the address keeps statements unnamed, which poolers in transaction mode need.
 */
export function connect(url: string, { max = 10, applicationName = 'quoin', listening }: ConnectOptions = {}): Sql {
  const { address, host } = withoutSocket(url)
  return postgres(address, {
    ...(host ? { host } : {}),
    max,
    connect_timeout: 10,
    idle_timeout: listening ? 0 : 300,
    fetch_types: !listening,
    onnotify: listening?.onNotify,
    onclose: listening?.onClose,
    backoff: (retries: number) => Math.min(0.05 * retries, 1),
    onnotice: () => {},
    connection: { application_name: applicationName, TimeZone: 'UTC' },
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
  } as postgres.Options<{ bigint: postgres.PostgresType<number> }>) as unknown as Sql
}

/** `?host=/folder` means a socket, as everywhere around PostgreSQL; postgres.js wants the folder as an option. */
function withoutSocket(url: string): { address: string; host: string | null } {
  const parsed = new URL(url)
  const host = parsed.searchParams.get('host')
  parsed.searchParams.delete('host')
  return { address: parsed.href, host }
}

function instant(value: Date | string | number): string {
  return (value instanceof Date ? value : new Date(value)).toISOString()
}
