import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { sql } from 'kysely'

/** Counts the connections of this database that wait for a lock of another one. */
export async function waitingConnections({ db }: OutsideTransaction<PlatformContext>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct pid)::int as n from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db)
  return rows[0]?.n ?? 0
}
