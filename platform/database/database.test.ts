import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { databaseOf } from './database.ts'
import type { Tables } from './index.ts'
import { inTransaction } from './in-site.ts'

const ctx = await testContext()

test('a transaction belongs to the database of its pool, and another pool is another one', async () => {
  const database = databaseOf(ctx.db)
  await inTransaction(ctx, async ({ db }) => expect(databaseOf(db)).toBe(database))
  expect(databaseOf(ctx.another().db)).not.toBe(database)
})

test('a query builder that openDatabase did not make has no database', () => {
  expect(() => databaseOf({} as Kysely<Tables>)).toThrow('not opened by openDatabase')
})
