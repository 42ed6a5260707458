import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf } from '#support/owner-shop'
import { browserAt } from '#support/request'
import { addVirtualAuthenticator } from '#support/virtual-authenticator'

const place = await checkoutPlace()
const quay = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-GB' })
const email = 'ana@example.com'
const password = 'koren op de molen'

const browser = browserAt(place.port, `quay.localhost:${place.port}`)
const api = '/api/site-users/account'
await browser.send('POST', api, { email, password, name: 'Ana' })
await doDueJobs(place.ctx)
const { text } = await place.ctx.db
  .selectFrom('emails')
  .select('text')
  .where('recipient', '=', email)
  .executeTakeFirstOrThrow()
await browser.send('POST', `${api}/confirm`, { token: /confirm\?token=([\w-]{43})/.exec(text)?.[1] ?? '' })

test('C7.41 signing out with an outdated token is sent once more by the page, and the member is signed out', async () => {
  const { page, context } = await visit()
  await page.goto(`${quay.origin}/account/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.waitFor()
  await context.addCookies([{ name: 'crumb', value: 'outdated', url: quay.origin }])
  const calls: { crumb: string | null; status: number; method: string }[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname !== `${api}/session`) return
    calls.push({ crumb: searchParams.get('crumb'), status: response.status(), method: response.request().method() })
  })
  const refused = page.waitForResponse((response) => response.status() === 403)
  await signOut.click()
  expect(await (await refused).json()).toMatchObject({ crumbFail: true })
  await page.waitForURL(/\/account\/sign-in\?said=out/)
  expect(calls).toMatchObject([
    { method: 'DELETE', status: 403, crumb: 'outdated' },
    { method: 'DELETE', status: 200, crumb: expect.not.stringMatching('outdated') },
  ])
  await page.goto(`${quay.origin}/account`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})

test('a member adds a passkey, signs in by it inside the field for the address, and without scripts by a recovery code', async () => {
  const { page, complaints } = await visit({ width: 390, height: 844 })
  const device = await addVirtualAuthenticator(page)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.goto(`${quay.origin}/account/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await signIn.click()
  const add = page.locator('form[data-passkey="create"]')
  await add.getByLabel('Name, such as').fill('Phone')
  await add.getByLabel('current password').fill(password)
  await add.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
  const codes = await page.locator('.account-codes code').allTextContents()
  expect(new Set(codes).size).toBe(10)
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'quay.localhost' }])
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await page.context().clearCookies()
  await page.goto(`${quay.origin}/account/sign-in`)
  await page.waitForURL((url) => url.pathname === '/account')
  await page.getByText('Last used on').waitFor()
  expect(complaints).toEqual([])

  const plain = await visit({ scripts: false })
  await plain.page.goto(`${quay.origin}/account/sign-in`)
  await plain.page.getByLabel('Email address').fill(email)
  await plain.page.getByLabel('Password').fill(password)
  await plain.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await plain.page.getByLabel('Code').fill(codes[0] ?? '')
  await plain.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await plain.page.getByRole('heading', { name: 'Sign-in and security' }).waitFor()
})

test('the owner removes the second factor of a member who asks, who is signed out and signs in by the password alone', async () => {
  const member = await visit({ width: 390, height: 844 })
  const { ownerArea } = counterOf(place, quay)
  const owner = await ownerArea('members')
  await owner.getByRole('row', { name: /Ana/ }).click()
  await owner.getByRole('button', { name: 'Remove second factor' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByText('No email goes out, because there is no mail server yet: tell Ana yourself.').waitFor()
  expect(await axeFindings(owner, { within: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Remove second factor' }).click()
  await owner.getByText('The second factor of Ana is removed.').waitFor()
  await owner.getByText('None: the password alone signs in.').waitFor()

  await member.page.goto(`${quay.origin}/account/sign-in`)
  await member.page.getByLabel('Email address').fill(email)
  await member.page.getByLabel('Password').fill(password)
  await member.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await member.page.getByRole('heading', { name: 'Sign-in and security' }).waitFor()
})
