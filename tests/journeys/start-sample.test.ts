import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const festival = place.site('lauter-juni')
const school = place.site('abendschule')

const choose = (sample: string) => page.getByRole('radio', { name: `${sample} A finished site` }).click()

async function start(sample: string, title: string): Promise<void> {
  await page.goto(`${place.platform}/new`)
  await choose(sample)
  await page.getByLabel('Site title').fill(title)
}

async function create(): Promise<void> {
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
}

test('a festival is created from a sample, in the language of its texts', async () => {
  await page.goto(`${place.platform}/new`)
  await choose('Grell')
  await page.getByRole('button', { name: /Deutsch/ }).waitFor()
  await choose('Parley Street')
  await page.getByRole('button', { name: /British English|English/ }).waitFor()
  await choose('Grell')
  await page.getByLabel('Site title').fill('Lauter Juni')
  await create()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Drei Tage zu laut' }).waitFor()
})

const paths = ['/', '/programm', '/acts', '/acts/moll-moll', '/tickets', '/plakate', '/anfahrt', '/fragen', '/nirgends']

test('on a phone axe finds nothing on its pages, and none is wider than the window', async () => {
  const visitor = await visit({ width: 390, height: 844 })
  for (const path of paths) {
    await visitor.page.goto(festival + path)
    expect(await tooWide(visitor.page), path).toBe(false)
    expect(await axeFindings(visitor.page), path).toEqual([])
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('de-DE')
  }
})

test('no page of the festival is wider than a wide screen either', async () => {
  const visitor = await visit({ width: 1440, height: 900 })
  for (const path of paths) {
    await visitor.page.goto(festival + path)
    expect(await tooWide(visitor.page), path).toBe(false)
  }
})

const tooWide = (shown: Page) => shown.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('a visitor buys a ticket for Saturday, and nothing is shipped', async () => {
  const { page: shopper } = await visit({ width: 390, height: 844 })
  await shopper.goto(`${festival}/programm`)
  await shopper.getByRole('link', { name: 'Tickets' }).filter({ visible: true }).first().click()
  await shopper
    .getByRole('link', { name: /Tagesticket/ })
    .first()
    .click()
  await shopper.getByText('Samstag', { exact: true }).first().click()
  await shopper.getByText(/58,00/).first().waitFor()
  await shopper.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await shopper.getByRole('dialog').waitFor()
  await shopper.goto(`${festival}/cart`)
  await shopper.getByRole('link', { name: 'Zur Kasse' }).click()
  const checkout = atCheckout(shopper, 'de')
  await checkout.giveDetails({ isSent: false })
  await shopper.getByText(/58,00/).first().waitFor()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await shopper
    .getByText(/Tagesticket/)
    .first()
    .waitFor()
  await page.goto(`${place.admin('lauter-juni')}/config/orders`)
  await page.getByRole('row', { name: /Silva/ }).waitFor()
})

test('a language school is created from a sample, and a visitor asks for a place', async () => {
  await start('Parley Street', 'Abendschule')
  await create()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Say something.' }).waitFor()
  const { page: visitor } = await visit()
  for (const path of ['/', '/courses/french', '/timetable', '/teachers/ines', '/level', '/prices', '/visit']) {
    await visitor.goto(school + path)
    expect(await axeFindings(visitor), path).toEqual([])
  }
  const form = visitor.locator('form', { has: visitor.getByRole('button', { name: 'Ask', exact: true }) })
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Last name').fill('Silva')
  await form.getByLabel('Email').fill('ana@example.com')
  await form.getByText('Two to four').click()
  await form.getByLabel('What is it for?').fill('A wedding in Lisbon.')
  await form.getByRole('button', { name: 'Ask', exact: true }).click()
  await visitor.getByText('We write back within a day.').waitFor()
  expect(complaints).toEqual([])
})
