import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { checkDomains } from './check-domains.ts'
import { readEnvironment } from './read-environment.ts'

const data = temporaryFolder('quoin-env')
const settingsOf = (env: Record<string, string> = {}, port?: number) => readEnvironment({ data, port }, env)

test('without any setting everything is on this machine, in one folder', () => {
  const { config, isEmbedded } = settingsOf()
  expect(config).toMatchObject({
    platformHost: 'localhost:8080',
    sitesHost: 'localhost:8080',
    adminHost: 'admin.localhost:8080',
    protocol: 'http',
    databaseUrl: '',
    storageUrl: `file://${data}/files`,
    registration: 'open',
  })
  expect(isEmbedded).toBe(true)
})

test('the port moves the hosts of this machine with it', () => {
  expect(settingsOf({}, 9000).config).toMatchObject({
    platformHost: 'localhost:9000',
    adminHost: 'admin.localhost:9000',
    port: 9000,
  })
})

test('a real host is served by https and closed to strangers unless configured otherwise', () => {
  expect(settingsOf({ QUOIN_PLATFORM_HOST: 'Quoin.Example' }).config).toMatchObject({
    platformHost: 'quoin.example',
    adminHost: 'admin.quoin.example',
    protocol: 'https',
    registration: 'closed',
    mailFrom: 'Quoin <quoin@quoin.example>',
  })
})

test('a quarter of a gigabyte stays free on the disk unless configured otherwise', () => {
  expect(settingsOf().config.leastFreeBytes).toBe(250_000_000)
  expect(settingsOf({ QUOIN_LEAST_FREE_MB: '2000' }).config.leastFreeBytes).toBe(2_000_000_000)
})

test.each([
  ['QUOIN_LEAST_FREE_MB', '2 GB'],
  ['PORT', '80a'],
  ['QUOIN_PLATFORM_HOST', 'https://quoin.example/'],
  ['QUOIN_PLATFORM_HOST', '192.168.0.1'],
  ['QUOIN_PROTOCOL', 'ftp'],
  ['DATABASE_URL', 'mysql://user:secret@host/db'],
  ['STORAGE_URL', '/var/files'],
  ['SMTP_URL', 'mail.example'],
  ['QUOIN_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['QUOIN_SECRET', 'short'],
  ['PORT', '65536'],
  ['QUOIN_REGISTRATION', 'yes'],
  ['QUOIN_CONNECTIONS', '0'],
  ['QUOIN_MAIL_BY_DAY', '1e9'],
  ['QUOIN_METRICS', 'example:9464'],
  ['QUOIN_ACCESS_LOG', 'true'],
  ['QUOIN_TLS_PORT', 'https'],
  ['QUOIN_ACME_DIRECTORY', 'http://authority.example/directory'],
  ['QUOIN_ACME_EMAIL', 'nobody'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  expect(() => settingsOf({ [name]: value })).toThrowError(
    expect.objectContaining({ code: 'server.setting_unfit', message: expect.stringContaining(name) }),
  )
})

test('an empty setting is an absent one', () => {
  expect(settingsOf({ PORT: '', QUOIN_PROTOCOL: ' ', QUOIN_TRUSTED_PROXIES: '' })).toEqual(settingsOf())
})

test('a list is refused with the part that does not fit', () => {
  expect(() => settingsOf({ QUOIN_TRUSTED_PROXIES: '10.0.0.0/8, proxy.example' })).toThrowError(
    'QUOIN_TRUSTED_PROXIES is “proxy.example”, but has to be addresses such as 10.0.0.0/8, separated by commas.',
  )
})

test('a process that speaks TLS itself has the address, the email and the limits of its authority', () => {
  const { tls, config, metrics } = settingsOf({
    QUOIN_TLS_PORT: '443',
    QUOIN_ACME_EMAIL: 'shop@quoin.example',
    QUOIN_ACME_WEEKLY: '50',
    QUOIN_METRICS: '[::1]:9464',
  })
  expect(tls).toMatchObject({
    port: 443,
    authority: { email: 'shop@quoin.example' },
    limits: { all: 50, ofDomain: 40 },
  })
  expect([config.protocol, metrics]).toEqual(['https', { host: '::1', port: 9464 }])
})

test('a refused address shows no password', () => {
  expect(() => settingsOf({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrowError(
    expect.not.objectContaining({ message: expect.stringContaining('secret@') }),
  )
})

test('the secret is made once, kept for its owner alone, and may come from outside', () => {
  const first = settingsOf().config.secret
  expect(Buffer.from(settingsOf().config.secret).equals(first)).toBe(true)
  expect(readFileSync(join(data, 'secret'), 'utf8').trim()).toBe(Buffer.from(first).toString('hex'))
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
  expect(Buffer.from(settingsOf({ QUOIN_SECRET: 'ab'.repeat(32) }).config.secret).toString('hex')).toBe('ab'.repeat(32))
})

const file = join(data, 'a file')
writeFileSync(file, '')

test.each([
  ['a file', file, 'in its place'],
  ['below a file', join(file, 'data'), 'in the place of a folder'],
  ['where no folder can be made, however often it is tried', '/proc/quoin/data', 'can be made there'],
  ['of a name longer than any may be', join(data, 'd'.repeat(300)), 'too long'],
])('a data folder that is %s is refused with a sentence', (_, folder, reason) => {
  expect(() => readEnvironment({ data: folder }, {})).toThrowError(
    expect.objectContaining({ code: 'server.data_unwritable', message: expect.stringContaining(reason) }),
  )
})

test.each([
  ['quoin.example', 'sites.quoin.example'],
  ['quoin.co.uk', 'my.quoin.co.uk'],
  ['quoin.example', 'quoin.example'],
])('%s with sites on %s is refused: they share a registrable domain', (platformHost, sitesHost) => {
  expect(() => checkDomains({ platformHost, adminHost: `admin.${platformHost}`, sitesHost })).toThrowError(
    expect.objectContaining({ code: 'server.same_domain' }),
  )
})

test.each([
  ['localhost:8080', 'localhost:8080'],
  ['quoin.example', 'quoin-sites.example'],
  ['one.co.uk', 'two.co.uk'],
])('%s with sites on %s is fine', (platformHost, sitesHost) => {
  expect(() => checkDomains({ platformHost, adminHost: `admin.${platformHost}`, sitesHost })).not.toThrow()
})

test('an admin host on the domain of the sites is refused as well', () => {
  expect(() =>
    checkDomains({ platformHost: 'quoin.example', adminHost: 'admin.sites.example', sitesHost: 'sites.example' }),
  ).toThrowError(expect.objectContaining({ code: 'server.same_domain' }))
})
