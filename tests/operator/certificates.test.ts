import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type PeerCertificate, connect, type TLSSocket } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/contract'
import { openDatabase, openEmbedded } from '#platform/database'
import { acmeServer } from '#support/acme-server'
import { hasTool } from '#support/debian-tool'
import { freePort, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'
import { atEnd } from '#support/at-end'

const hasPebble = hasTool('pebble') && hasTool('pebble-challtestsrv', 'pebble')
const own = 'winkel.example'
const patient = { timeout: 60_000, interval: 500 }

describe.runIf(hasPebble)('certificates of an authority', async () => {
  if (!hasPebble) return
  const [tlsPort, acmePort] = [await freePort(), await freePort()]
  const env: NodeJS.ProcessEnv = { ...process.env, QUOIN_TLS_PORT: String(tlsPort), PORT: String(acmePort) }
  const folder = temporaryFolder('quoin-acme-')
  const authority = await acmeServer(folder, acmePort)
  atEnd(authority.stop)
  Object.assign(env, {
    QUOIN_PLATFORM_HOST: `localhost:${tlsPort}`,
    QUOIN_ACME_DIRECTORY: authority.directory,
    QUOIN_BIND: '127.0.0.1',
    QUOIN_ACME_EMAIL: 'operator@example.com',
    NODE_EXTRA_CA_CERTS: authority.caFile,
  })
  const installation = await startInstallation({ env, port: acmePort })
  atEnd(installation.stop)
  const embedded = await openEmbedded(installation.data)
  const { db, close } = openDatabase(embedded.url, { max: 2 })
  atEnd(async () => {
    await close()
    await embedded.close()
  })
  await installation.command('create-site', 'winkel', '--owner', 'owner@quoin.localhost')
  const ca = await authority.root()

  /** Opens a name as a browser does; null without a secure connection. */
  async function opened(
    name: string,
    at = tlsPort,
  ): Promise<{ isTrusted: boolean; peer: PeerCertificate; head: string } | null> {
    return new Promise((resolve) => {
      const socket: TLSSocket = connect({ port: at, host: '127.0.0.1', servername: name, ca }, () => {
        socket.write(`GET / HTTP/1.1\r\nHost: ${name}:${at}\r\nConnection: close\r\n\r\n`)
        let head = ''
        socket.on('data', (part: Buffer) => (head += part.toString()))
        socket.on('end', () => resolve({ isTrusted: socket.authorized, peer: socket.getPeerCertificate(), head }))
      })
      socket.on('error', () => resolve(null))
    })
  }

  /** Proved, without the DNS that would prove it. */
  async function proveDomain(host: string): Promise<void> {
    const { id: website_id } = await db
      .selectFrom('websites')
      .select('id')
      .where('name', '=', 'winkel')
      .executeTakeFirstOrThrow()
    const now = new Date()
    const row = { website_id, id: newId(now.getTime()), host, token: 'x', is_primary: false }
    await db
      .insertInto('domains')
      .values({ ...row, created_at: now, verified_at: now })
      .execute()
  }

  test('a proven domain gets a certificate by itself and serves its site with it', async () => {
    expect(await opened(own)).toBeNull()
    await proveDomain(own)
    await expect.poll(async () => (await opened(own))?.isTrusted, patient).toBe(true)
    const seen = await opened(own)
    expect(seen?.peer.subjectaltname).toBe(`DNS:${own}`)
    expect(seen?.head).toMatch(/^HTTP\/1\.1 (?:200|301)/)
  })

  test('unknown names get no certificate, however often they are requested', async () => {
    expect(await opened('foreign.example')).toBeNull()
    const rows = await db.selectFrom('certificates').select('host').execute()
    expect(rows.map(({ host }) => host)).toEqual([own])
  })

  test('without TLS browsers are redirected to the same address with it; probes are answered', async () => {
    const sent = await ask(acmePort, own, '/about?x=1')
    expect([sent.status, sent.headers['location']]).toEqual([308, `https://${own}:${tlsPort}/about?x=1`])
    expect((await ask(acmePort, own, '/readyz')).status).toBe(200)
    expect((await ask(acmePort, own, '/.well-known/acme-challenge/nobody-asked-this')).status).toBe(404)
  })

  test('the key is sealed in the database, and a new certificate follows when two thirds of its time are over', async () => {
    const row = () => db.selectFrom('certificates').selectAll().where('host', '=', own).executeTakeFirstOrThrow()
    const before = await row()
    expect(before.sealed).not.toContain('BEGIN')
    expect((before.renew_at?.getTime() ?? 0) > Date.now()).toBe(true)
    await db.updateTable('certificates').set({ try_at: new Date() }).where('host', '=', own).execute()
    await expect.poll(async () => (await row()).sealed === before.sealed, patient).toBe(false)
    expect((await row()).attempts).toBe(0)
  })

  test('with two web processes and two workers each of several domains gets one certificate by one order', async () => {
    const secondTls = await freePort()
    const beside = { ...env, QUOIN_TLS_PORT: String(secondTls) }
    const roles = ['web', 'worker'].map((role) =>
      spawn(
        join(import.meta.dirname, '../../quoin'),
        ['start', '--role', role, '--data', installation.data, '--port', String(acmePort + 1)],
        {
          env: beside,
          stdio: 'ignore',
        },
      ),
    )
    onTestFinished(async () => void (await Promise.all(roles.map(ended))))
    const ordersBefore = authority.orders()
    const hosts = ['een.example', 'twee.example', 'drie.example', 'vier.example']
    for (const host of hosts) await proveDomain(host)
    const isServed = async () => {
      const seen = await Promise.all(hosts.flatMap((host) => [opened(host), opened(host, secondTls)]))
      return seen.every((answer) => answer?.isTrusted)
    }
    await expect.poll(isServed, { ...patient, timeout: 90_000 }).toBe(true)
    const orders = await db.selectFrom('certificate_orders').select('host').where('host', 'in', hosts).execute()
    expect(orders.map(({ host }) => host).sort()).toEqual([...hosts].sort())
    expect(authority.orders() - ordersBefore).toBe(hosts.length)
  })

  test('a domain that does not lead here shows why, tried again later, and a removed domain loses its row', async () => {
    const wrong = 'elsewhere.example'
    await authority.leadElsewhere(wrong)
    await proveDomain(wrong)
    expect(await opened(wrong)).toBeNull()
    const row = () => db.selectFrom('certificates').selectAll().where('host', '=', wrong).executeTakeFirst()
    await expect.poll(async () => (await row())?.reason ?? null, { ...patient, timeout: 90_000 }).not.toBeNull()
    expect(((await row())?.try_at.getTime() ?? 0) > Date.now()).toBe(true)
    await db.deleteFrom('domains').where('host', '=', wrong).execute()
    await db.updateTable('certificates').set({ try_at: new Date() }).where('host', '=', wrong).execute()
    await expect.poll(async () => (await row()) === undefined, patient).toBe(true)
  })
})

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
