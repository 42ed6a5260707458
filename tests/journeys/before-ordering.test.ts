import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { issueGiftCard } from '#features/giftcards/server'
import { publish } from '#features/pages/server'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { chooseRadio } from '#support/choose-radio'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { createDiscount, createPage, discountDraftSchema } from '#support/internals'
import { lastEmail } from '#support/last-email'
import { counterOf } from '#support/owner-shop'

const place = await checkoutPlace()
const quay = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-GB' })
const { ownerArea } = counterOf(place, quay)
const phone = { width: 390, height: 844 }

beforeAll(async () => {
  await quay.sell('Mug', { variant: { priceMinor: 1210, isUnlimited: true } })
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  await quay.sell('Print of the month', { variant: { priceMinor: 2420, isUnlimited: true } }, { plan })
  const effect = { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } }
  await quay.as(async (tx) => {
    await createDiscount(tx, discountDraftSchema.parse({ title: 'Summer', code: 'SUMMER', effect }))
    for (const [title, slug] of [
      ['Terms of sale', 'terms'],
      ['Sending back', 'returns'],
    ] as const) {
      const { id } = await createPage(tx, { title, slug })
      await publish(tx, { documents: [id] })
    }
  })
})

const cardCode = async () =>
  (await quay.as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))).code ?? ''
async function fill(page: Page, product: string, choices: readonly RegExp[] = []): Promise<void> {
  await page.goto(`${quay.origin}/shop/${product}`)
  for (const name of choices) await chooseRadio(page, name)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page
    .getByText('View cart')
    .or(page.getByRole('heading', { level: 1, name: 'Your cart' }))
    .first()
    .waitFor()
  await page.goto(`${quay.origin}/cart`)
}

test('an owner chooses the pages with the terms where the checkout is set up', async () => {
  const page = await ownerArea('checkout')
  const card = page.locator('form, section').filter({ hasText: 'Terms, returns and privacy' }).last()
  await card.getByRole('button', { name: /Terms and conditions$/ }).click()
  await page.getByRole('option', { name: 'Terms of sale' }).click()
  await card.getByRole('button', { name: /Returns and withdrawal$/ }).click()
  await page.getByRole('option', { name: 'Sending back' }).click()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Terms of sale/ }).waitFor()
})

test.each([true, false])(
  'one field takes both kinds of codes in the cart and in the checkout (scripts: %s)',
  async (scripts) => {
    const { page, complaints } = await visit({ ...phone, scripts })
    await fill(page, 'mug')
    const field = page.getByLabel('Discount or gift card code')
    const apply = page.getByRole('button', { name: 'Apply' })
    await apply.click()
    await page.getByText('Enter the code of a discount or gift card.').waitFor()
    await field.fill('2222-2222-2222-2222')
    await field.press('Enter')
    await page.getByText('There is no gift card with this code.').waitFor()
    expect(await field.inputValue()).toBe('2222-2222-2222-2222')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(scripts ? await axeFindings(page) : []).toEqual([])
    await field.fill('summer')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Remove code SUMMER' }).waitFor()
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await atCheckout(page, 'en').giveDetails()
    expect(await page.title()).toBe('Delivery and payment — Quay')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await field.fill('2222-2222-2222-2223')
    await apply.click()
    await page.getByText('There is no gift card with this code.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('checkout-code')
    await field.fill(await cardCode())
    await apply.click()
    await page.getByRole('button', { name: /^Remove ••••/ }).waitFor()
    expect(scripts ? await axeFindings(page) : []).toEqual([])
    await page.locator('.checkout-due').getByText('€5.84').waitFor()
    await page.getByRole('button', { name: 'Remove SUMMER' }).click()
    await page.locator('.checkout-due').getByText('€7.05').waitFor()
    // Chromium writes each refused code into its console, and so does the page (C8.29).
    const isRefusal = /the server responded with a status of 40|40[04] \/api\/commerce\/cart\/codes$/
    expect(complaints.filter((complaint) => !isRefusal.test(complaint))).toEqual([])
  },
)

test('a subscription states before the order and after it what renews, when, for how much and how to stop', async () => {
  const { page } = await visit(phone)
  await fill(page, 'print-of-the-month', [/^Subscribe/])
  await page.getByRole('link', { name: 'Check out' }).click()
  const checkout = atCheckout(page, 'en')
  await checkout.giveDetails()
  const sentence = /Print of the month renews every month: the next time on 1 July 2026, for €29\.15\./
  await page.getByRole('region', { name: 'Your subscription' }).getByText(sentence).waitFor()
  await page.getByText('You can cancel at any time').first().waitFor()
  await page.getByRole('link', { name: 'Returns' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await doDueJobs(place.ctx)
  await page.reload()
  await page.getByText(sentence).waitFor()
  await page.getByRole('link', { name: 'Terms and conditions' }).waitFor()
  const email = await lastEmail(place.ctx, quay.site.id)
  expect(email).toMatch(sentence)
  expect(email).toContain(`Terms and conditions: ${quay.origin}/terms`)
  await page.getByRole('link', { name: 'Manage or cancel the subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).waitFor()
})

test('an owner skips the next renewal of a subscription, and takes that back', async () => {
  const page = await ownerArea('subscriptions')
  await page.getByRole('row', { name: /Silva/ }).first().click()
  const next = page.getByText(/^1 (?:July|August) 2026$/)
  await expect.poll(() => next.allInnerTexts()).toEqual(['1 July 2026'])
  await page.getByRole('button', { name: 'Skip next renewal' }).click()
  await page.getByText('1 July 2026: Skipped').waitFor()
  await expect.poll(() => next.allInnerTexts()).toEqual(['1 August 2026'])
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Undo the skip' }).click()
  await expect.poll(() => next.allInnerTexts()).toEqual(['1 July 2026'])
  expect(await page.getByText('1 July 2026: Skipped').count()).toBe(0)
})
