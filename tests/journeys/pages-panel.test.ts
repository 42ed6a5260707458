import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const site = 'paginapaneel'
const config = `${place.admin(site)}/config`
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })

test('C2.39: a collection that is opened from the pages panel has the address /pages and its id', async () => {
  await place.command('create-site', site, '--owner', 'owner@quoin.localhost')
  await page.goto(`${config}/collections`)
  await page.getByRole('button', { name: 'New collection' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Dispatches')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/collections\/[0-9a-f]{24}$/)
  const id = page.url().slice(-24)
  await page.goto(`${config}/pages`)
  const row = page.getByRole('row', { name: /Dispatches/ })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${config}/pages/${id}`)
  await page.getByRole('heading', { name: 'Dispatches', level: 1 }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Dispatches', level: 1 }).waitFor()
})

test('C9.54: the owner area changes at 800 px, and the page for signing in at 1024 px', async () => {
  await page.goto(`${config}/pages`)
  const bar = page.locator('.o-phone-bar')
  await bar.waitFor({ state: 'attached' })
  const isShownAt = async (width: number): Promise<boolean> => {
    await page.setViewportSize({ width, height: 900 })
    return bar.isVisible()
  }
  expect([await isShownAt(801), await isShownAt(800)]).toEqual([false, true])
  const guest = await visit({ width: 1024, height: 800 })
  await guest.page.goto(`${place.platform}/sign-in`)
  const wall = guest.page.locator('.wall')
  await expect.poll(() => wall.isVisible()).toBe(true)
  await guest.page.setViewportSize({ width: 1023, height: 800 })
  await expect.poll(() => wall.isVisible()).toBe(false)
})

test('C3.107: entries that need attention in the owner area are marked in the yellow #FFB802', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${config}/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Plans')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/pages`)
  await page.getByRole('row', { name: /Plans/ }).click()
  await page.locator('.pages-detail').getByRole('button', { name: 'Ask for review' }).click()
  const marked = page.locator('.q-dot.attention').first()
  await marked.waitFor()
  expect(await marked.evaluate((dot) => getComputedStyle(dot).backgroundColor)).toBe('rgb(255, 184, 2)')
  expect(complaints).toEqual([])
})
