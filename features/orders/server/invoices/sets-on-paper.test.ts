import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import { ownerBrowser } from '#support/owner-browser'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { pdfText } from '#support/pdf-text'

const shop = await orderShop('servies')
const owner = await ownerBrowser(shop.app, shop.ctx, shop)
const email = 'noor@example.com'
const part = (title: string, quantity: number, variantTitle = '') => ({
  variantId: newId(),
  title,
  variantTitle,
  sku: `SKU-${title}`,
  quantity,
})
const parts = [part('Theepot', 1), part('Kopje', 2, 'Krijt')]

/** A set at the full rate beside a book at the reduced one. */
function draft() {
  const single = draftOf({
    lines: [
      { title: 'Thee voor twee', quantity: 2, unitMinor: 6050, parts },
      { title: 'Theeboek', quantity: 1, unitMinor: 1090 },
    ],
    taxRatePpm: 210_000,
  })
  const [set, book] = single.lines
  const reduced = [{ name: 'Btw', ratePpm: 90_000, amountMinor: 90 }]
  return { ...single, lines: [set!, { ...book!, taxMinor: 90, taxes: reduced, totalMinor: book!.totalMinor }] }
}
const linesAt = async (path: string) => pdfText((await owner.ask(path)).bytes).split('\n')

test('each part of a set is listed on the invoice with its rate, on the packing slip with its SKU and number, and in the email', async () => {
  const mixed = draft()
  const taxes = [
    { name: 'Btw', ratePpm: 210_000, baseMinor: 10_000, amountMinor: 2100 },
    { name: 'Btw', ratePpm: 90_000, baseMinor: 1000, amountMinor: 90 },
  ]
  const order = await shop.paid({ ...mixed, taxes, totals: { ...mixed.totals, taxMinor: 2190 } })
  await doDueJobs(shop.ctx)

  const [invoice] = await shop.as((tx) =>
    tx.db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).execute(),
  )
  const written = await linesAt(`/api/orders/${order.id}/invoices/${invoice?.id}`)
  for (const row of ['1 × Theepot · Btw 21%', '2 × Kopje (Krijt) · Btw 21%', 'Btw 9%'])
    expect(written.some((line) => line.replace(/\u00a0/g, ' ') === row)).toBe(true)

  const slip = (await linesAt(`/api/orders/${order.id}/packing-slip`)).map((line) => line.trim())
  for (const row of ['2 × Theepot · SKU-Theepot', '4 × Kopje (Krijt) · SKU-Kopje']) expect(slip).toContain(row)

  const emails = await shop.ctx.db.selectFrom('emails').selectAll().where('recipient', '=', email).execute()
  const [message] = emails.filter(({ text }) => text.includes('Thee voor twee'))
  for (const text of [message?.text, message?.html]) expect(text).toContain('1 × Theepot, 2 × Kopje (Krijt)')
  expect(message?.text).toMatch(/21\s?%/)
  expect(message?.text).toMatch(/9\s?%/)
})
