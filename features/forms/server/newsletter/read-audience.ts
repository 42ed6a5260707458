import { byteDecoder, csvRows, likelyKindOf, type MappedRow } from '#features/imports/server'
import { importProblems } from '#features/imports/contract'
import { csvSeparator, isEmailAddress, withoutApostrophe } from '#platform/contract'
import type { SubscriberState } from '../../contract/newsletter.rules.ts'

/** A subscriber in another newsletter program. */
export interface AudiencePerson {
  email: string
  name: string
  state: SubscriberState
  /** Date in ISO 8601; '' when the file has none. */
  since: string
}

/** Limit of a list of people. */
const mostPeople = 500_000

const emails = ['email', 'email address', 'e-mail', 'e-mail address', 'subscriber email']
/** Columns of lists of people which other tables with an email address lack. */
const telling = [
  'optin_time',
  'member_rating',
  'unsub_time',
  'clean_time',
  'subscribed_to_emails',
  'active_subscription',
  'subscription_tier',
  'subscribed_at',
  'subscription_date',
]
/** Columns that tables of customers and orders contain too. */
const hinting = ['status', 'state', 'first_name', 'first name']

const plain = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .trim()
    .toLowerCase()

/** Recognises a list of Mailchimp, Kit, beehiiv, Substack or Ghost by its columns. */
export function isAudience(head: string): boolean {
  const columns = (/^[^\r\n]*/.exec(head)?.[0] ?? '').split(/[,;\t]/).map(plain)
  const others =
    'handle,order,order id,sku,total,address1,product url,total spent,default address address1,total spend,username,user_login,user_registered,billing_first_name'.split(
      ',',
    )
  return (
    columns.some((name) => emails.includes(name)) &&
    !columns.some((name) => others.includes(name)) &&
    (columns.some((name) => telling.includes(name)) ||
      (columns.some((name) => hinting.includes(name)) && likelyKindOf(head) === 'audience'))
  )
}

export const isVcard = (head: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(head)

export async function textOfFile(file: AsyncIterable<Uint8Array>): Promise<string> {
  const decode = byteDecoder()
  const parts: string[] = []
  for await (const piece of file) parts.push(decode(piece))
  parts.push(decode(new Uint8Array(), true))
  return parts
    .join('')
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
}

const goneWords =
  /^(?:unsubscribed|inactive|cancell?ed|bounced|complained|cleaned|blocked|suppressed|deleted|archived|false|no|nee|nein|non|0)$/i
/** Words that mean consent; people with other words, such as “never subscribed”, wait. */
const consentWords =
  /^(?:|subscribed|active|confirmed|enabled|opt(?:ed)?[ _-]?in|free|paid|comped|complimentary|true|yes|ja|oui|si|sí|x|y|j|1|aangemeld|actief|angemeldet|aktiv)$/i

/** Reads each line as a person; null for lines without a valid email address. */
export async function audienceIn(text: string): Promise<(AudiencePerson | null)[]> {
  const delimiter = csvSeparator(text)
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  const records = await csvRows(text, options, mostPeople)
  const [head = [], ...lines] = records
  const names = head.map(plain)
  return lines.map((line) => {
    const cell = (...wanted: string[]): string => {
      const at = names.findIndex((name) => wanted.includes(name))
      return at < 0 ? '' : withoutApostrophe(line[at]?.trim() ?? '')
    }
    const email = cell(...emails)
    if (!isEmailAddress(email)) return null
    const fullName = [cell('first name', 'first_name'), cell('last name', 'last_name')]
      .filter((part) => part !== '')
      .join(' ')
    return {
      email,
      name: (cell('name', 'full name') || fullName).slice(0, 200),
      state: stateOf(cell),
      since: momentOf(
        cell('optin_time', 'confirm_time', 'subscribed_at', 'subscription_date', 'created_at', 'created at'),
      ),
    }
  })
}

/** A row of a table whose owner says what its columns hold. */
export function personOfRow({ of }: MappedRow): AudiencePerson | null {
  const email = of('email').replace(/^mailto:/i, '')
  if (!isEmailAddress(email)) return null
  const fullName = [of('firstName'), of('lastName')].filter((part) => part !== '').join(' ')
  const status = of('status')
  return {
    email,
    name: (of('name') || fullName).slice(0, 200),
    state: stateOfWord(status),
    since: momentOf(of('since')),
  }
}

function stateOf(cell: (...names: string[]) => string): SubscriberState {
  if (cell('unsub_time', 'unsubscribed_at', 'clean_time', 'deleted_at') !== '') return 'unsubscribed'
  return stateOfWord(cell('status', 'state', 'subscribed_to_emails', 'email permission status'))
}

function stateOfWord(word: string): SubscriberState {
  if (goneWords.test(word.trim())) return 'unsubscribed'
  return consentWords.test(word.trim()) ? 'subscribed' : 'pending'
}

function momentOf(text: string): string {
  const at = text === '' ? Number.NaN : Date.parse(/[zZ+]|\d-\d\d:?\d\d$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}

/** Reads an address book, whose people have not agreed to a newsletter. */
export function peopleOfCards(text: string): (AudiencePerson | null)[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  const cards = unfolded.split(/^BEGIN:VCARD[ \t]*$/im, mostPeople + 2).slice(1)
  if (cards.length > mostPeople) throw importProblems.manyRows({ n: mostPeople })
  return cards.map((card) => {
    const value = (name: string): string => {
      const line = card
        .split('\n')
        .find((candidate) => new RegExp(`^(?:item\\d{1,3}\\.)?${name}[;:]`, 'i').test(candidate))
      return line === undefined
        ? ''
        : line
            .slice(line.indexOf(':') + 1)
            .replace(/\\([,;\\])/g, '$1')
            .trim()
    }
    const email = value('EMAIL').replace(/^mailto:/i, '')
    return isEmailAddress(email) ? { email, name: value('FN').slice(0, 200), state: 'pending', since: '' } : null
  })
}
