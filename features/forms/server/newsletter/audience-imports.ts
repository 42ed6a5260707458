import { allRows, type ImportedOutcome, type ImportedRow, type ImportPart } from '#features/imports/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRows, siteTables } from '#platform/database'
import { formsHomeMessages } from '../../contract/forms.messages.ts'
import { isSuppressed } from '../../contract/newsletter.rules.ts'
import type { SubscribersTable } from './newsletter.tables.ts'
import {
  type AudiencePerson,
  audienceIn,
  isAudience,
  isVcard,
  peopleOfCards,
  personOfRow,
  textOfFile,
} from './read-audience.ts'

function rowsOf(people: readonly (AudiencePerson | null)[]) {
  const rows = people.map((person, at): ImportedRow => {
    if (!person)
      return {
        kind: 'subscriber',
        key: `line:${at + 1}`,
        title: '',
        payload: null,
        notes: [{ code: 'emailUnfit', values: {} }],
        skip: true,
      }
    return subscriberRow(person)
  })
  // For an address that appears twice in a file, an unsubscription wins.
  const byKey = new Map<string, ImportedRow>()
  for (const row of rows) {
    const earlier = byKey.get(row.key)?.payload as AudiencePerson | null | undefined
    if (earlier?.state !== 'unsubscribed') byKey.set(row.key, row)
  }
  return allRows([...byKey.values()])
}

/** Returns the import row of a subscriber. */
export function subscriberRow(person: AudiencePerson): ImportedRow {
  return {
    kind: 'subscriber',
    key: `subscriber:${person.email.toLowerCase()}`,
    title: person.email,
    payload: person,
    notes: [],
  }
}

/**
 * Imports subscribers of another program. No email is sent; people who unsubscribed there are kept as unsubscribed, and
 * those who unsubscribed here, bounced or complained stay so whatever a file says.
 */
export const audienceImports: ImportPart = {
  formats: [
    {
      name: 'audience',
      recognises: isAudience,
      read: async (_ctx, file) => rowsOf(await audienceIn(await textOfFile(file))),
    },
    {
      name: 'address-book',
      recognises: isVcard,
      read: async (_ctx, file) => rowsOf(peopleOfCards(await textOfFile(file))),
    },
  ],
  tables: { audience: async (_ctx, rows) => rowsOf(rows.map(personOfRow)) },
  itemTypes: [],
  readItems: () => Promise.resolve([]),
  kinds: ['subscriber'],
  run: async (ctx, rows) => {
    ctx.require('newsletter.subscriber.write')
    return takePeople(
      ctx,
      rows.map(({ key, payload }) => ({ key, person: payload as AudiencePerson })),
    )
  },
  targets: ['subscriber'],
  undo: async (ctx, ids) => {
    await siteTables(ctx)
      .deleteFrom('subscribers')
      .where('id', 'in', [...ids])
      .execute()
  },
}

/** Imports subscribers; unsubscribed people stay unsubscribed, here or there. */
async function takePeople(
  ctx: OwnerTransaction,
  rows: readonly { key: string; person: AudiencePerson }[],
): Promise<Map<string, ImportedOutcome>> {
  const outcomes = new Map<string, ImportedOutcome>()
  if (rows.length === 0) return outcomes
  const listId = await listForImports(ctx)
  const present = await subscribersByKey(
    ctx,
    listId,
    rows.map(({ person }) => person.email.toLowerCase()),
  )
  const added: SubscribersTable[] = []
  for (const { key, person } of rows) {
    const earlier = present.get(person.email.toLowerCase())
    const { state } = person
    if (!earlier) {
      const row = newSubscriber(ctx, listId, person)
      added.push(row)
      outcomes.set(key, { outcome: 'create', target: { kind: 'subscriber', id: row.id } })
      continue
    }
    const target = { kind: 'subscriber', id: earlier.id }
    const isSettled =
      earlier.state === 'unsubscribed' || isSuppressed(earlier.state) || earlier.state === state || state === 'pending'
    if (!isSettled)
      await siteTables(ctx)
        .updateTable('subscribers')
        .set({ state, unsubscribed_at: state === 'unsubscribed' ? ctx.now() : null })
        .where('id', '=', earlier.id)
        .execute()
    outcomes.set(key, { outcome: isSettled ? 'unchanged' : 'update', target })
  }
  await insertRows(ctx.db, 'subscribers', added)
  return outcomes
}

async function subscribersByKey(ctx: OwnerTransaction, listId: string, keys: readonly string[]) {
  const rows = await siteTables(ctx)
    .selectFrom('subscribers')
    .select(['id', 'state', 'email_key'])
    .where('list_id', '=', listId)
    .where('email_key', 'in', [...keys])
    .execute()
  return new Map(rows.map((row) => [row.email_key, row]))
}

function newSubscriber(ctx: OwnerTransaction, listId: string, person: AudiencePerson): SubscribersTable {
  const { email, name, state, since } = person
  const at = since === '' ? ctx.now() : new Date(since)
  return {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    list_id: listId,
    email,
    email_key: email.toLowerCase(),
    name,
    state,
    page_path: '',
    wording: '',
    network: '',
    requested_at: at,
    confirmed_at: state === 'subscribed' ? at : null,
    unsubscribed_at: state === 'unsubscribed' ? ctx.now() : null,
  }
}

/** The site's only list, or a new list for imported people. */
async function listForImports(ctx: OwnerTransaction): Promise<string> {
  const lists = await siteTables(ctx).selectFrom('mailing_lists').select(['id', 'name']).orderBy('created_at').execute()
  const name = formsHomeMessages(ctx.locale, 'importedList')
  const present = lists.length === 1 ? lists[0] : lists.find((list) => list.name === name)
  if (present) return present.id
  const id = newId(ctx.now().getTime())
  await siteTables(ctx).insertInto('mailing_lists').values({ id, name, created_at: ctx.now() }).execute()
  return id
}
