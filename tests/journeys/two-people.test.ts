import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples, siteOwner } from '#support/editor'

const place = samples()
const { context, page, complaints } = await ownerVisit({ width: 1440, height: 900 })
await place.command('create-site', 'tweemaal', '--owner', 'owner@quoin.localhost')

interface Listed {
  discounts: { title: string; mostUses: number | null }[]
}
const owner = await siteOwner('tweemaal')
const stored = async () => (await owner.ask('/api/commerce/discounts')).json<Listed>().discounts

async function opened(tab: Page): Promise<Locator> {
  await tab.goto(`${place.admin('tweemaal')}/config/discounts`)
  await tab.getByText('Zomeractie').first().click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Total uses' }).waitFor()
  return dialog
}

test('two people change one discount: the second gets a conflict, keeps their text, sees that of the first, and saves', async () => {
  await page.goto(`${place.admin('tweemaal')}/config/discounts`)
  await page.getByRole('button', { name: 'Add discount' }).first().click()
  const added = page.getByRole('dialog', { name: 'Add discount' })
  await added.getByLabel('Name', { exact: true }).fill('Zomeractie')
  await added.getByLabel('Code', { exact: true }).fill('ZOMER')
  await added.getByRole('button', { name: 'Save' }).click()
  await added.waitFor({ state: 'detached' })
  const tab = await context.newPage()
  const [first, second] = [await opened(page), await opened(tab)]
  await first.getByRole('textbox', { name: 'Total uses' }).fill('100')
  await first.getByRole('button', { name: 'Save' }).click()
  await first.waitFor({ state: 'detached' })

  const title = second.getByLabel('Name', { exact: true })
  await title.fill('Zomeractie voor vrienden')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Somebody else has changed this discount since you opened it.').waitFor()
  expect(await title.inputValue()).toBe('Zomeractie voor vrienden')
  await expect.poll(() => second.getByRole('textbox', { name: 'Total uses' }).inputValue()).toBe('100')
  expect(await stored()).toMatchObject([{ title: 'Zomeractie', mostUses: 100 }])
  expect(await axeFindings(tab, { within: '[role=dialog]' })).toEqual([])

  await second.getByRole('button', { name: 'Save' }).click()
  await second.waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject([{ title: 'Zomeractie voor vrienden', mostUses: 100 }])
  // The refused answer is an error line of the browser itself.
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
})
