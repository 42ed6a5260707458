import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const phone = { scripts: false, width: 390, height: 844 }

test('without scripts every sample page has its heading, its text and its images', async () => {
  const { page, complaints } = await visit(phone)
  const bare: string[] = []
  for (const address of place.pages) {
    await page.goto(address, { waitUntil: 'load' })
    const counts = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      // A list of two products or of a few series has not many words.
      least: document.body.dataset['kind'] === 'collection' ? 10 : 20,
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      broken: [...document.images].filter(
        (image) => image.complete && image.loading !== 'lazy' && image.naturalWidth === 0,
      ).length,
    }))
    if (counts.headings !== 1 || counts.words < counts.least || counts.broken > 0)
      bare.push(`${address} ${JSON.stringify(counts)}`)
  }
  expect(bare).toEqual([])
  expect(complaints).toEqual([])
})

test('without scripts the menu of a phone opens, leads on and closes', async () => {
  const { page } = await visit(phone)
  await page.goto(`${place.site('lichtval')}/`)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('link', { name: 'Prints' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Paper, silver, patience' }).waitFor()
  expect(page.url()).toBe(`${place.site('lichtval')}/prints`)
})

test('without scripts a search finds pages and posts', async () => {
  const { page } = await visit(phone)
  await page.goto(`${place.site('korenbloem')}/search`)
  await page.getByRole('searchbox').fill('walnoot')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /walnoot/i })
    .first()
    .click()
  expect(page.url()).toBe(`${place.site('korenbloem')}/nieuws/vlietbrood-met-walnoot`)
})

test('without scripts a person signs in with a password, also after a wrong one', async () => {
  // All journeys share the installation: this account is nobody's but this test's.
  const email = 'without-scripts@example.com'
  const account = await place.command('create-owner', '--email', email, '--password', 'three plain words')
  expect(account).toMatchObject({ code: 0 })
  const { page, context } = await visit(phone)
  await page.goto(`${place.platform}/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill('four other words here')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password').fill('three plain words')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-quoin')
})
