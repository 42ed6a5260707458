import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Authority, OrderLimits } from '#platform/certificates'
import type { BackupSettings, Configuration } from '#platform/context'
import { inDataFolder, openDataFolder } from './data-folder.ts'
import { type EnvironmentSettings, environmentSchema } from './environment.schema.ts'
import { lastPort } from './last-port.ts'
import { projectRoot } from './project-root.ts'
import { readFormerSecrets, readSecret } from './read-secret.ts'
import { serverProblems } from './server.problems.ts'

/** Settings from the command line; all others come from the environment. */
export interface CommandLine {
  readonly port?: number | undefined
  readonly data?: string | undefined
  /** For a command beside a server: without a port of its own it uses the last port of the server. */
  readonly joins?: boolean
}

/** Free space that the embedded database needs for its log. */
const usuallyFreeMegabytes = 250

/** 03:00 UTC. */
const usualBackupMinute = 180
const usuallyKeptBackups = 14

const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory'

type Environment = Readonly<Record<string, string | undefined>>

/** `databaseUrl` is empty with the embedded database, whose address is known once it runs. */
export interface Settings {
  readonly config: Configuration
  readonly isEmbedded: boolean
  /** The address on which the web process listens; absent for all addresses of this machine. */
  readonly bind: string | undefined
  /** Address for Prometheus: that of the web process, and the next port for the worker. null without metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly hasAccessLog: boolean
  /**
   * Present when the web process handles TLS itself, with certificates that the worker requests; absent behind a proxy.
   */
  readonly tls?: { readonly port: number; readonly authority: Authority; readonly limits: OrderLimits } | undefined
  /** Whether the owner area can be seen in the pseudo-language, which shows where words have too little room. */
  readonly hasPseudoLanguage: boolean
}

/**
 * Reads every setting once. Relative folders are resolved from the command's working directory; the default data folder
 * is beside the program. docs/guide/settings.md lists them all.
 */
export function readEnvironment(line: CommandLine = {}, env: Environment = process.env): Settings {
  const settings = environmentSettings(env)
  const dataFolder = openDataFolder(dataFolderOf(line, env))
  const port = line.port ?? settings.PORT ?? (line.joins ? lastPort(dataFolder) : 8080)
  const platformHost = settings.QUOIN_PLATFORM_HOST ?? `localhost:${port}`
  const isLocal = isLocalHost(platformHost)
  const secret = inDataFolder(dataFolder, () => readSecret(dataFolder, env['QUOIN_SECRET']))
  const config: Configuration = {
    platformHost,
    sitesHost: settings.QUOIN_SITES_HOST ?? platformHost,
    adminHost: settings.QUOIN_ADMIN_HOST ?? `admin.${platformHost}`,
    protocol: settings.QUOIN_PROTOCOL ?? (isLocal && settings.QUOIN_TLS_PORT === undefined ? 'http' : 'https'),
    port,
    dataFolder,
    databaseUrl: settings.DATABASE_URL ?? '',
    storageUrl: settings.STORAGE_URL ?? pathToFileURL(join(dataFolder, 'files')).href,
    ...(settings.QUOIN_SAMPLE_IMAGES ? { sampleImages: resolve(settings.QUOIN_SAMPLE_IMAGES) } : {}),
    smtpUrl: settings.SMTP_URL ?? '',
    ...(settings.QUOIN_STRIPE_API ? { stripeApi: settings.QUOIN_STRIPE_API } : {}),
    mailFrom: settings.MAIL_FROM ?? `Quoin <quoin@${platformHost.replace(/:\d+$/, '')}>`,
    registration: settings.QUOIN_REGISTRATION ?? (isLocal ? 'open' : 'closed'),
    trustedProxies: settings.QUOIN_TRUSTED_PROXIES ?? [],
    connections: present({ inAll: settings.QUOIN_CONNECTIONS, byNetwork: settings.QUOIN_CONNECTIONS_BY_NETWORK }),
    mailQuota: present({ hour: settings.QUOIN_MAIL_BY_HOUR, day: settings.QUOIN_MAIL_BY_DAY }),
    leastFreeBytes: (settings.QUOIN_LEAST_FREE_MB ?? usuallyFreeMegabytes) * 1_000_000,
    backups: backupsOf(settings),
    secret,
    formerSecrets: inDataFolder(dataFolder, () => readFormerSecrets(dataFolder, env['QUOIN_SECRET_BEFORE'], secret)),
  }
  return {
    config,
    isEmbedded: config.databaseUrl === '',
    bind: settings.QUOIN_BIND,
    metrics: settings.QUOIN_METRICS ?? null,
    tls: tlsOf(settings),
    hasAccessLog: settings.QUOIN_ACCESS_LOG ?? false,
    hasPseudoLanguage: settings.QUOIN_PSEUDO_LANGUAGE ?? false,
  }
}

/** Returns the path of the data folder without reading or creating it. */
export function dataFolderOf({ data }: CommandLine, env: Environment = process.env): string {
  return resolve(data ?? (env['QUOIN_DATA'] || join(projectRoot(), 'data')))
}

export function isLocalHost(host: string): boolean {
  return /^(.+\.)?localhost(:\d+)?$/.test(host)
}

/** The passphrase or age key of the environment, which also opens archives that are named on the command line. */
export function backupKey(env: Environment = process.env): string | null {
  return environmentSettings({ QUOIN_BACKUP_KEY: env['QUOIN_BACKUP_KEY'] }).QUOIN_BACKUP_KEY ?? null
}

/** Throws `server.setting_unfit` for the first setting that does not fit. */
function environmentSettings(env: Environment): EnvironmentSettings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { data, error } = environmentSchema.safeParse(filled, { reportInput: true })
  if (data) return data
  const [issue] = error.issues
  const name = String(issue?.path[0])
  throw serverProblems.settingUnfit({ name, value: shown(name, String(issue?.input)), wanted: issue?.message ?? '' })
}

/** A refused setting without its passphrase or password. */
function shown(name: string, value: string): string {
  return name === 'QUOIN_BACKUP_KEY' ? '•••' : value.replace(/\/\/[^@/]*@/, '//•••@')
}

function backupsOf(settings: EnvironmentSettings): BackupSettings | undefined {
  if (settings.QUOIN_BACKUP_TO === undefined) return undefined
  return {
    to: settings.QUOIN_BACKUP_TO,
    at: settings.QUOIN_BACKUP_AT ?? [usualBackupMinute],
    keep: settings.QUOIN_BACKUP_KEEP ?? usuallyKeptBackups,
    key: settings.QUOIN_BACKUP_KEY ?? null,
    ...present({ days: settings.QUOIN_BACKUP_DAYS }),
  }
}

function tlsOf(settings: EnvironmentSettings): Settings['tls'] {
  if (settings.QUOIN_TLS_PORT === undefined) return undefined
  return {
    port: settings.QUOIN_TLS_PORT,
    authority: { directory: settings.QUOIN_ACME_DIRECTORY ?? letsEncrypt, email: settings.QUOIN_ACME_EMAIL ?? null },
    limits: { all: settings.QUOIN_ACME_WEEKLY ?? 2000, ofDomain: settings.QUOIN_ACME_WEEKLY_DOMAIN ?? 40 },
  }
}

/** Returns only the defined values. */
function present<K extends string>(values: Readonly<Record<K, number | undefined>>): { [name in K]?: number } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [name in K]?: number
  }
}
