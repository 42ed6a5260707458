import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit } from '#support/editor'
import { startInstallation } from '#support/installation'
import { sessionBy } from '#support/session'

// Outgoing requests use a proxy without a listener, so the service is silent wherever this runs.
const installation = await startInstallation({ env: { ...process.env, QUOIN_EGRESS_PROXY: 'http://127.0.0.1:9' } })
afterAll(installation.stop)
const { page, complaints } = await ownerVisit(
  { width: 1280, height: 900 },
  await sessionBy(installation.signInLink(), installation),
)
const site = 'vertaalhuis'
await installation.command('create-site', site, '--owner', 'owner@quoin.localhost')
const settings = `${installation.admin(site)}/config/settings?tab=languages`
const card = page.locator('section, form').filter({ has: page.getByRole('heading', { name: 'Translation service' }) })
const screenshotOf = async (name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (!folder) return
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('C7.28 C7.29: an owner connects the translation service; while it is silent the connection waits', async () => {
  await page.goto(settings)
  await card.getByText('Not connected', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await screenshotOf('translation-disconnected')
  await page.getByLabel('Authentication key').fill('a1b2c3d4-aaaa-bbbb-cccc-1234567890ab:fx')
  await page.keyboard.press('Enter')
  await card.getByText('Waiting', { exact: true }).waitFor()
  await card.getByText('Waiting for DeepL.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await screenshotOf('translation-waiting')
  await page.reload()
  await card.getByText('Waiting', { exact: true }).waitFor()
})

test('texts of an own email can be translated from the language of the site; a failed translation says why', async () => {
  await page.goto(`${installation.admin(site)}/config/emails`)
  const email = page.getByRole('button', { name: 'Answer to a submission' }).first()
  await email.click()
  await page.getByLabel('Introduction').fill('Good to hear from you.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Own words').waitFor()
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await email.click()
  await page.getByRole('button', { name: 'Translate from English' }).click()
  await page.getByText('DeepL has not translated this').waitFor()
  await screenshotOf('translation-email')
})

test('C7.34: after disconnecting, the key is deleted, and another can be typed', async () => {
  await page.goto(settings)
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }).click()
  await card.getByText('Not connected', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Authentication key').inputValue()).toBe('')
  // The browser notes the one translation that was refused.
  expect(complaints).toEqual([expect.stringContaining('429')])
})
