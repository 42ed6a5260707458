import { addressIn, customerIn, type HistoryRow, type HistorySheet, momentIn } from './history-sheet.ts'
import type { PastCustomer } from './past-order.ts'

/** Recognises customers of WooCommerce: of its own report, and of the users that common plug-ins export. */
export function isWooCommerceCustomers(columns: ReadonlySet<string>): boolean {
  const hasAll = (...names: string[]): boolean => names.every((name) => columns.has(name))
  const isOrder = ['order_id', 'order_number', 'order number', 'order #', 'order_total'].some((name) =>
    columns.has(name),
  )
  if (isOrder) return false
  return (
    hasAll('username', 'email', 'total spend') ||
    (hasAll('billing_first_name', 'billing_last_name') &&
      ['user_email', 'email', 'billing_email'].some((name) => columns.has(name)))
  )
}

/** Reads each row as a customer: `staff` for an account of the former staff, null for a row without an identifier. */
export function readWooCommerceCustomers({ rows }: HistorySheet, timeZone: string): (PastCustomer | 'staff' | null)[] {
  return rows.map((row) => (isStaff(row('roles', 'role', 'user_role')) ? 'staff' : customerOf(row, timeZone)))
}

const buyers = /customer|subscriber|^$/i

const isStaff = (roles: string): boolean => !buyers.test(roles)

/** Some of these files contain passwords, which are not read. */
function customerOf(row: HistoryRow, timeZone: string): PastCustomer | null {
  const named = (first: string, last: string): string => [row(first), row(last)].filter(Boolean).join(' ')
  return customerIn({
    email: row('user_email', 'email', 'billing_email'),
    name:
      row('name') ||
      named('billing_first_name', 'billing_last_name') ||
      named('first_name', 'last_name') ||
      row('display_name', 'username', 'user_login'),
    phone: row('billing_phone', 'shipping_phone'),
    note: row('customer_note'),
    address: addressOf(row, 'billing_') ?? addressOf(row, 'shipping_') ?? addressOf(row, ''),
    since: momentIn(row('date_registered', 'user_registered', 'sign up', 'date registered'), timeZone),
  })
}

function addressOf(row: HistoryRow, kind: 'billing_' | 'shipping_' | '') {
  return addressIn({
    name: kind === '' ? row('name') : '',
    firstName: row(`${kind}first_name`),
    lastName: row(`${kind}last_name`),
    company: row(`${kind}company`),
    line1: kind === '' ? '' : row(`${kind}address_1`),
    line2: kind === '' ? '' : row(`${kind}address_2`),
    city: row(`${kind}city`),
    region: kind === '' ? row('region') : row(`${kind}state`),
    postalCode: kind === '' ? row('postal code', 'postcode') : row(`${kind}postcode`),
    country: kind === '' ? row('country / region', 'country') : row(`${kind}country`),
    phone: row(`${kind}phone`),
  })
}
