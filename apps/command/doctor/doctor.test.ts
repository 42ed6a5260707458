import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { databaseCheck, tenancyCheck } from './check-database.ts'
import { diskCheck, hostsCheck, mailCheck, storageCheck } from './check-surroundings.ts'

const ctx = await testContext()
await testSite(ctx)

const levels = async (check: typeof tenancyCheck, of = ctx) => (await check.look(of)).map(({ level }) => level)

test('a healthy installation has no findings', async () => {
  const all = await Promise.all(
    [databaseCheck, tenancyCheck, storageCheck, mailCheck, diskCheck, hostsCheck].map((check) =>
      check.look({ ...ctx, now: () => new Date() }),
    ),
  )
  expect(all.flat().filter(({ level }) => level === 'bad')).toEqual([])
})

test.each([
  ['no row-level security', sql`create table jars (website_id text, id text)`],
  [
    'policies that do not bind the owner',
    sql`create table jars (website_id text, id text); select quoin_tenant('jars'); alter table jars no force row level security`,
  ],
  [
    'a policy that lets everybody through',
    sql`create table jars (website_id text, id text); select quoin_tenant('jars'); create policy hole on jars using (true); alter table jars no force row level security;
      insert into jars values ('a', 'b'); alter table jars force row level security`,
  ],
])('a table with %s is named', async (_, planted) => {
  await sql`drop table if exists jars`.execute(ctx.db)
  for (const statement of planted.compile(ctx.db).sql.split(';')) await sql.raw(statement).execute(ctx.db)
  const findings = await tenancyCheck.look(ctx)
  await sql`drop table jars`.execute(ctx.db)
  expect(findings).toEqual([{ level: 'bad', says: expect.stringContaining('jars') }])
})

test('a disk with less free space than its limit is named with its setting', async () => {
  const config = { ...ctx.config, leastFreeBytes: 1e15 }
  const findings = await diskCheck.look({ ...ctx, config })
  expect(findings.map(({ level }) => level)).toContain('bad')
  expect(findings[0]?.says).toContain('less than the 1000000000 MB of QUOIN_LEAST_FREE_MB')
})

test('a store that refuses, a mail server that is down, and hosts that share a domain are each found', async () => {
  const storage = { ...ctx.storage, put: () => Promise.reject(new Error('full')) }
  expect(await levels(storageCheck, { ...ctx, storage })).toEqual(['bad'])
  expect(await levels(mailCheck, { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:9' } })).toEqual(['bad'])
  const shared = {
    ...ctx.config,
    platformHost: 'quoin.invalid',
    adminHost: 'admin.quoin.invalid',
    sitesHost: 'sites.quoin.invalid',
    protocol: 'https' as const,
  }
  expect(await levels(hostsCheck, { ...ctx, config: shared })).toEqual(['bad', 'bad', 'bad', 'bad'])
})
