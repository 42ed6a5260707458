import { Readable } from 'node:stream'
import type { OwnerContext, Writable } from '#platform/context'
import { csvRow, type Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { exponentOf } from '#platform/money'
import type { GiftCard, giftCardsApi } from '../contract/index.ts'
import { asGiftCard, searchedGiftCards } from './gift-cards.queries.ts'

const atOnce = 200
const columns = [
  'Last four',
  'State',
  'Currency',
  'Issued for',
  'Balance',
  'Recipient',
  'Email',
  'Note',
  'Expires at',
  'Created at',
  'Test',
]

/** Streams the whole list of gift cards, so that many cards cost little memory. */
export async function exportGiftCards(
  ctx: Writable<OwnerContext>,
  { search }: Input<typeof giftCardsApi.csv>,
): Promise<Answer<Readable>> {
  ctx.require('commerce.discounts')
  const headers = { 'content-disposition': 'attachment; filename="gift-cards.csv"', 'cache-control': 'no-store' }
  return answer({ type: 'text/csv; charset=utf-8', headers, body: Readable.from(rowsOf(ctx, search)) })
}

async function* rowsOf(ctx: Writable<OwnerContext>, search: string): AsyncGenerator<string, void, void> {
  yield `\uFEFF${csvRow(columns)}`
  let before: string | undefined
  do {
    const last = before
    const part = await inSite(ctx, ctx.site, async (tx) => {
      let rows = searchedGiftCards(tx, search).orderBy('id', 'desc').limit(atOnce)
      if (last) rows = rows.where('id', '<', last)
      return (await rows.execute()).map((row) => asGiftCard(row, ctx.now()))
    })
    for (const giftCard of part) yield csvRow(cellsOf(giftCard))
    before = part.length === atOnce ? part.at(-1)?.id : undefined
  } while (before)
}

function cellsOf(giftCard: GiftCard): string[] {
  const digits = exponentOf(giftCard.currency)
  const major = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  return [
    giftCard.last4,
    giftCard.state,
    giftCard.currency,
    major(giftCard.initialMinor),
    major(giftCard.balanceMinor),
    giftCard.recipientName,
    giftCard.recipientEmail,
    giftCard.note,
    giftCard.expiresAt ?? '',
    giftCard.createdAt,
    giftCard.isTest ? 'yes' : 'no',
  ]
}
