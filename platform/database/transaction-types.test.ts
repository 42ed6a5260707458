import { expectTypeOf, test } from 'vitest'
import type { OutsideTransaction, SiteContext, SiteTransaction, Writable } from '#platform/context'
import type { Db, ReadSiteTables, SiteTables } from './index.ts'
import { siteTables } from './site-tables.ts'

type Takes<C> = (ctx: C) => void

test('a read-only context has no method that writes', () => {
  expectTypeOf<SiteContext['db']>().not.toMatchTypeOf<Pick<Db, 'insertInto'>>()
  expectTypeOf<SiteContext['db']>().not.toMatchTypeOf<Pick<Db, 'updateTable'>>()
  expectTypeOf<SiteContext['db']>().not.toMatchTypeOf<Pick<Db, 'deleteFrom'>>()
  expectTypeOf<SiteContext['db']>().not.toMatchTypeOf<Pick<Db, 'getExecutor'>>()
  expectTypeOf<NonNullable<SiteContext['tx']>>().not.toHaveProperty('beforeCommit')
  expectTypeOf((ctx: SiteContext) => siteTables(ctx)).returns.toEqualTypeOf<ReadSiteTables>()
  expectTypeOf((tx: SiteTransaction) => siteTables(tx)).returns.toEqualTypeOf<SiteTables>()
})

test('an operation that requires a transaction gets one, and one that must be outside gets none', () => {
  expectTypeOf<SiteTransaction>().toExtend<SiteContext>()
  expectTypeOf<SiteTransaction>().toExtend<Writable<SiteContext>>()
  expectTypeOf<OutsideTransaction<SiteContext>>().toExtend<Writable<SiteContext>>()
  expectTypeOf<Takes<SiteContext>>().toExtend<Takes<SiteTransaction>>()
  expectTypeOf<SiteContext>().not.toExtend<SiteTransaction>()
  expectTypeOf<OutsideTransaction<SiteContext>>().not.toExtend<SiteTransaction>()
  expectTypeOf<SiteTransaction>().not.toExtend<OutsideTransaction<SiteContext>>()
  expectTypeOf<SiteContext>().not.toExtend<OutsideTransaction<SiteContext>>()
})
