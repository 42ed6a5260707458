import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Problem, statusOfProblem } from '#platform/contract'
import { visit } from '#support/browser'
import { samples } from '#support/editor'
import { ask } from '#support/request'
import { httpProblems } from '../../platform/http/http.problems.ts'

test('A8.01 B9.29 a visitor without a cart cookie at the checkout reads the reason in an alert with one button, OK', async () => {
  const { page, context } = await visit()
  await page.goto(`${samples().site('kade-9')}/commerce/goto-checkout`)
  const alert = page.getByRole('alertdialog')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(
    /^Your session has expired or cookies are disabled in your browser\. You cannot continue to checkout/,
  )
  expect(await alert.getByRole('button').allInnerTexts()).toEqual(['OK'])
  await page.keyboard.press('Enter')
  await alert.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await context.close()
})

type Answered = (route: Route) => Promise<void>
const problem = (failure: Problem): Answered => {
  const body = failure.toBody()
  return (route) =>
    route.fulfill({
      status: statusOfProblem(body),
      contentType: 'application/problem+json',
      body: JSON.stringify(body),
    })
}
/** As the server answers it when the page came from another address, copied or translated on its way. */
const fromElsewhere: Answered = async (route) => {
  const request = route.request()
  const { host, port, pathname } = new URL(request.url())
  const headers = { ...request.headers(), origin: 'https://elsewhere.example' }
  const { status, text } = await ask(Number(port), host, pathname, {
    method: 'POST',
    headers,
    body: request.postData() ?? '',
  })
  await route.fulfill({ status, contentType: 'application/problem+json', body: text })
}
const wall = '<!doctype html><title>Guests</title><h1>Welcome</h1><p>Buy an hour of internet.</p>'

/** The sign-in of a shop's members, whose form is answered so. */
async function signIn(answered: Answered) {
  const { page, context } = await visit()
  await page.goto(`${samples().site('kade-9')}/account/sign-in`)
  await page.locator('quoin-island[awake]:has(input[type="password"])').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: /Email/ }).fill('noor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? answered(route) : route.continue()))
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' })
  await overlay.waitFor()
  return { page, overlay, context, said: () => overlay.locator('p, code').allTextContents() }
}
const logged =
  'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.'

test.each<[string, Answered, string[]]>([
  [
    'B8.04 B8.05 fails for a reason that nobody foresaw: its number',
    problem(httpProblems.defect({ id: 'c0ffee123456', status: 500 })),
    [logged, 'c0ffee123456'],
  ],
  ['A8.11 may not be sent from the page that it stands on', fromElsewhere, [logged, 'http.foreign_origin']],
  [
    'B8.06 cannot be kept: what the server says',
    problem(httpProblems.databaseGone()),
    [httpProblems.databaseGone().message, 'http.database_gone'],
  ],
  [
    'B8.08 is answered by somebody else: by whom, in what form, and with which words',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: wall }),
    ['/api/site-users/account/session\ntext/html\nWelcome Buy an hour of internet.', '200'],
  ],
])('B8.03 an overlay covers a form of the member area that %s', async (_, answered, words) => {
  const { said, page, overlay, context } = await signIn(answered)
  expect(await said()).toEqual(words)
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await overlay.waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: /Email/ }).inputValue()).toBe('noor@example.com')
  await context.close()
})

test('B8.01 B8.06 when a form of the member area gets no response, an overlay says so, and the typed text is still there behind it', async () => {
  const { page, overlay, context, said } = await signIn((route) => route.abort('internetdisconnected'))
  expect(await said()).toEqual(['Unable to connect to the provider. Please try again.', '0'])
  expect(await overlay.getByRole('button').allInnerTexts()).toEqual(['Clear', 'Reload Page'])
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await overlay.waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: /Email/ }).inputValue()).toBe('noor@example.com')
  await context.close()
})
