import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'weaver', title: 'Weaver', locale: 'en-GB' })
const owner = await counterOf(place, shop).ownerArea('contributors', { width: 1440, height: 900 })
const dialog = owner.getByRole('dialog')
const link = dialog.getByLabel('Link of the invitation')

/** The address that the button of the open dialog puts on the clipboard. */
async function copiedLink(): Promise<string> {
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  return owner.evaluate(() => navigator.clipboard.readText())
}

test('without a mail server an owner who is not staff invites with a link, and its holder joins by it', async () => {
  const account = place.ctx.db.selectFrom('accounts').select('staff').where('id', '=', shop.account.id)
  expect((await account.executeTakeFirstOrThrow()).staff).toBe(false)
  await owner.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('No email goes out, because there is no mail server yet.').waitFor()
  await dialog.getByLabel('Email').fill('mia@example.com')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('Copy the link and send it to mia@example.com yourself.').waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  const address = await copiedLink()
  expect(address).toBe(await link.inputValue())
  expect(await owner.getByText('An email is on its way').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const { page } = await visit()
  await page.goto(address)
  await page.getByText('mia@example.com').first().waitFor()
  await page.getByLabel('Your name').fill('Mia')
  await page.getByLabel('Password').fill('a loom by the window')
  await page.getByRole('button', { name: /accept/i }).click()
  await page.waitForURL(/\/\/weaver\.admin\./)
  await owner.reload()
  await owner.getByRole('row', { name: /Mia.*mia@example\.com/ }).waitFor()
})

test('a new link for an invited person ends the former link', async () => {
  await owner.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByLabel('Email').fill('bo@example.com')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const first = await copiedLink()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await owner.getByRole('button', { name: 'New link: bo@example.com' }).click()
  await link.waitFor()
  const second = await copiedLink()
  expect(second).not.toBe(first)
  const { page } = await visit()
  await page.goto(first)
  await page.getByText('This invitation was already used, withdrawn or is too old.').waitFor()
  await page.goto(second)
  await page.getByLabel('Your name').waitFor()
})

test('without a mail server an owner hands the site over with a link, and its holder owns the site', async () => {
  await owner.goto(new URL('settings?tab=advanced', owner.url()).href)
  await owner.getByRole('tab', { name: 'Advanced' }).click()
  await owner.getByRole('button', { name: 'Hand over the site' }).click()
  await dialog.getByText('No email goes out, because there is no mail server yet.').waitFor()
  await dialog.getByLabel('Email of the new owner').fill('eva@example.com')
  await dialog.getByLabel('to confirm').fill('weaver')
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
  await dialog.getByText('becomes the owner of the site as eva@example.com').waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  const address = await dialog.getByLabel('Link of the offer').inputValue()
  expect(await owner.getByText('An email is on its way').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await owner.goto(new URL('contributors', owner.url()).href)
  await owner.getByRole('button', { name: 'Copy link: eva@example.com' }).click()
  expect(await dialog.getByLabel('Link of the offer').inputValue()).toBe(address)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const { page } = await visit()
  await page.goto(address)
  await page.getByRole('heading', { name: 'Weaver is offered to you' }).waitFor()
  await page.getByLabel('Your name').fill('Eva')
  await page.getByLabel('Password').fill('a loom by the window')
  await page.getByRole('button', { name: /accept/i }).click()
  await page.waitForURL(/\/\/weaver\.admin\./)
  await owner.reload()
  const eva = owner.getByRole('row', { name: /Eva.*eva@example\.com/ })
  await eva.getByText('Owner', { exact: true }).waitFor()
})
