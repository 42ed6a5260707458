import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { product } from '../../apps/server/features.ts'
import { startWeb } from '../../apps/server/web.ts'
import { visit } from '#support/browser'
import { testContext } from '#support/context'
import { freePort } from '#support/installation'
import { addVirtualAuthenticator } from '#support/virtual-authenticator'
import { atEnd } from '#support/at-end'

const password = 'a window over the canal'
const email = 'ada@example.com'

/** An installation whose owners sign in at one address and edit at another. Its clock is the test's. */
async function installationAt(admin: string) {
  const port = await freePort()
  const [platformHost, sitesHost, adminHost] = [
    `quoin.localhost:${port}`,
    `sites.localhost:${port}`,
    `${admin}:${port}`,
  ]
  const ctx = await testContext({
    features: [...product.features],
    config: { platformHost, sitesHost, adminHost, port },
  })
  const web = await startWeb(ctx, { port, bind: '127.0.0.1' })
  atEnd(() => web.stop())
  const account = await createOwner(ctx, { email, name: 'Ada', password })
  await createSite({ ...ctx, account }, { name: 'bakker', title: 'Bakker', locale: 'en-GB', start: 'blank' })
  return { ctx, platform: `http://${platformHost}`, admin: `bakker.${adminHost}` }
}

/** Signs in, adds a passkey, and answers the recovery codes that came with it. */
async function addPasskey(page: Page, platform: string): Promise<string[]> {
  await page.goto(`${platform}/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(`${platform}/account/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Add a passkey' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await kept.waitFor()
  const codes = await kept.locator('code').allTextContents()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  return codes
}

/** A sensitive action asks for the password again when the sign-in was a while ago. */
async function requireFactor(page: Page) {
  await page.getByText('Require a second factor', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  return dialog
}

test('on an admin host below the platform, a passkey confirms the owner', async () => {
  const { ctx, platform, admin } = await installationAt('beheer.quoin.localhost')
  const { page, complaints } = await visit()
  const device = await addVirtualAuthenticator(page)
  await addPasskey(page, platform)
  expect(await device.credentials()).toMatchObject([{ rpId: 'quoin.localhost' }])
  await page.goto(`${platform}/open/bakker?returnTo=/config/contributors`)
  await page.waitForURL((url) => url.host === admin)
  ctx.clock.forward(16 * 60_000)
  await requireFactor(page)
  await page.getByText('Saved').waitFor()
  expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([])
})

test('on an admin host elsewhere, where no browser offers the passkey, the dialog says so and takes a recovery code', async () => {
  const { ctx, platform, admin } = await installationAt('beheer.localhost')
  const { page } = await visit()
  await addVirtualAuthenticator(page)
  const [code = ''] = await addPasskey(page, platform)
  await page.goto(`${platform}/open/bakker?returnTo=/config/contributors`)
  await page.waitForURL((url) => url.host === admin)
  ctx.clock.forward(16 * 60_000)
  const dialog = await requireFactor(page)
  await dialog.getByText('Your passkeys work on quoin.localhost and below it').waitFor()
  await dialog.getByLabel('Code of your app, or a recovery code').fill(code)
  await dialog.getByRole('button', { name: 'Continue' }).first().click()
  await page.getByText('Saved').waitFor()
})
