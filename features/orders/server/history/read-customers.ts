import { addressIn, customerIn, type HistoryRow, type HistorySheet, isYes, momentIn, tagsIn } from './history-sheet.ts'
import type { PastCustomer } from './past-order.ts'

/** Recognises exported customers of Shopify, also in the form of Matrixify. */
export function isShopifyCustomers(columns: ReadonlySet<string>): boolean {
  const isPerson = columns.has('first name') && columns.has('last name') && columns.has('email')
  return isPerson && columns.has('total spent') && (columns.has('total orders') || columns.has('tags'))
}

/** A customer in a file, with their newsletter consent. */
export interface ReadCustomer {
  customer: PastCustomer
  /** '' where the file has no information, or the customer never subscribed. */
  newsletter: 'subscribed' | 'pending' | 'unsubscribed' | ''
  /** Time of the consent; '' when it is unknown. */
  newsletterSince: string
}

/**
 * Reads each row as a customer; null for a row without anything that identifies one. Matrixify writes a further row for
 * each further address.
 */
export function readCustomers({ rows }: HistorySheet): (ReadCustomer | null)[] {
  const byKey = new Map<string, PastCustomer>()
  const read: (ReadCustomer | null)[] = []
  let last: PastCustomer | null = null
  for (const row of rows) {
    const isFurther =
      row('email') === '' && row('first name') === '' && row('phone') === '' && row('address line 1') !== ''
    const customer = isFurther ? null : customerOf(row)
    const earlier = isFurther ? last : customer && byKey.get(customer.key)
    if (earlier) {
      const address = addressOf(row)
      if (address && (!earlier.address || isYes(row('address is default')))) earlier.address = address
      continue
    }
    read.push(customer && { customer, ...newsletterOf(row) })
    last = customer
    if (customer) byKey.set(customer.key, customer)
  }
  return read
}

function customerOf(row: HistoryRow): PastCustomer | null {
  return customerIn({
    email: row('email'),
    name: [row('first name'), row('last name')].filter(Boolean).join(' '),
    phone: row('phone', 'default address phone', 'address phone'),
    acceptsMarketing: isYes(row('accepts email marketing', 'accepts marketing', 'email marketing: status')),
    note: row('note'),
    tags: tagsIn(row('tags')),
    address: addressOf(row),
  })
}

const consents = ['subscribed', 'pending', 'unsubscribed'] as const

/**
 * A plain "no" is ignored, because it does not distinguish people who unsubscribed from people who never subscribed.
 */
function newsletterOf(row: HistoryRow): Omit<ReadCustomer, 'customer'> {
  const status = row('email marketing: status').toLowerCase()
  const consent = consents.find((state) => state === status)
  const isAccepted = status === '' && isYes(row('accepts email marketing', 'accepts marketing'))
  return {
    newsletter: consent ?? (isAccepted ? 'subscribed' : ''),
    newsletterSince: momentIn(row('email marketing: updated at'), 'UTC'),
  }
}

function addressOf(row: HistoryRow) {
  return addressIn({
    firstName: row('address first name', 'first name'),
    lastName: row('address last name', 'last name'),
    company: row('default address company', 'address company', 'company'),
    line1: row('default address address1', 'address line 1', 'address1'),
    line2: row('default address address2', 'address line 2', 'address2'),
    city: row('default address city', 'address city', 'city'),
    region: row('default address province code', 'address province code', 'province code', 'province'),
    postalCode: row('default address zip', 'address zip', 'zip'),
    country: row('default address country code', 'address country code', 'country code', 'country'),
    phone: row('default address phone', 'address phone'),
  })
}
