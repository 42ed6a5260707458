import { expect, test } from 'vitest'
import { runMail } from '#platform/mail'
import { atEnd } from '#support/at-end'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf } from '#support/owner-shop'
import { receivingServer } from '#support/receiving-server'

const { received, smtpUrl } = await receivingServer()
const place = await checkoutPlace({ smtpUrl })
const mail = runMail(place.ctx, { pollMs: 50 })
atEnd(() => mail.stop())
const shop = await place.shop({ name: 'potter', title: 'Potter', locale: 'en-GB' })
const owner = await counterOf(place, shop).ownerArea('contributors', { width: 1440, height: 900 })
const dialog = owner.getByRole('dialog')

/** The links of this kind in the emails that arrived at an address, in the order of their arrival. */
function linksTo(email: string, kind: 'invitation' | 'confirm'): string[] {
  const emails = received.filter(({ to }) => to.includes(email)).map(({ raw }) => raw.replaceAll('=\r\n', ''))
  return emails.flatMap((raw) => new RegExp(`http\\S+?/${kind}/[\\w-]{20,}`).exec(raw)?.[0] ?? [])
}

async function inviteByDialog(email: string): Promise<void> {
  await owner.getByRole('button', { name: 'Invite' }).first().click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await owner.getByText(`An email is on its way to ${email}.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

test('with a mail server an invitation goes out by email, and the link sent last lets its reader in', async () => {
  await inviteByDialog('wim@example.com')
  await expect.poll(() => linksTo('wim@example.com', 'invitation').length).toBe(1)
  await owner.getByRole('button', { name: 'Send again: wim@example.com' }).click()
  await expect.poll(() => linksTo('wim@example.com', 'invitation').length).toBe(2)
  const [first = '', second = ''] = linksTo('wim@example.com', 'invitation')

  const { page } = await visit()
  await page.goto(first)
  await page.getByText('This invitation was already used, withdrawn or is too old.').waitFor()
  await page.goto(second)
  await page.getByLabel('Your name').fill('Wim')
  await page.getByLabel('Password').fill('a bench by the canal')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL(/\/\/potter\.admin\./)
})

test('with a mail server a link that the owner passes on admits only a person who proves the address by an email', async () => {
  const invited = 'lotte@example.com'
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await inviteByDialog(invited)
  await owner.getByRole('button', { name: `Copy link: ${invited}` }).click()
  const passed = owner.getByRole('dialog', { name: `Link for ${invited}` })
  await passed.getByText('first confirms the address by email').waitFor()
  await passed.getByRole('button', { name: 'Copy', exact: true }).click()
  await passed.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  const link = await owner.evaluate(() => navigator.clipboard.readText())

  const { page } = await visit()
  await page.goto(link)
  await page.getByLabel('Your name').fill('Lotte')
  await page.getByLabel('Password').fill('a boat below the bridge')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  await expect.poll(() => linksTo(invited, 'confirm').length).toBe(1)
  await page.goto(linksTo(invited, 'confirm')[0] ?? '')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL(/\/\/potter\.admin\./)
})

test('a site is handed over by email: nothing changes before it is accepted, and then the former owner is an administrator', async () => {
  const email = 'noor@example.com'
  await owner.goto(new URL('settings?tab=advanced', owner.url()).href)
  await owner.getByRole('button', { name: 'Hand over the site' }).click()
  await dialog.getByLabel('Email of the new owner').fill(email)
  await dialog.getByLabel('Type “potter” to confirm').fill('something else')
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(1)
  await dialog.getByLabel('Type “potter” to confirm').fill('potter')
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await owner.getByText(`An email is on its way to ${email}.`).waitFor()
  await owner.goto(new URL('contributors', owner.url()).href)
  const offer = owner.getByRole('row', { name: new RegExp(email) })
  await offer.getByText('Offered as owner').filter({ visible: true }).waitFor()
  await expect.poll(() => linksTo(email, 'invitation').length).toBe(1)

  const { page } = await visit()
  await page.goto(linksTo(email, 'invitation')[0] ?? '')
  await page.getByText(`wants to make ${email} the owner of this site`).waitFor()
  await page.getByLabel('Your name').fill('Noor')
  await page.getByLabel('Password').fill('a lighthouse in the fog')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL(/\/\/potter\.admin\./)
  await owner.reload()
  await owner.getByRole('row', { name: /Noor/ }).getByText('Owner', { exact: true }).waitFor()
  await owner.goto(new URL('settings?tab=advanced', owner.url()).href)
  await owner.getByText('Search engines may list this site').waitFor()
  expect(await owner.getByRole('button', { name: 'Hand over the site' }).count()).toBe(0)
})
