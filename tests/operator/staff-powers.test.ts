import { expect, test } from 'vitest'
import { staffPowerCodes } from '#platform/contract'
import { operatorInstallation, startWorker } from './operator-installation.ts'

const { ctx, staff, somebody } = await operatorInstallation([])
await startWorker(ctx)

test('C6.10 C6.11 an action of staff has a code from 2010 to 2068, is refused to others under it, and is in the audit trail', async () => {
  const codes = Object.values(staffPowerCodes)
  expect(codes.every((code) => code >= 2010 && code <= 2068)).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
  const ids = ['4f7c2a10-0000-4000-8000-000000000000']
  expect((await somebody.ask('/api/jobs')).json()).toMatchObject({ details: { power: 'jobs.read', code: 2012 } })
  const refused = await somebody.send('POST', '/api/jobs/retry', { ids })
  expect([refused.status, refused.json<{ details: object }>().details]).toEqual([
    403,
    { power: 'jobs.change', code: 2013 },
  ])
  expect((await staff.send('POST', '/api/jobs/retry', { ids })).status).toBe(200)
  const used = await ctx.db
    .selectFrom('audit_log')
    .select(['who', 'subject', 'after'])
    .where('action', '=', 'account.power_used')
    .execute()
  expect(used).toEqual([{ who: 'ops@example.com', subject: 'retry', after: { power: 'jobs.change', code: 2013 } }])
})
