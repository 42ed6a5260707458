import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

const place = samples()
const config = `${place.admin('wegwijs')}/config`
const session = await freshSession()
const { page } = await ownerVisit({ width: 1440, height: 900 }, session)

const row = (name: RegExp) => page.getByRole('row', { name })
async function choose(name: RegExp, item: string): Promise<void> {
  await row(name).hover()
  await row(name)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
async function add(kind: string, label: string, address?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill(label)
  if (address !== undefined) {
    await dialog.getByLabel('Address').fill(address)
    // The list of what fits closes with Tab.
    await page.keyboard.press('Tab')
  }
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a link of the menu gets another label, an address and a tab of its own, and moves below another entry', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Wegwijs')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/pages`)
  await add('Folder', 'Elsewhere')
  await add('Link', 'Insta', 'instagram.com/kade9')
  await choose(/^Insta/, 'Edit link')
  const dialog = page.getByRole('dialog', { name: 'Edit link: Insta' })
  expect(await dialog.getByLabel('Leads to').inputValue()).toBe('https://instagram.com/kade9')
  await dialog.getByLabel('Label').fill('Photos')
  await dialog.getByText('Open in a new tab').click()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await choose(/^Elsewhere/, 'Rename')
  await page.getByRole('dialog').getByLabel('Label').fill('Follow us')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose(/^Photos/, 'Put below Follow us')
  await expect.poll(() => row(/^Photos/).getAttribute('aria-level')).toBe('3')
  await choose(/^Photos/, 'Move one level out')
  await expect.poll(() => row(/^Photos/).getAttribute('aria-level')).toBe('2')
  await choose(/^Photos/, 'Put below Follow us')
  await expect.poll(() => row(/^Photos/).getAttribute('aria-level')).toBe('3')
})

test('a page is moved below an entry by the keyboard, and the published menu leads to its addresses', async () => {
  await page.getByRole('button', { name: 'Move Home' }).focus()
  await page.keyboard.press('Enter')
  const isOver = () => row(/^Follow us/).getAttribute('data-drop-target')
  for (let step = 0; step < 20 && (await isOver()) === null; step += 1) await page.keyboard.press('ArrowUp')
  expect(await isOver()).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => row(/^Home/).getAttribute('aria-level')).toBe('3')
  await page.getByRole('button', { name: 'Publish menu' }).click()
  await page.getByText('The menu is published.').waitFor()
  await page.goto(`${config}/unpublished`)
  await page.getByRole('row', { name: /Home/ }).getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Publish one' }).click()
  await page.getByText('One part of the site is live.').waitFor()
  const { text } = await ask(place.port, new URL(place.site('wegwijs')).host, '/')
  expect(text).toMatch(/<summary>Follow us<\/summary>[\s\S]*?<a href="https:\/\/instagram\.com\/kade9" target="_blank"/)
})

test('a blog that is in no menu is opened and added to one from its own menu', async () => {
  await page.goto(`${config}/collections`)
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Dagboek')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Dagboek' }).waitFor()
  await page.goto(`${config}/pages`)
  await row(/^Dagboek/).waitFor()
  await choose(/^Dagboek/, 'Open collection')
  await page.getByRole('heading', { name: 'Dagboek' }).waitFor()
  await page.goto(`${config}/pages`)
  await choose(/^Dagboek/, 'Move to the main navigation')
  await choose(/^Dagboek/, 'Move to the footer navigation')
  await page.getByRole('button', { name: 'Publish menu' }).waitFor()
})

test('the menu of an entry has one way to remove it, which names the removed pages', async () => {
  const labelsOf = async (name: RegExp): Promise<string[]> => {
    await row(name).hover()
    await row(name)
      .getByRole('button', { name: /^More for/ })
      .click()
    const labels = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    return labels.filter((label) => label.startsWith('Remove'))
  }
  expect(await labelsOf(/^Follow us/)).toEqual(['Remove from the menu'])
  expect(await labelsOf(/^Photos/)).toEqual(['Remove this link'])
  await choose(/^Photos/, 'Remove this link')
  await row(/^Photos/).waitFor({ state: 'detached' })
  await row(/^Follow us/).waitFor()
})

test('saving a lock alone says that it applies at once; any other change waits for its publication', async () => {
  await choose(/^Home/, 'Settings')
  await page.getByText('Anyone with the password', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill('welkom hier')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. It holds for visitors at once.').waitFor()
  expect((await ask(place.port, new URL(place.site('wegwijs')).host, '/')).text).toContain('type="password"')
  await page.getByLabel('Description', { exact: true }).fill('Where to go.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Publish the page to show it to visitors.').waitFor()
})

test('pages that were moved to the trash are deleted permanently, one of them or all', async () => {
  for (const title of ['Plans', 'Ideas', 'Leftovers']) {
    await page.goto(`${config}/pages`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Title').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await page.waitForURL(/\/config\/edit\//)
    await page.goto(`${config}/pages`)
    await choose(new RegExp(`^${title}`), 'Move to trash')
    await page.getByText(`“${title}” is in the trash`).waitFor()
  }
  await page.goto(`${config}/trash`)
  await page.getByRole('button', { name: 'Delete “Plans” permanently?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('It leaves the trash now, with its history.').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByText('“Plans” is deleted permanently.').waitFor()
  await expect
    .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).toSorted())
    .toEqual(['Ideas', 'Leftovers'])
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await dialog.getByText('2 pages are deleted permanently.').waitFor()
  await dialog.getByRole('button', { name: 'Empty trash' }).click()
  await page.getByText('The trash is empty.').waitFor()
})
