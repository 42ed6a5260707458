import { beforeAll, expect, test } from 'vitest'
import { type Editor, editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

// The installation of the samples has no mail server, so each place that would send an email must say so.
const place = samples()
const admin = place.admin('postzegel')
const { page } = await ownerVisit({ width: 1440, height: 900 })
const noEmail = 'No email goes out yet: there is no mail server. Emails stay in the mailbox.'
let editor: Editor

const addBlock = async (word: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(word)
  await page.getByRole('dialog').getByText(name, { exact: true }).click()
}

beforeAll(async () => {
  await newSite(page, 'Postzegel')
})

test('the recipients of a form and the double opt-in of a newsletter say that no email goes out yet', async () => {
  editor = await editorOf(page)
  await addBlock('contact', 'Form')
  await page.getByRole('tab', { name: 'Storage' }).click()
  const recipients = page.getByLabel('Email these people')
  await recipients.waitFor()
  await expect.poll(() => describedBy(recipients)).toContain(noEmail)
  await editor.saved()
  await addBlock('newsletter', 'Newsletter')
  const optIn = page.getByLabel('Ask by email before signing somebody up')
  await optIn.waitFor()
  await expect.poll(() => page.getByText(noEmail).count()).toBe(1)
  await editor.saved()
})

test('a mention in a comment of the editor says that its person has to be told by hand', async () => {
  await page.getByRole('button', { name: 'Comments' }).first().click()
  await page
    .getByText(
      'Type @ to mention somebody. Tell them yourself: no email goes out, because there is no mail server yet.',
    )
    .waitFor()
})

test('a gift card with a recipient says that its code is in the mailbox, before and after it is sent', async () => {
  await page.goto(`${admin}/config/gift-cards`)
  await page.getByRole('button', { name: 'Issue a gift card' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText('No email goes out yet: the code then waits in the mailbox. Leave empty to see it yourself at once.')
    .waitFor()
  await dialog.getByLabel('Recipient’s email').fill('bo@example.com')
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('bo@example.com').first().click()
  await dialog.getByRole('button', { name: 'Send with a new code' }).click()
  await page.getByText('No email goes out, because there is no mail server yet: the code is in the mailbox.').waitFor()
})

test.each([
  ['checkout', 'Send a reminder'],
  ['store-settings', 'Email owners and store managers when a product runs low'],
])('the setting of an email on the screen %s says that no email goes out yet', async (screen, label) => {
  await page.goto(`${admin}/config/${screen}`)
  const setting = page.getByLabel(label)
  await setting.waitFor({ state: 'attached' })
  await expect.poll(() => describedBy(setting)).toContain(noEmail)
})

/** Returns the text that describes a control to those who do not see it. */
function describedBy(control: ReturnType<typeof page.getByLabel>): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}
