import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { BackupSettings } from '#platform/context'
import { serverProblems } from './server.problems.ts'

type Environment = Readonly<Record<string, string | undefined>>

const usualTime = '03:00'
const usuallyKept = '14'
const shortestPassphrase = 16

/** QUOIN_BACKUP_TO, _AT, _KEEP, _KEY and _DAYS; docs/guide/backup.md tells of them. */
export function readBackups(env: Environment): BackupSettings | undefined {
  const to = env['QUOIN_BACKUP_TO']
  if (!to) return undefined
  const days = daysOf(env)
  return {
    to: addressOf(to),
    at: timesOf(env['QUOIN_BACKUP_AT'] || usualTime),
    keep: countOf(env['QUOIN_BACKUP_KEEP'] || usuallyKept),
    key: backupKey(env),
    ...(days && { days }),
  }
}

/** A passphrase is slow on purpose, and the log of the database would be sealed with it every minute. */
function daysOf(env: Environment): number | undefined {
  const typed = env['QUOIN_BACKUP_DAYS']
  if (!typed) return undefined
  const key = backupKey(env)
  if (key !== null && !/^(age1|AGE-)/.test(key))
    throw serverProblems.settingUnfit({
      name: 'QUOIN_BACKUP_KEY',
      value: '•••',
      wanted: 'a key of age (age1…) where QUOIN_BACKUP_DAYS is set',
    })
  if (/^[1-9]\d{0,2}$/.test(typed)) return Number(typed)
  throw serverProblems.settingUnfit({ name: 'QUOIN_BACKUP_DAYS', value: typed, wanted: 'a number of days, 1 or more' })
}

/** Also for archives that are named on the command line. */
export function backupKey(env: Environment = process.env): string | null {
  const key = env['QUOIN_BACKUP_KEY']?.trim()
  if (!key) return null
  if (/^age1[0-9a-z]{50,}$/.test(key) || /^AGE-SECRET-KEY-1[0-9A-Z]{50,}$/.test(key)) return key
  if (key.length >= shortestPassphrase && !/^(age1|AGE-)/.test(key)) return key
  throw serverProblems.settingUnfit({
    name: 'QUOIN_BACKUP_KEY',
    value: '•••',
    wanted: `a passphrase of at least ${shortestPassphrase} characters, or a key of age (age1…; AGE-SECRET-KEY-1… to restore)`,
  })
}

function addressOf(typed: string): string {
  if (/^(file|s3):\/\//.test(typed) && URL.canParse(typed)) return typed
  if (!typed.includes('://')) return pathToFileURL(resolve(typed)).href
  throw serverProblems.settingUnfit({
    name: 'QUOIN_BACKUP_TO',
    value: typed.replace(/\/\/[^@/]*@/, '//•••@'),
    wanted: 'a folder, or s3://bucket/prefix?region=…',
  })
}

function timesOf(typed: string): number[] {
  const times = typed.split(',').map((time) => {
    const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? []
    if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes)
    throw serverProblems.settingUnfit({
      name: 'QUOIN_BACKUP_AT',
      value: time,
      wanted: 'times of the day in UTC such as 03:00, separated by commas',
    })
  })
  return [...new Set(times)].toSorted((first, other) => first - other)
}

function countOf(typed: string): number {
  if (/^[1-9]\d{0,3}$/.test(typed)) return Number(typed)
  throw serverProblems.settingUnfit({ name: 'QUOIN_BACKUP_KEEP', value: typed, wanted: 'a number of 1 or more' })
}
