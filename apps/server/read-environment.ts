import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Authority, OrderLimits } from '#platform/certificates'
import type { Configuration } from '#platform/context'
import { inDataFolder, openDataFolder } from './data-folder.ts'
import { lastPort } from './last-port.ts'
import { projectRoot } from './project-root.ts'
import { readFormerSecrets, readSecret } from './read-secret.ts'
import { readBackups } from './read-backups.ts'
import { serverProblems } from './server.problems.ts'

/** Settings from the command line; all others come from the environment. */
export interface CommandLine {
  readonly port?: number | undefined
  readonly data?: string | undefined
  /** A command beside a server: without a port of its own it takes the one that was served last. */
  readonly joins?: boolean
}

/** The embedded database goes on writing its log with so much. */
const usuallyFreeMegabytes = 250

type Environment = Readonly<Record<string, string | undefined>>

/** `databaseUrl` is empty where the embedded database serves; its address is known once it runs. */
export interface Settings {
  readonly config: Configuration
  readonly isEmbedded: boolean
  /** The address the web process listens on; absent: all of this machine. */
  readonly bind: string | undefined
  /** Where Prometheus reads of the web process; of the worker one port further. null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly hasAccessLog: boolean
  /** Where the web process speaks TLS itself, with certificates that the worker fetches; absent: a proxy does. */
  readonly tls?: { readonly port: number; readonly authority: Authority; readonly limits: OrderLimits } | undefined
  /** Whether the owner area can be seen in the pseudo-language, which shows where words have too little room. */
  readonly hasPseudoLanguage: boolean
}

/**
 * Reads every setting once. Relative folders are resolved from the command's working directory; the default data folder
 * is beside the program. docs/guide/settings.md lists them all.
 */
export function readEnvironment(line: CommandLine = {}, env: Environment = process.env): Settings {
  const dataFolder = openDataFolder(dataFolderOf(line, env))
  const port = line.port ?? numberOf('PORT', env['PORT'], line.joins ? lastPort(dataFolder) : 8080)
  const platformHost = hostOf('QUOIN_PLATFORM_HOST', env['QUOIN_PLATFORM_HOST'], `localhost:${port}`)
  const isLocal = isLocalHost(platformHost)
  const secret = inDataFolder(dataFolder, () => readSecret(dataFolder, env['QUOIN_SECRET']))
  const config: Configuration = {
    platformHost,
    sitesHost: hostOf('QUOIN_SITES_HOST', env['QUOIN_SITES_HOST'], platformHost),
    adminHost: hostOf('QUOIN_ADMIN_HOST', env['QUOIN_ADMIN_HOST'], `admin.${platformHost}`),
    protocol: oneOf(
      'QUOIN_PROTOCOL',
      env['QUOIN_PROTOCOL'],
      ['http', 'https'],
      isLocal && !env['QUOIN_TLS_PORT'] ? 'http' : 'https',
    ),
    port,
    dataFolder,
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    storageUrl: storageUrlOf(env['STORAGE_URL'], dataFolder),
    ...(env['QUOIN_SAMPLE_IMAGES'] ? { sampleImages: resolve(env['QUOIN_SAMPLE_IMAGES']) } : {}),
    smtpUrl: smtpUrlOf(env['SMTP_URL']),
    ...(env['QUOIN_STRIPE_API'] ? { stripeApi: env['QUOIN_STRIPE_API'] } : {}),
    mailFrom: env['MAIL_FROM'] || `Quoin <quoin@${platformHost.replace(/:\d+$/, '')}>`,
    registration: oneOf(
      'QUOIN_REGISTRATION',
      env['QUOIN_REGISTRATION'],
      ['open', 'closed'],
      isLocal ? 'open' : 'closed',
    ),
    trustedProxies: proxiesOf(env['QUOIN_TRUSTED_PROXIES']),
    connections: connectionsOf(env),
    mailQuota: mailQuotaOf(env),
    leastFreeBytes: (countOf('QUOIN_LEAST_FREE_MB', env['QUOIN_LEAST_FREE_MB']) ?? usuallyFreeMegabytes) * 1_000_000,
    backups: readBackups(env),
    secret,
    formerSecrets: inDataFolder(dataFolder, () => readFormerSecrets(dataFolder, env['QUOIN_SECRET_BEFORE'], secret)),
  }
  return {
    config,
    isEmbedded: config.databaseUrl === '',
    bind: env['QUOIN_BIND'] || undefined,
    metrics: metricsOf(env['QUOIN_METRICS']),
    tls: tlsOf(env),
    hasAccessLog: oneOf('QUOIN_ACCESS_LOG', env['QUOIN_ACCESS_LOG'], ['on', 'off'], 'off') === 'on',
    hasPseudoLanguage: oneOf('QUOIN_PSEUDO_LANGUAGE', env['QUOIN_PSEUDO_LANGUAGE'], ['on', 'off'], 'off') === 'on',
  }
}

/** Where the installation is or will be; nothing is looked up or made. */
export function dataFolderOf({ data }: CommandLine, env: Environment = process.env): string {
  return resolve(data ?? (env['QUOIN_DATA'] || join(projectRoot(), 'data')))
}

export function isLocalHost(host: string): boolean {
  return /^(.+\.)?localhost(:\d+)?$/.test(host)
}

function numberOf(name: string, value: string | undefined, usual: number): number {
  if (!value) return usual
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw serverProblems.settingUnfit({ name, value, wanted: 'a port number' })
  return number
}

function connectionsOf(env: Environment): NonNullable<Configuration['connections']> {
  const inAll = countOf('QUOIN_CONNECTIONS', env['QUOIN_CONNECTIONS'])
  const byNetwork = countOf('QUOIN_CONNECTIONS_BY_NETWORK', env['QUOIN_CONNECTIONS_BY_NETWORK'])
  return { ...(inAll && { inAll }), ...(byNetwork && { byNetwork }) }
}

function mailQuotaOf(env: Environment): NonNullable<Configuration['mailQuota']> {
  const hour = countOf('QUOIN_MAIL_BY_HOUR', env['QUOIN_MAIL_BY_HOUR'])
  const day = countOf('QUOIN_MAIL_BY_DAY', env['QUOIN_MAIL_BY_DAY'])
  return { ...(hour && { hour }), ...(day && { day }) }
}

function countOf(name: string, value: string | undefined): number | null {
  if (!value) return null
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw serverProblems.settingUnfit({ name, value, wanted: 'a number of 1 or more' })
}

function hostOf(name: string, value: string | undefined, usual: string): string {
  const host = (value || usual).toLowerCase()
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(host) && !isIP(host.replace(/:\d+$/, ''))) return host
  throw serverProblems.settingUnfit({
    name,
    value: host,
    wanted: 'a host name such as quoin.example, without https:// or a path',
  })
}

function oneOf<const T extends string>(name: string, value: string | undefined, choices: readonly T[], usual: T): T {
  if (!value) return usual
  const chosen = choices.find((choice) => choice === value)
  if (!chosen) throw serverProblems.settingUnfit({ name, value, wanted: choices.join(' or ') })
  return chosen
}

function databaseUrlOf(value = ''): string {
  if (value && !/^postgres(ql)?:$/.test(protocolOf(value)))
    throw serverProblems.settingUnfit({
      name: 'DATABASE_URL',
      value: withoutPassword(value),
      wanted: 'an address such as postgres://user:password@host/database',
    })
  return value
}

function storageUrlOf(value: string | undefined, dataFolder: string): string {
  const address = value || `${pathToFileURL(join(dataFolder, 'files')).href}`
  if (!/^(file|s3):$/.test(protocolOf(address)))
    throw serverProblems.settingUnfit({
      name: 'STORAGE_URL',
      value: withoutPassword(address),
      wanted: 's3://bucket/prefix?region=… or file:///folder',
    })
  return address
}

function smtpUrlOf(value = ''): string {
  if (value && !/^smtps?:$/.test(protocolOf(value)))
    throw serverProblems.settingUnfit({
      name: 'SMTP_URL',
      value: withoutPassword(value),
      wanted: 'an address such as smtp://user:password@host:587',
    })
  return value
}

const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory'

function tlsOf(env: Environment): Settings['tls'] {
  if (!env['QUOIN_TLS_PORT']) return undefined
  const port = numberOf('QUOIN_TLS_PORT', env['QUOIN_TLS_PORT'], 443)
  const directory = env['QUOIN_ACME_DIRECTORY'] || letsEncrypt
  const email = env['QUOIN_ACME_EMAIL'] || null
  if (protocolOf(directory) !== 'https:')
    throw serverProblems.settingUnfit({
      name: 'QUOIN_ACME_DIRECTORY',
      value: directory,
      wanted: 'the https:// address of an authority’s directory',
    })
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw serverProblems.settingUnfit({ name: 'QUOIN_ACME_EMAIL', value: email, wanted: 'an email address' })
  const all = countOf('QUOIN_ACME_WEEKLY', env['QUOIN_ACME_WEEKLY']) ?? 2000
  const ofDomain = countOf('QUOIN_ACME_WEEKLY_DOMAIN', env['QUOIN_ACME_WEEKLY_DOMAIN']) ?? 40
  return { port, authority: { directory, email }, limits: { all, ofDomain } }
}

/** A port is one of this machine alone. */
function metricsOf(value = ''): Settings['metrics'] {
  if (value === '') return null
  const [, bracketed, plain, typed] = /^(?:\[([^\]]+)\]:|([^:[\]]+):)?(\d{1,5})$/.exec(value) ?? []
  const [host, port] = [bracketed ?? plain ?? '127.0.0.1', Number(typed)]
  if (typed !== undefined && port > 0 && port < 65_535 && (isIP(host) || host === 'localhost')) return { host, port }
  throw serverProblems.settingUnfit({
    name: 'QUOIN_METRICS',
    value,
    wanted: 'a port such as 9464, or an address with a port such as 10.0.0.5:9464',
  })
}

function proxiesOf(value = ''): string[] {
  const list = value.split(',').map((part) => part.trim())
  return list.filter(Boolean).map((proxy) => {
    const [address = '', bits] = proxy.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (isIP(address) && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))) return proxy
    throw serverProblems.settingUnfit({
      name: 'QUOIN_TRUSTED_PROXIES',
      value: proxy,
      wanted: 'addresses such as 10.0.0.0/8, separated by commas',
    })
  })
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}

function withoutPassword(address: string): string {
  return address.replace(/\/\/[^@/]*@/, '//•••@')
}
