import { localDate, tableHead, wholeTable } from '#features/imports/server'
import { countryCodes, isEmailAddress, type PostalAddress, withoutApostrophe } from '#platform/contract'
import { parseMoney } from '#platform/money'
import type { PastCustomer } from './past-order.ts'

/** Reads a row by column names: the first of these columns that is not empty. */
export type HistoryRow = (...names: string[]) => string

export interface HistorySheet {
  columns: readonly string[]
  rows: readonly HistoryRow[]
}

const longestCell = 20_000

export async function historySheet(file: AsyncIterable<Uint8Array>): Promise<HistorySheet> {
  const { columns, rows } = await wholeTable(file)
  const names = columns.map(plainName)
  const places = new Map<string, number>()
  for (const [at, name] of names.entries()) if (!places.has(name)) places.set(name, at)
  return { columns: names, rows: rows.map((cells) => rowOf(cells, places)) }
}

function rowOf(cells: readonly string[], places: ReadonlyMap<string, number>): HistoryRow {
  return (...names) => {
    for (const name of names) {
      const at = places.get(name)
      const cell = at === undefined ? '' : (cells[at] ?? '').trim()
      if (cell !== '') return withoutApostrophe(cell.slice(0, longestCell))
    }
    return ''
  }
}

/** The columns of a file that is a table, in lower case. */
export function columnsOf(head: string): Set<string> {
  return new Set((tableHead(head)?.columns ?? []).map(plainName))
}

const plainName = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/** Parses an amount of the file to minor units; 0 for an empty cell, null for an invalid one. */
export function minorIn(text: string, currency: string): number | null {
  if (text === '') return 0
  const isPointed = text.includes('.') && !/\.\d{3},/.test(text)
  const minor = parseMoney(text, currency, isPointed ? { decimalSeparator: '.' } : {})
  return minor === null || Math.abs(minor) > mostMinor ? null : minor
}

const mostMinor = 1_000_000_000_000

const instant = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i

/** Parses `2024-05-04 12:33:10 +0200`, or a local time of the site without an offset; '' for an invalid one. */
export function momentIn(text: string, timeZone: string): string {
  const [, day = '', time = '00:00', second = '00', offset = ''] = instant.exec(text.trim()) ?? []
  if (day === '') return ''
  if (offset === '') return localDate(`${day} ${time}:${second}`, timeZone)?.toISOString() ?? ''
  const zone = /^[+-]/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(-2)}` : 'Z'
  const at = new Date(`${day}T${time}:${second}${zone}`)
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1970 ? '' : at.toISOString()
}

export interface AddressCells {
  name?: string
  firstName?: string
  lastName?: string
  company: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
}

/** Returns the address of a row; null without any place. */
export function addressIn(cells: AddressCells): PostalAddress | null {
  const { company, line1, line2, city, region, postalCode, phone } = cells
  if ([line1, line2, city, postalCode, cells.country].every((cell) => cell === '')) return null
  const words = (cells.name ?? '').split(' ').filter(Boolean)
  return {
    firstName: (cells.firstName || words.slice(0, -1).join(' ')).slice(0, 100),
    lastName: (cells.lastName || (cells.firstName ? '' : (words.at(-1) ?? ''))).slice(0, 100),
    company: company.slice(0, 100),
    line1: line1.slice(0, 200),
    line2: line2.slice(0, 200),
    city: city.slice(0, 100),
    region: region.slice(0, 100),
    postalCode: postalCode.slice(0, 20),
    country: countryIn(cells.country),
    phone: phone.slice(0, 40),
  }
}

/** Parses a country code or an English name of a country. */
function countryIn(text: string): string {
  const code = text.toUpperCase()
  if (countryCodes.includes(code)) return code
  countriesByName ??= namedCountries()
  return countriesByName.get(text.toLowerCase()) ?? ''
}

let countriesByName: ReadonlyMap<string, string> | undefined

function namedCountries(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return new Map(countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code]))
}

type Contact = Partial<Omit<PastCustomer, 'key'>> & { email: string }

/** Returns the customer of a row; null without anything that identifies one. */
export function customerIn({ email: written, ...contact }: Contact, otherwise = ''): PastCustomer | null {
  const email = isEmailAddress(written) ? written : ''
  const { name = '', phone = '' } = contact
  const plainPhone = phone.replace(/[^\d+]/g, '')
  // A customer at a counter has no address. Their phone number identifies them, and they get no emails.
  const key = email.toLowerCase() || (plainPhone ? `phone:${plainPhone}` : otherwise && `order:${otherwise}`)
  if (key === '') return null
  return {
    key: key.slice(0, 200),
    email,
    name: name.trim().slice(0, 200),
    phone: phone.slice(0, 50),
    acceptsMarketing: contact.acceptsMarketing ?? false,
    note: (contact.note ?? '').slice(0, 5000),
    tags: contact.tags ?? [],
    address: contact.address ?? null,
    since: contact.since ?? '',
  }
}

export function tagsIn(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().slice(0, 60))
    .filter(Boolean)
  return [...new Set(tags)].slice(0, 20)
}

export const isYes = (text: string): boolean => /^(?:yes|y|true|1|subscribed|x|ja|j|oui|si|sí)$/i.test(text)
