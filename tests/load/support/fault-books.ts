import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#platform/database'
import type { Installation } from '../../support/installation.ts'
import { ask } from '../../support/request.ts'
import { type Ledger, wordsOf } from './fault-clients.ts'
import { type FaultSite, withRows } from './fault-site.ts'

export interface Compared {
  acknowledged: number
  lost: string[]
  doubled: string[]
  oversold: string[]
}

const seenWithinMs = 5000

/** Every answer that was given against what is there after the last kill. */
export async function compareBooks(installation: Installation, site: FaultSite, ledger: Ledger): Promise<Compared> {
  const editions = await editionsLost(site, ledger)
  const files = await filesLost(site, ledger)
  return withRows(installation, async (sql) => {
    const orders = await ordersAgainst(sql, site, ledger)
    const rows = await rowsAgainst(sql, site, ledger)
    return {
      acknowledged:
        ledger.editions.reduce((sum, { acknowledged }) => sum + acknowledged, 0) +
        ledger.orders.length +
        ledger.messages.length +
        ledger.subscribers.length +
        ledger.uploads.length,
      lost: [...editions, ...files, ...orders.lost, ...rows.lost],
      doubled: [...orders.doubled, ...rows.doubled],
      oversold: await oversoldOf(sql, site),
    }
  })
}

/** Each page shows the last edition that was acknowledged, or one that was sent later. */
async function editionsLost({ port, host }: FaultSite, { editions }: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const [at, { path, last, lost: unseen }] of editions.entries()) {
    let shown = -1
    for (const until = Date.now() + seenWithinMs; shown < last && Date.now() < until; await pause(50)) {
      const page = await ask(port, host, path)
      shown = Number(new RegExp(wordsOf(at, 0).replace('0.', String.raw`(\d+)\.`)).exec(page.text)?.[1] ?? 0)
    }
    if (shown < last) lost.push(`${path} shows edition ${shown}, and ${last} was published.`)
    if (unseen > 0) lost.push(`${unseen} editions of ${path} were acknowledged and not shown.`)
  }
  return lost
}

async function filesLost({ port, host }: FaultSite, { uploads }: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const { id, file, name } of uploads) {
    const served = await ask(port, host, `/s/${id}/${file}`)
    if (served.status !== 200 || served.bytes.length === 0) lost.push(`${name} answers ${served.status}.`)
  }
  return lost
}

async function ordersAgainst(
  sql: Sql,
  { siteId }: FaultSite,
  { orders: acknowledged }: Ledger,
): Promise<{ lost: string[]; doubled: string[] }> {
  const orders = await sql<{ number: number; token_hash: string; email: string }[]>`
    select number, token_hash, customer->>'email' as email from orders where website_id = ${siteId}`
  const byToken = new Map(orders.map((order) => [order.token_hash, order]))
  return {
    lost: acknowledged
      .filter(({ email, path }) => byToken.get(hashOf(path))?.email !== email)
      .map(({ email }) => `The order of ${email} is not there.`),
    doubled: [
      ...twice(orders.map(({ email }) => email)).map((email) => `${email} has two orders.`),
      ...twice(orders.map(({ number }) => String(number))).map((number) => `Two orders have the number ${number}.`),
    ],
  }
}

function hashOf(path: string): string {
  const token = new URL(path, 'http://shop').searchParams.get('token') ?? ''
  return createHash('sha256').update(token).digest('base64url')
}

async function rowsAgainst(
  sql: Sql,
  { siteId, contact }: FaultSite,
  { messages, subscribers, uploads }: Ledger,
): Promise<{ lost: string[]; doubled: string[] }> {
  const written = await sql<{ words: string }[]>`
    select words from form_submissions where website_id = ${siteId} and form_id = ${contact.formId}`
  const listed = await sql<{ email: string }[]>`select email from subscribers where website_id = ${siteId}`
  const files = await sql<{ name: string }[]>`select name from assets where website_id = ${siteId}`
  const books: [readonly string[], string[]][] = [
    [messages.map((words) => words.toLowerCase()), written.map(({ words }) => words)],
    [subscribers, listed.map(({ email }) => email)],
    [uploads.map(({ name }) => name), files.map(({ name }) => name)],
  ]
  return {
    lost: books.flatMap(([acknowledged, there]) =>
      missingIn(there, acknowledged).map((what) => `${what} is not there.`),
    ),
    doubled: books.flatMap(([, there]) => twice(there).map((what) => `${what} is there twice.`)),
  }
}

/** More sold than there were, or stock that differs from what was sold. */
async function oversoldOf(sql: Sql, { siteId, units }: FaultSite): Promise<string[]> {
  const rows = await sql<{ id: string; left: number; sold: number }[]>`
    select v.id, v.quantity as left, coalesce(sum(l.quantity), 0)::int as sold
    from product_variants v left join order_lines l on l.website_id = v.website_id and l.variant_id = v.id
    where v.website_id = ${siteId} group by v.id, v.quantity`
  return rows
    .filter(({ left, sold }) => left < 0 || sold > units || left !== units - sold)
    .map(({ id, left, sold }) => `Of ${units} pieces of ${id}, ${sold} were sold and ${left} are left.`)
}

function missingIn(there: readonly string[], wanted: readonly string[]): string[] {
  const all = new Set(there)
  return wanted.filter((what) => !all.has(what))
}

function twice(all: readonly string[]): string[] {
  const seen = new Set<string>()
  return all.filter((what) => seen.has(what) || !seen.add(what))
}
