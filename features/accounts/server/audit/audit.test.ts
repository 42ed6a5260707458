import { networkPrefix } from '#platform/http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#platform/database'
import { testContext } from '#support/context'
import { audit } from './audit.ts'
import { verifyAudit } from './verify-audit.ts'

const ctx = await testContext()
const site = { id: '65a1f0c2e4b0a1b2c3d4e5f6' }

test('T36 a hundred concurrent actions form one chain', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      audit(
        { ...ctx, site },
        { action: 'site.changed', subject: String(at), before: { b: at, a: [at, null] }, after: 'é' },
      ),
    ),
  )
  expect(await verifyAudit(ctx, site.id)).toEqual({ intact: true, rows: 100 })
})

test('rows of the audit trail can be neither changed nor deleted by any role', async () => {
  await audit(ctx, { action: 'account.signed_in', subject: 'x' })
  await expect(sql`update audit_log set who = 'nobody'`.execute(ctx.db)).rejects.toThrow('never changed')
  await expect(sql`delete from audit_log`.execute(ctx.db)).rejects.toThrow('never changed')
  await expect(sql`truncate audit_log`.execute(ctx.db)).rejects.toThrow('never changed')
})

test('T36 a row changed with the guard switched off is found by its number', async () => {
  const direct = connect(ctx.databaseUrl, { max: 1 })
  await direct`alter table audit_log disable trigger audit_log_append_only`
  await direct`update audit_log set after = '"è"' where chain = ${site.id} and seq = 42`
  await direct`alter table audit_log enable trigger audit_log_append_only`
  await direct.end()
  expect(await verifyAudit(ctx, site.id)).toEqual({ intact: false, chain: site.id, seq: 42 })
})

test('the audit log keeps only the network of an address', () => {
  expect(
    [
      '203.0.113.77',
      '::ffff:203.0.113.77',
      '2001:db8:1:2:3:4:5:6',
      '2001:DB8::1',
      '::1',
      'fe80::1%eth0',
      'nonsense',
    ].map(networkPrefix),
  ).toEqual([
    '203.0.113.0/24',
    '203.0.113.0/24',
    '2001:db8:1:2::/64',
    '2001:db8:0:0::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
    'unknown',
  ])
})
