import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { freePort } from './installation.ts'

export interface AcmeServer {
  directory: string
  /** Root certificate of its own HTTPS, for NODE_EXTRA_CA_CERTS. */
  caFile: string
  /** Root certificate of the certificates that it issues. */
  root: () => Promise<string>
  /** From here on the name leads to another machine, where nobody listens. */
  leadElsewhere: (host: string) => Promise<void>
  /** How many orders it has taken. */
  orders: () => number
  stop: () => Promise<void>
}

/**
 * Pebble, the authority that Let's Encrypt tests with: every name leads to this machine, and is proved on `httpPort`.
 */
export async function acmeServer(folder: string, httpPort: number): Promise<AcmeServer> {
  const [port, managementPort, dnsPort, dnsManagementPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const [key, caFile, config] = ['key.pem', 'ca.pem', 'pebble.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', caFile, ...subject])
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: caFile,
    privateKey: key,
    httpPort,
    tlsPort: 1,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  }
  writeFileSync(config, JSON.stringify({ pebble }))
  const off = ['-http01', '', '-https01', '', '-tlsalpn01', '']
  const dns = ['-dns01', `127.0.0.1:${dnsPort}`, '-management', `127.0.0.1:${dnsManagementPort}`, '-defaultIPv6', '']
  const names = spawn('pebble-challtestsrv', [...off, ...dns], { stdio: 'ignore' })
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1' }
  const server = spawn('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dnsPort}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  let orders = 0
  server.stdout.on('data', (part: Buffer) => (orders += part.toString().match(/Added order/g)?.length ?? 0))
  const ca = readFileSync(caFile, 'utf8')
  const root = () => read(`https://127.0.0.1:${managementPort}/roots/0`, ca)
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    try {
      await root()
      break
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
  return {
    directory: `https://127.0.0.1:${port}/dir`,
    caFile,
    root,
    leadElsewhere: async (host) => {
      const body = JSON.stringify({ host, addresses: ['127.0.0.9'] })
      await fetch(`http://127.0.0.1:${dnsManagementPort}/add-a`, { method: 'POST', body })
    },
    orders: () => orders,
    stop: async () => void (await Promise.all([server, names].map(ended))),
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

function read(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { ca, agent: false }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
}
