import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Each message completes the sentence that refuses the setting: "PORT is 80a. It must be a port number." */
const fitting = (wanted: string, fits: (value: string) => boolean) => z.string().refine(fits, { error: wanted })

const count = (wanted = 'a number of 1 or more', mostDigits = 7) =>
  fitting(wanted, (value) => /^[1-9]\d*$/.test(value) && value.length <= mostDigits).transform(Number)

const port = fitting('a port number', (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535).transform(Number)

const host = z
  .string()
  .toLowerCase()
  .refine((value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(value) && !isIP(value.replace(/:\d+$/, '')), {
    error: 'a host name such as quoin.example, without https:// or a path',
  })

const choice = <const T extends string>(...choices: readonly T[]) => z.enum(choices, { error: choices.join(' or ') })

const onOff = choice('on', 'off').transform((value) => value === 'on')

const addressWith = (protocols: RegExp, wanted: string) => fitting(wanted, (value) => protocols.test(protocolOf(value)))

const network = fitting('addresses such as 10.0.0.0/8, separated by commas', (value) => {
  const [address = '', bits] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
})

/** A port is one of this machine alone. */
const metrics = z.string().transform((value, issues) => {
  const [, bracketed, plain, typed] = /^(?:\[([^\]]+)\]:|([^:[\]]+):)?(\d{1,5})$/.exec(value) ?? []
  const [address, atPort] = [bracketed ?? plain ?? '127.0.0.1', Number(typed)]
  if (typed !== undefined && atPort > 0 && atPort < 65_535 && (isIP(address) || address === 'localhost'))
    return { host: address, port: atPort }
  issues.addIssue({
    code: 'custom',
    message: 'a port such as 9464, or an address with a port such as 10.0.0.5:9464',
    input: value,
  })
  return z.NEVER
})

/** Times of the day, in minutes. */
const times = listOf(
  fitting('times of the day in UTC such as 03:00, separated by commas', (value) =>
    /^([01]?\d|2[0-3]):[0-5]\d$/.test(value),
  ).transform((value) => {
    const [hours, minutes] = value.split(':')
    return Number(hours) * 60 + Number(minutes)
  }),
).transform((all) => [...new Set(all)].toSorted((first, other) => first - other))

const shortestPassphrase = 16

export const backupKeySchema = z
  .string()
  .trim()
  .refine(
    (key) =>
      /^age1[0-9a-z]{50,}$/.test(key) ||
      /^AGE-SECRET-KEY-1[0-9A-Z]{50,}$/.test(key) ||
      (key.length >= shortestPassphrase && !isAgeKey(key)),
    {
      error: `a passphrase of at least ${shortestPassphrase} characters, or a key of age (age1…; AGE-SECRET-KEY-1… to restore)`,
    },
  )

/** The address of a folder or of a bucket. */
const backupTarget = fitting(
  'a folder, or s3://bucket/prefix?region=…',
  (value) => !value.includes('://') || (/^(file|s3):\/\//.test(value) && URL.canParse(value)),
).transform((value) => (value.includes('://') ? value : pathToFileURL(resolve(value)).href))

/** The settings of an installation, as docs/guide/settings.md lists them. An empty one is absent. */
export const environmentSchema = z
  .object({
    PORT: port,
    QUOIN_PLATFORM_HOST: host,
    QUOIN_SITES_HOST: host,
    QUOIN_ADMIN_HOST: host,
    QUOIN_PROTOCOL: choice('http', 'https'),
    QUOIN_BIND: z.string(),
    QUOIN_TRUSTED_PROXIES: listOf(network),
    QUOIN_CONNECTIONS: count(),
    QUOIN_CONNECTIONS_BY_NETWORK: count(),
    DATABASE_URL: addressWith(/^postgres(ql)?:$/, 'an address such as postgres://user:password@host/database'),
    STORAGE_URL: addressWith(/^(file|s3):$/, 's3://bucket/prefix?region=… or file:///folder'),
    QUOIN_LEAST_FREE_MB: count(),
    SMTP_URL: addressWith(/^smtps?:$/, 'an address such as smtp://user:password@host:587'),
    MAIL_FROM: z.string(),
    QUOIN_MAIL_BY_HOUR: count(),
    QUOIN_MAIL_BY_DAY: count(),
    QUOIN_REGISTRATION: choice('open', 'closed'),
    QUOIN_SAMPLE_IMAGES: z.string(),
    QUOIN_STRIPE_API: z.string(),
    QUOIN_BACKUP_TO: backupTarget,
    QUOIN_BACKUP_AT: times,
    QUOIN_BACKUP_KEEP: count('a number of 1 or more', 4),
    QUOIN_BACKUP_KEY: backupKeySchema,
    QUOIN_BACKUP_DAYS: count('a number of days, 1 or more', 3),
    QUOIN_METRICS: metrics,
    QUOIN_ACCESS_LOG: onOff,
    QUOIN_PSEUDO_LANGUAGE: onOff,
    QUOIN_TLS_PORT: port,
    QUOIN_ACME_DIRECTORY: addressWith(/^https:$/, 'the https:// address of an authority’s directory'),
    QUOIN_ACME_EMAIL: fitting('an email address', (value) => /^[^\s@]+@[^\s@]+$/.test(value)),
    QUOIN_ACME_WEEKLY: count(),
    QUOIN_ACME_WEEKLY_DOMAIN: count(),
  })
  .partial()
  .superRefine((settings, issues) => {
    // Deriving a key from a passphrase is slow on purpose, and the log of the database is sealed every minute.
    const { QUOIN_BACKUP_DAYS: days, QUOIN_BACKUP_KEY: key } = settings
    if (days === undefined || key === undefined || isAgeKey(key)) return
    issues.addIssue({
      code: 'custom',
      path: ['QUOIN_BACKUP_KEY'],
      message: 'a key of age (age1…) where QUOIN_BACKUP_DAYS is set',
      input: key,
    })
  })

export type EnvironmentSettings = z.infer<typeof environmentSchema>

function listOf<Item>(item: z.ZodType<Item, string>) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
}

function isAgeKey(key: string): boolean {
  return /^(age1|AGE-)/.test(key)
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}
