import type { Readable } from 'node:stream'
import type postgres from 'postgres'
import { connect } from '../connect.ts'
import { columnList, quoted, type TableColumns, tablesOf } from './tables.ts'

export interface Dump {
  readonly migrations: readonly { file: string; digest: string }[]
  readonly tables: readonly TableColumns[]
  /** Last numbers of the sequences. */
  readonly sequences: Readonly<Record<string, number>>
  /** The rows of one table as COPY writes them. Each must be read to its end before the next. */
  readonly rows: (table: TableColumns) => Promise<Readable>
}

/** Streams the whole database at this moment, while others go on writing. */
export async function dumpDatabase<R>(
  url: string,
  work: (dump: Dump) => Promise<R>,
  { withBackups = false } = {},
): Promise<R> {
  const sql = connect(url, { max: 1, applicationName: 'quoin backup' })
  try {
    return (await sql.begin('isolation level repeatable read read only', async (transaction) => {
      await transaction`select set_config('app.whole_installation', 'on', true)`
      return work(await dumpOf(transaction, withBackups))
    })) as R
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function dumpOf(sql: postgres.ISql, withBackups: boolean): Promise<Dump> {
  const migrations = await sql<{ file: string; digest: string }[]>`select file, digest from migrations order by file`
  const sequences = await sql<{ name: string; last: string }[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`
  const waiting = await waitingJobs(sql)
  return {
    migrations: migrations.map(({ file, digest }) => ({ file, digest })),
    tables: await tablesOf(sql, withBackups),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, Number(last)])),
    rows: async ({ name, columns }) => {
      const list = columnList(columns)
      const jobs = name === 'outbox' && waiting ? ` union all select ${list} from (${waiting}) as waiting` : ''
      return resumed(await sql.unsafe(`copy (select ${list} from ${quoted(name)}${jobs}) to stdout`).readable())
    },
  }
}

/**
 * postgres.js pauses the connection while rows wait to be read, and resumes it at the next read. After the last row
 * there is no read: when that row was large, the connection would stay paused and the next statement wait forever.
 */
function resumed(rows: Readable): Readable {
  return rows.once('end', () => rows._read(0))
}

/** The number of a job is derived from that of its outbox row: see platform/jobs. */
const outboxId = `left(replace(id::text, '-', ''), 24)`

/** Jobs that a worker has taken over and not finished, which are in the outbox of a restored installation again. */
async function waitingJobs(sql: postgres.ISql): Promise<string | null> {
  const [found] = await sql<{ job: string | null }[]>`select to_regclass('pgboss.job')::text as job`
  if (!found?.job) return null
  return `select ${outboxId} as id, data->'payload'->>'websiteId' as website_id, data->>'kind' as kind, data->'payload' as payload,
    null::text as key, start_after as run_after, created_on as created_at
    from pgboss.job where state in ('created', 'retry', 'active') and data ? 'kind' and data ? 'payload'
      and ${outboxId} not in (select id from outbox)`
}
