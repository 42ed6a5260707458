import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { domainRecords, tryCertificate } from './domain-records.ts'
import { addDomain, verifyDomain } from './domains.ts'
import type { Dns } from './find-records.ts'

const base = await testContext()
const ctx = { ...base, config: { ...base.config, sitesHost: 'sites.example:8080' } }
const { as } = await testSite(ctx, { name: 'bakker' })

/** A name server that knows these records. */
function dnsOf(records: Readonly<Record<string, readonly string[]>>): Dns {
  const ask = async (type: string, name: string) => records[`${type} ${name}`] ?? []
  return {
    texts: (name) => ask('TXT', name),
    aliases: (name) => ask('CNAME', name),
    addresses: (name, family) => ask(family === 4 ? 'A' : 'AAAA', name),
  }
}
const ours = { 'A bakker.sites.example': ['192.0.2.1'], 'AAAA bakker.sites.example': ['2001:db8::1'] }
const stateOf = (tx: OwnerTransaction, id: string, records: Parameters<typeof dnsOf>[0], isTrusted = true) =>
  domainRecords(tx, { id }, { dns: dnsOf({ ...ours, ...records }), isTrusted: async () => isTrusted })

test('a name below a domain becomes an alias of the built-in host, and each record shows whether it exists', async () => {
  const { id, record } = await as((tx) => addDomain(tx, { host: 'www.brood.example' }))
  const none = await as((tx) => stateOf(tx, id, {}))
  expect(none).toEqual({
    records: [
      { type: 'TXT', ...record, state: 'missing', found: [] },
      { type: 'CNAME', name: 'www.brood.example', value: 'bakker.sites.example', state: 'missing', found: [] },
    ],
    isLocal: false,
    isSecure: null,
    certificate: null,
    twin: 'brood.example',
  })
  const wrong = await as((tx) => stateOf(tx, id, { 'CNAME www.brood.example': ['shop.elsewhere.example'] }))
  expect(wrong.records[1]).toMatchObject({ state: 'other', found: ['shop.elsewhere.example'] })
  const right = { 'CNAME www.brood.example': ['bakker.sites.example'], [`TXT ${record.name}`]: [record.value] }
  const all = await as((tx) => stateOf(tx, id, right, false))
  expect([all.records.map(({ state }) => state), all.isSecure]).toEqual([['right', 'right'], false])
})

test('a domain itself gets the addresses of the installation, and with its `www.` it needs no twin', async () => {
  const { id, record } = await as((tx) => addDomain(tx, { host: 'brood.example' }))
  const { records, twin } = await as((tx) => stateOf(tx, id, { 'A brood.example': ['192.0.2.1'] }))
  expect(records.slice(1)).toEqual([
    { type: 'A', name: 'brood.example', value: '192.0.2.1', state: 'right', found: ['192.0.2.1'] },
    { type: 'AAAA', name: 'brood.example', value: '2001:db8::1', state: 'missing', found: [] },
  ])
  expect(twin).toBeNull()
  await as((tx) => verifyDomain(tx, { id }, async () => [record.value]))
  expect((await as((tx) => stateOf(tx, id, {}))).records[0]?.state).toBe('right')
})

test('an owner sees the expiry of the certificate that the installation fetched, or the reason for its absence', async () => {
  const { id } = await as((tx) => addDomain(tx, { host: 'slot.example' }))
  const until = '2100-01-02T03:04:05.000Z'
  const moment = new Date(until)
  const row = { host: 'slot.example', sealed: null, renew_at: null, attempts: 1, try_at: moment, wanted_at: moment }
  await as((tx) =>
    tx.db
      .insertInto('certificates')
      .values({ ...row, expires_at: null, reason: 'No answer.' })
      .execute(),
  )
  const failed = await as((tx) => stateOf(tx, id, {}))
  await as((tx) => tx.db.updateTable('certificates').set({ expires_at: moment, reason: null }).execute())
  const there = await as((tx) => stateOf(tx, id, {}))
  expect([failed.certificate, there.certificate]).toEqual([
    { isThere: false, until: null, reason: 'No answer.', triesAt: until, waitsFor: null, mayTryNow: true },
    { isThere: true, until, reason: null, triesAt: until, waitsFor: null, mayTryNow: false },
  ])
})

test('a name whose provider resolves the alias to our addresses leads here all the same', async () => {
  const { id } = await as((tx) => addDomain(tx, { host: 'winkel.brood.example' }))
  const flat = { 'A winkel.brood.example': ['192.0.2.1'] }
  const { records, twin } = await as((tx) => stateOf(tx, id, flat))
  expect([records[1]?.state, twin]).toEqual(['right', null])
})

test('an installation on a personal computer says that no domain can lead to it', async () => {
  const site = await testSite(base, { name: 'thuis' })
  const { id } = await site.as((tx) => addDomain(tx, { host: 'thuis.example' }))
  const { records, isLocal } = await site.as((tx) => stateOf(tx, id, {}))
  expect([records.map(({ type }) => type), isLocal]).toEqual([['TXT'], true])
})

test('an owner who fixed a domain has its certificate requested at once, a quarter of an hour after the last attempt at the earliest', async () => {
  const host = 'gemaakt.example'
  const { id, record } = await as((tx) => addDomain(tx, { host }))
  const later = new Date(ctx.now().getTime() + 3_600_000)
  const row = { host, sealed: null, expires_at: null, renew_at: null, reason: 'No answer', attempts: 3 }
  await as((tx) =>
    tx.db
      .insertInto('certificates')
      .values({ ...row, try_at: later, wanted_at: ctx.now() })
      .execute(),
  )
  const orderedAgo = (minutes: number) =>
    as((tx) => {
      const at = new Date(ctx.now().getTime() - minutes * 60_000)
      const order = { id: String(minutes), host, registered: host, kind: 'new' as const, at, fetched_at: null }
      return tx.db.insertInto('certificate_orders').values(order).execute()
    })
  const triesAt = async () => (await as((tx) => stateOf(tx, id, {}))).certificate?.triesAt
  const ask = () => as((tx) => tryCertificate(tx, { id }))

  await expect(ask()).rejects.toMatchObject({ code: 'sites.certificate_too_soon' })
  await as((tx) => verifyDomain(tx, { id }, async () => [record.value]))
  await orderedAgo(20)
  await ask()
  expect(await triesAt()).toBe(ctx.now().toISOString())
  await as((tx) => tx.db.updateTable('certificates').set({ try_at: later }).where('host', '=', host).execute())
  await orderedAgo(10)
  await expect(ask()).rejects.toMatchObject({ code: 'sites.certificate_too_soon' })
  expect(await triesAt()).toBe(later.toISOString())
})
