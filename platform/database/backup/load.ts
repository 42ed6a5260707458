import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type postgres from 'postgres'
import { connect } from '../connect.ts'
import { migrationsIn, pendingMigrations, prepareMigrating, runAll, runMigrations } from '../migrate.ts'
import type { Dump } from './dump.ts'
import { columnList, quoted, type TableColumns } from './tables.ts'

export interface DumpToLoad extends Pick<Dump, 'migrations' | 'sequences'> {
  readonly migrationsFolder: string
}

export interface Loading {
  /** Takes rows as COPY wrote them. A table may come in several parts. */
  readonly rows: (table: TableColumns, rows: Readable) => Promise<void>
}

/**
 * Replaces everything in the database by what `work` loads, completely or not at all, in one transaction. The tables
 * are created by the migrations of the dump; newer ones of the program run on the loaded rows, in the same transaction.
 */
export async function loadDatabase<R>(
  url: string,
  { migrations, sequences, migrationsFolder }: DumpToLoad,
  work: (loading: Loading) => Promise<R>,
): Promise<R> {
  const availableMigrations = migrationsIn(migrationsFolder)
  const newer = pendingMigrations(migrations, availableMigrations)
  const wanted = availableMigrations.filter((migration) => !newer.includes(migration))
  const sql = connect(url, { max: 1, applicationName: 'quoin restore' })
  try {
    await prepareMigrating(sql)
    return (await sql.begin(async (transaction) => {
      await dropAll(transaction)
      await runMigrations(transaction, wanted)
      await liftRules(transaction)
      const answer = await work({ rows: (table, rows) => copyIn(transaction, table, rows) })
      await layRules(transaction)
      for (const [name, last] of Object.entries(sequences))
        await transaction`select setval(${quoted(name)}::regclass, ${last})`
      await runAll(transaction, newer)
      return answer
    })) as R
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function copyIn(sql: postgres.ISql, { name, columns }: TableColumns, rows: Readable): Promise<void> {
  const into: Writable = await sql.unsafe(`copy ${quoted(name)} (${columnList(columns)}) from stdin`).writable()
  await pipeline(rows, into)
}

async function dropAll(sql: postgres.ISql): Promise<void> {
  await sql.unsafe(`do $$ declare one record; begin
    for one in select format('drop table if exists public.%I cascade', relname) as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop execute one.text; end loop;
    for one in select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure) as text from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop execute one.text; end loop;
    drop schema if exists pgboss cascade;
  end $$`)
}

/**
 * Tables are loaded one after the other, so foreign keys are checked at the end, and the owner passes row-level
 * security until then.
 */
async function liftRules(sql: postgres.ISql): Promise<void> {
  await sql.unsafe(`do $$ declare one record; begin
    for one in select conrelid::regclass as tab, conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 loop
      execute format('alter table %s alter constraint %I deferrable initially deferred', one.tab, one.conname);
    end loop;
    for one in select oid::regclass as tab from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
      execute format('alter table %s no force row level security, disable trigger user', one.tab);
      if one.tab::text not in ('migrations') then execute format('truncate %s cascade', one.tab); end if;
    end loop;
  end $$`)
}

async function layRules(sql: postgres.ISql): Promise<void> {
  await sql`set constraints all immediate`
  await sql.unsafe(`do $$ declare one record; begin
    for one in select conrelid::regclass as tab, conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 loop
      execute format('alter table %s alter constraint %I not deferrable', one.tab, one.conname);
    end loop;
    for one in select oid::regclass as tab, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
      execute format('alter table %s enable trigger user', one.tab);
      if one.relrowsecurity then execute format('alter table %s force row level security', one.tab); end if;
    end loop;
  end $$`)
}
