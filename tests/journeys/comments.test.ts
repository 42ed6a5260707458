import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples, soon } from '#support/editor'

const place = samples()
const post = `${place.site('korenbloem')}/nieuws/bezorgen-op-zaterdag`
const moderation = `${place.admin('korenbloem')}/config/comments`
const owner = await ownerVisit({ width: 1440, height: 900 })
let hedwig: BrowserContext | undefined
// Each test opens screens that this browser has not loaded yet.

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Je reactie').fill(text)
  await page.getByLabel('Naam').fill(name)
  await page.getByLabel('E-mailadres').fill(`${name.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Reactie plaatsen' }).click()
}

test('without scripts a visitor writes below a post, and other visitors see it only after the owner has approved it', async () => {
  const { page } = await visit({ scripts: false })
  hedwig = page.context()
  await page.goto(post)
  await write(page, 'Hedwig', 'Bij ons thuis lag er altijd een theedoek over.')
  await page.getByRole('heading', { name: 'Dank je wel' }).waitFor()
  await page.getByRole('link', { name: 'Terug naar de pagina' }).click()
  expect(await page.content()).not.toContain('theedoek')

  // The first to open the owner area in this file: nothing of it is loaded yet.
  await owner.page.goto(moderation, { timeout: 45_000 })
  await owner.page.getByText('Bij ons thuis lag er altijd een theedoek over.').waitFor()
  await owner.page.getByText('hedwig@example.com').waitFor()
  expect(await axeFindings(owner.page)).toEqual([])
  await owner.page.getByRole('button', { name: 'Approve' }).first().click()
  await soon(page, post, async (seen) => expect(await seen.content()).toContain('theedoek'))
})

test('a reply is written in place with scripts, and on a page of its own without', async () => {
  const { page } = await visit()
  // The browser in which she wrote before, now with scripts.
  await page.context().addCookies((await hedwig?.cookies()) ?? [])
  await page.goto(post)
  await page.getByRole('link', { name: 'Antwoord aan Hedwig' }).click()
  await page.getByText('Antwoord aan Hedwig').first().waitFor()
  // A comment that is sent within three seconds of its form is taken for a program's.
  await page.waitForTimeout(3100)
  await write(page, 'Hedwig', 'Een linnen doek, bedoel ik.')
  await page.waitForURL(/#comment-/)
  await page.getByRole('list', { name: 'Antwoorden aan Hedwig' }).getByText('Een linnen doek, bedoel ik.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  const plain = (await visit({ scripts: false })).page
  await plain.goto(post)
  await plain.getByRole('link', { name: 'Antwoord aan Hedwig' }).first().click()
  await plain.getByRole('heading', { name: 'Antwoord aan Hedwig' }).waitFor()
  await plain.getByText('theedoek').waitFor()
  await page.goto(plain.url())
  await page.getByRole('heading', { name: 'Antwoord aan Hedwig' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('the owner answers from the list of comments, in their own name', async () => {
  await owner.page.goto(moderation)
  await owner.page.getByText('Approved', { exact: true }).click()
  await owner.page.getByPlaceholder('Search comments').fill('theedoek')
  // The list of what is found takes the place of the whole list: a dialog of a row that goes would go with it.
  await expect.poll(() => owner.page.locator('.comment-row').count()).toBe(1)
  await owner.page.getByRole('button', { name: 'Reply' }).first().click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Your reply').fill('Een theedoek doet het prima.')
  await dialog.getByRole('button', { name: 'Post the reply' }).click()
  await owner.page.getByText('Your reply is on the page.').waitFor()
  const { page } = await visit()
  await soon(page, post, async (seen) => expect(await seen.content()).toContain('Een theedoek doet het prima.'))
  expect(await page.getByText('Auteur', { exact: true }).count()).toBeGreaterThan(0)
})

test('the owner lets only members write: the form below the post gives way to signing in', async () => {
  const dialog = owner.page.getByRole('dialog')
  const allow = async (wanted: string) => {
    await owner.page.goto(moderation)
    await owner.page.getByRole('button', { name: 'Settings', exact: true }).first().click()
    await dialog.getByRole('button', { name: /Who writes/ }).click()
    await owner.page.getByRole('option', { name: wanted }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await allow('Members of the site')
  const { page } = await visit({ scripts: false })
  await soon(page, post, async (seen) => expect(await seen.getByLabel('Je reactie').count()).toBe(0))
  await page.getByRole('link', { name: 'Schrijf een reactie' }).click()
  await page.getByRole('heading', { name: 'Log in om te reageren' }).waitFor()
  await allow('Everyone, with name and email')
})
