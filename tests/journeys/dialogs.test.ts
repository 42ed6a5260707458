import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

test('A8.01 B9.29 who goes to the checkout without a cart cookie is told why it cannot go on by an alert with one button, OK', async () => {
  const { page, context } = await visit()
  await page.goto(`${samples().site('kade-9')}/commerce/goto-checkout`)
  const alert = page.getByRole('alertdialog')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(/^Your session has expired or cookies are disabled in your browser\. You cannot continue to checkout/)
  expect(await alert.getByRole('button').allInnerTexts()).toEqual(['OK'])
  await page.keyboard.press('Enter')
  await alert.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})

test('B8.01 B8.06 when nobody answers a form of the member area, an overlay says so, and what was typed is still there behind it', async () => {
  const { page, context } = await visit()
  await page.goto(`${samples().site('kade-9')}/account/sign-in`)
  await page.locator('quoin-island[awake]').first().waitFor({ state: 'attached' })
  const mail = page.getByRole('textbox', { name: /E-mail/ })
  await mail.fill('noor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue()))
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' })
  await overlay.getByText('Unable to connect to the provider. Please try again.').waitFor()
  expect(await overlay.getByRole('button').allInnerTexts()).toEqual(['Clear', 'Reload Page'])
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await overlay.waitFor({ state: 'detached' })
  expect(await mail.inputValue()).toBe('noor@example.com')
  await context.close()
})
