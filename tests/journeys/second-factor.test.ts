import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { startInstallation } from '#support/installation'
import { addVirtualAuthenticator } from '#support/virtual-authenticator'

const installation = await startInstallation()
afterAll(installation.stop)
const { platform } = installation
const password = 'a window over the canal'

await installation.command('create-owner', '--email', 'ada@example.com', '--password', password, '--name', 'Ada')
await installation.command('create-site', 'bakker', '--owner', 'ada@example.com')
await installation.command('create-owner', '--email', 'bo@example.com', '--password', password, '--name', 'Bo')

const codeAt = (secret: string, away = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + away * 30_000,
  })

async function signInBy(page: Page, email: string) {
  await page.goto(`${platform}/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Keeps the recovery codes that are shown, and closes them. */
async function recoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.locator('code').allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  return codes
}

/** As a person with a phone does it; with a wrong code first. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an app' })
  await dialog.getByRole('img', { name: 'QR code' }).waitFor()
  const secret = await dialog.getByLabel('Key').inputValue()
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('That code is not right').waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = await recoveryCodes(page)
  await page.getByText('On since').waitFor()
  return { secret, codes }
}

test('an account adds a passkey and signs in by it inside the field for the address, without a password', async () => {
  const { page, complaints } = await visit()
  const device = await addVirtualAuthenticator(page)
  await signInBy(page, 'ada@example.com')
  await page.goto(`${platform}/account/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Add a passkey' }).click()
  expect(new Set(await recoveryCodes(page)).size).toBe(10)
  await page.getByText('Laptop').waitFor()
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  // React Aria keeps announcing for a while that a button waited: a page that comes anew has said nothing yet.
  await page.reload()
  await page.getByText('Laptop').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.context().clearCookies()
  await page.goto(`${platform}/sign-in?returnTo=/account/security`)
  await page.getByText('Laptop').waitFor()
  expect(new URL(page.url()).pathname).toBe('/account/security')

  await device.setPresence(false)
  await page.context().clearCookies()
  await signInBy(page, 'ada@example.com')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await device.setPresence(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(complaints).toEqual([])
})

test('codes are set up by QR code or key; a site asks for them, and without scripts they and recovery codes finish signing in', async () => {
  const owner = await visit()
  await addVirtualAuthenticator(owner.page)
  await signInBy(owner.page, 'bo@example.com')
  await installation.command('create-site', 'kapper', '--owner', 'bo@example.com')
  const { page } = owner
  await page.goto(`${platform}/account/security`)
  const { secret, codes } = await setUpApp(page)
  await page.reload()
  await page.getByText('On since').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${platform}/open/kapper?returnTo=/config/contributors`)
  const rule = page.getByRole('switch', { name: 'Require a second factor' })
  await rule.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByText('Require a second factor', { exact: true }).click()
  await page.getByText('Saved').waitFor()
  const plain = await visit({ scripts: false, width: 390, height: 800 })
  await signInBy(plain.page, 'bo@example.com')
  await plain.page.getByLabel('Code').fill('123456')
  await plain.page.getByRole('button', { name: 'Sign in' }).click()
  await plain.page.getByRole('alert').getByText('That code is not right').waitFor()
  await plain.page.getByLabel('Code').fill(codeAt(secret, 1))
  await plain.page.getByRole('button', { name: 'Sign in' }).click()
  await plain.page.waitForURL((url) => url.pathname === '/')

  const other = await visit({ scripts: false })
  await signInBy(other.page, 'bo@example.com')
  await other.page.getByLabel('Code').fill(codes[0] ?? '')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await other.page.waitForURL((url) => url.pathname === '/')

  const { output } = await installation.command('remove-second-factor', 'bo@example.com')
  expect(output).toContain('signs in with the password alone')
  const after = await visit()
  await signInBy(after.page, 'bo@example.com')
  await after.page.waitForURL((url) => url.pathname === '/')
  await after.page.goto(`${platform}/open/kapper`)
  await after.page.getByText('kapper asks everyone who works on it for a second factor').waitFor()
  await setUpApp(after.page)
  await after.page.getByRole('button', { name: 'Continue to kapper' }).click()
  await after.page.waitForURL((url) => url.host.startsWith('kapper.admin.'))
})

test('new recovery codes replace the former, and once the codes of the app are turned off the password alone signs in', async () => {
  await installation.command('create-owner', '--email', 'cy@example.com', '--password', password, '--name', 'Cy')
  const { page } = await visit()
  await signInBy(page, 'cy@example.com')
  await page.goto(`${platform}/account/security`)
  const { codes: before } = await setUpApp(page)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const renewal = page.getByRole('dialog', { name: 'Make new recovery codes?' })
  await renewal.getByText('The codes you have now stop working.').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await renewal.getByRole('button', { name: 'Make new codes' }).click()
  const codes = await recoveryCodes(page)
  expect(new Set([...before, ...codes]).size).toBe(20)

  const plain = await visit({ scripts: false })
  await signInBy(plain.page, 'cy@example.com')
  await plain.page.getByLabel('Code').fill(before[0] ?? '')
  await plain.page.getByRole('button', { name: 'Sign in' }).click()
  await plain.page.getByRole('alert').getByText('That code is not right').waitFor()
  await plain.page.getByLabel('Code').fill(codes[0] ?? '')
  await plain.page.getByRole('button', { name: 'Sign in' }).click()
  await plain.page.waitForURL((url) => url.pathname === '/')

  await page.getByRole('button', { name: 'Turn off' }).click()
  const end = page.getByRole('dialog', { name: 'Turn off one-time codes?' })
  await end.getByText('after this your password alone signs in').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await end.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('One-time codes are off.').waitFor()
  await page.getByRole('button', { name: 'Set up an app' }).waitFor()
  expect(await page.getByRole('button', { name: 'Make new codes' }).count()).toBe(0)
  const after = await visit()
  await signInBy(after.page, 'cy@example.com')
  await after.page.waitForURL((url) => url.pathname === '/')
})
