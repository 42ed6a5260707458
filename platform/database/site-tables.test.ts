import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { siteTables } from './site-tables.ts'

interface ShelvesTable {
  website_id: string
  id: string
  room_id: string | null
}

declare module '#platform/database' {
  interface Tables {
    shelves: ShelvesTable
  }
}

const ctx = await testContext()
const mine = { ...ctx, site: { id: 'a'.repeat(24) } }
const theirs = { ...ctx, site: { id: 'b'.repeat(24) } }

await sql`create table shelves (website_id text not null, id text not null, room_id text, primary key (website_id, id))`.execute(
  ctx.db,
)
for (const site of [mine, theirs])
  await siteTables(site)
    .insertInto('shelves')
    .values([
      { id: '1', room_id: null },
      { id: '2', room_id: '1' },
    ])
    .execute()

const rowsOf = async (site: typeof mine) => siteTables(site).selectFrom('shelves').selectAll().orderBy('id').execute()

test('rows are written for the site and read from it alone', async () => {
  await siteTables(mine).insertInto('shelves').values({ id: '3', room_id: '2' }).execute()
  expect(await rowsOf(mine)).toEqual(
    [
      { id: '1', room_id: null },
      { id: '2', room_id: '1' },
      { id: '3', room_id: '2' },
    ].map((row) => ({ website_id: mine.site.id, ...row })),
  )
  expect(await rowsOf(theirs)).toHaveLength(2)
})

test('changes and removals stay on the site', async () => {
  await siteTables(mine).updateTable('shelves').set({ room_id: 'x' }).execute()
  await siteTables(mine).deleteFrom('shelves').where('id', '=', '2').execute()
  expect((await rowsOf(theirs)).map(({ id, room_id }) => [id, room_id])).toEqual([
    ['1', null],
    ['2', '1'],
  ])
})

test('a table is bound under the name that the query gives it, also where another is joined', async () => {
  const { parameters, sql: text } = siteTables(theirs)
    .selectFrom('shelves as s')
    .innerJoin('shelves as room', (join) =>
      join.onRef('room.website_id', '=', 's.website_id').onRef('room.id', '=', 's.room_id'),
    )
    .select('s.id')
    .compile()
  expect(text).toContain('where "s"."website_id" = $1')
  expect(parameters).toEqual([theirs.site.id])
})
