import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#support/database'
import { temporaryFolder } from '#support/temporary-folder'
import { migrate } from './migrate.ts'

test('a migration changes the rows of every site, which the role that runs it sees only as one of the whole installation', async () => {
  const { db, url } = await testDatabase()
  const folder = temporaryFolder('quoin-migrations')
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true })
  writeFileSync(
    join(folder, '9998-shelves.sql'),
    `create table shelves (website_id text not null, name text not null);
    select quoin_tenant('shelves');
    select set_config('app.website_id', 'a', true);
    insert into shelves values ('a', 'low');
    select set_config('app.website_id', 'b', true);
    insert into shelves values ('b', 'low');`,
  )
  writeFileSync(join(folder, '9999-higher.sql'), `update shelves set name = 'high';`)
  expect(await migrate(url, folder)).toEqual(['9998-shelves.sql', '9999-higher.sql'])
  const names = await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(tx)
    return (await sql<{ name: string }>`select name from shelves`.execute(tx)).rows.map(({ name }) => name)
  })
  expect(names).toEqual(['high', 'high'])
})
