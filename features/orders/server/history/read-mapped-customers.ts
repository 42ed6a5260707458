import type { MappedRow } from '#features/imports/server'
import type { PostalAddress } from '#platform/contract'
import { addressIn, customerIn, isYes, tagsIn } from './history-sheet.ts'
import type { PastCustomer } from './past-order.ts'
import { dayOrderOf, writtenMoment } from './written-dates.ts'

/** Reads customers from a table with mapped columns; null for a row without anything that identifies one. */
export function customersOfTable(
  rows: readonly MappedRow[],
  { timeZone, locale }: { timeZone: string; locale: string },
): (PastCustomer | null)[] {
  const order = dayOrderOf(
    rows.map(({ of }) => of('customerSince')),
    locale,
  )
  return rows.map((row) =>
    customerOfRow(row, {
      acceptsMarketing: isYes(row.of('acceptsMarketing')),
      note: row.of('note'),
      tags: tagsIn(row.all('tags').join(',')),
      since: writtenMoment(row.of('customerSince'), order, timeZone),
    }),
  )
}

/** Returns the customer of a row. */
export function customerOfRow(
  row: MappedRow,
  more: Partial<Omit<PastCustomer, 'key' | 'email'>> = {},
  otherwise = '',
): PastCustomer | null {
  const { of } = row
  const name = of('name') || [of('firstName'), of('lastName')].filter(Boolean).join(' ')
  const email = of('email').replace(/^mailto:/i, '')
  return customerIn({ email, name, phone: of('phone'), address: addressOfRow(row), ...more }, otherwise)
}

export function addressOfRow({ of }: MappedRow): PostalAddress | null {
  return addressIn({
    name: of('name'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    company: of('company'),
    line1: of('line1'),
    line2: of('line2'),
    city: of('city'),
    region: of('region'),
    postalCode: of('postalCode'),
    country: of('country'),
    phone: of('phone'),
  })
}
