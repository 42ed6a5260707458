import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())

const visitors = async (site: string) => (await ask(place.port, new URL(place.site(site)).host, '/')).text
const miniature = (name: string) => page.frameLocator(`iframe[title="${name}"]`)

/** A miniature that shows all choices: each loads its frame anew, and until then it shows the one before. */
async function miniatureWith(name: string, chosen: Record<string, unknown>) {
  const element = await page.locator(`iframe[title="${name}"]`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`There is no miniature of ${name}.`)
  await expect.poll(() => Object.fromEntries(new URL(frame.url()).searchParams)).toMatchObject(chosen)
  await frame.waitForLoadState()
  return {
    heading: (words: string) => frame.getByRole('heading', { name: words }),
    paper: () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor),
  }
}

test('a design is previewed in its colours and the chosen language before the site exists, and opens as a draft', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByText('Restaurant', { exact: true }).waitFor()
  expect(await page.locator('.live-miniature').count()).toBe(13)
  await page.getByText('Food', { exact: true }).click()
  await expect.poll(() => page.locator('.live-miniature').count()).toBe(2)
  await page
    .getByRole('button', { name: 'Restaurant' })
    .or(page.getByRole('radio', { name: 'Restaurant' }))
    .click()
  await page.getByLabel('Site title').fill('De Kade')
  await page.getByRole('button', { name: /^Language|English/ }).click()
  await page
    .getByRole('option', { name: /Nederlands|Dutch/ })
    .first()
    .click()
  const chosen = { title: 'De Kade', locale: expect.stringMatching(/^nl/) }
  const plain = await miniatureWith('Restaurant', chosen)
  await plain.heading('Wat het seizoen brengt, op een bord').waitFor()
  const before = await plain.paper()
  await page.getByRole('radio', { name: 'Moss' }).click()
  const coloured = await miniatureWith('Restaurant', { ...chosen, colours: 'moss' })
  await expect.poll(coloured.paper).not.toBe(before)
  await coloured.heading('Wat het seizoen brengt').waitFor()
  expect(await axeFindings(page, { within: '.new-site' })).toEqual([])
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.frameLocator('iframe').getByRole('heading', { name: 'Wat het seizoen brengt' }).waitFor()
  expect(await visitors('de-kade')).not.toContain('Wat het seizoen brengt')
})

test('once published, the home page looks like the miniature, and the menu leads to no page that is still a draft', async () => {
  await page.goto(`${place.admin('de-kade')}/config/unpublished`)
  await page
    .getByRole('row', { name: /^Select Home|Home/ })
    .first()
    .getByRole('checkbox')
    .click({ force: true })
  await page.getByRole('button', { name: 'Publish one' }).click()
  await page.getByText('One part of the site is live.').waitFor()
  await expect.poll(() => visitors('de-kade')).toContain('Wat het seizoen brengt, op een bord')
  const text = await visitors('de-kade')
  expect(text).toContain('Tekening van een gedekte tafel van boven')
  expect(text).not.toContain('Schrijf wie er kookt')
  expect(text).not.toContain('>De keuken</a>')
  expect(complaints).toEqual([])
})

test('without its texts a design brings its layout and drawings, and the title of the site as its heading', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByText('Agency', { exact: true }).click()
  await page.getByLabel('Site title').fill('Bureau Zes')
  await page.getByText('Without text', { exact: true }).click()
  await miniature('Agency').getByRole('heading', { name: 'Bureau Zes' }).waitFor()
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.frameLocator('iframe').getByRole('heading', { name: 'Bureau Zes' }).waitFor()
  expect(await page.frameLocator('iframe').getByText('across the street').count()).toBe(0)
})
