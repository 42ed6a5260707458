import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const { page, complaints, context } = await visit({ motion: true, width: 1280 })
afterAll(() => context.close())
const open = (path: string) => page.goto(`${place.site('korenbloem')}${path}`, { waitUntil: 'load' })
const faults = () => axeFindings(page, { within: 'main' })

test('questions about cakes open one at a time, without a fault for screen readers', async () => {
  await open('/taart')
  const shown = () => page.locator('details[open] h3').allTextContents()
  await page.getByText('Kan het ook morgen?').click()
  await expect.poll(shown).toEqual(['Kan het ook morgen?'])
  await page.getByText('Bakken jullie zonder gluten?').click()
  await expect.poll(shown).toEqual(['Bakken jullie zonder gluten?'])
  expect(await faults()).toEqual([])
})

test('the card of the shop shows breakfast first and lunch on request', async () => {
  await open('/winkel')
  const lunch = page.getByRole('tab', { name: 'Lunch' })
  await page.locator('.menu').scrollIntoViewIfNeeded()
  await lunch.waitFor()
  expect(await page.getByRole('tabpanel').allTextContents()).toEqual([expect.stringContaining('Croissant')])
  await page.getByRole('tab', { name: 'Ontbijt' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('tabpanel').allTextContents()).toEqual([expect.stringContaining('Soep van de dag')])
  expect(await faults()).toEqual([])
})

test('the week runs along above the bread, and stops on request', async () => {
  await open('/brood')
  await page.locator('.marquee').scrollIntoViewIfNeeded()
  const states = () =>
    page.locator('.marquee-track').evaluate((track) => track.getAnimations().map(({ playState }) => playState))
  await expect.poll(states).toEqual(['running'])
  await page.getByRole('button', { name: 'Pauzeren' }).click()
  expect(await states()).toEqual(['paused'])
  expect(await faults()).toEqual([])
})

test('the icons under every page have names', async () => {
  await open('/taart')
  const icon = page.locator('footer [data-tip]').first()
  await icon.scrollIntoViewIfNeeded()
  await icon.hover()
  expect(await page.getByRole('tooltip').textContent()).toBe('Instagram')
  expect(complaints).toEqual([])
})
