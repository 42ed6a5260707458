import { expect, test } from 'vitest'
import { insertRow } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { memberSite } from '#support/member-site'
import { runningApp } from '#support/running'
import { withMailServer } from '#support/with-mail-server'

const { ctx, api, bakery, host, password, asForm, visitor, emailTo, tokenIn, joined, signIn, sessionInfo, proof } =
  await memberSite()

const form = (browser: Browser, path: string, values: Record<string, string>) =>
  browser.ask(path, { method: 'POST', headers: asForm, body: new URLSearchParams(values) })

test('only with a mail server the account pages of a site promise an email', async () => {
  const mailed = (await runningApp(withMailServer(ctx))).browser(host)
  const browser = visitor()
  const textOf = async (sender: Browser, path: string) => (await sender.ask(path)).text
  expect(await textOf(browser, '/account/join')).toContain('Deze site verstuurt nog geen e-mail')
  expect(await textOf(mailed, '/account/join')).toContain('We sturen je een e-mail om je adres te bevestigen.')
  for (const outcome of ['join', 'forgot', 'email', 'delete']) {
    expect(await textOf(browser, `/account?said=${outcome}`)).toMatch(
      /role="status">Deze site verstuurt nog geen e-mail/,
    )
    expect(await textOf(mailed, `/account?said=${outcome}`)).toMatch(/role="status">Kijk in (je|de) inbox/)
  }
})

test('every form of an account works without a script, from joining to a new password', async () => {
  const browser = visitor()
  const joining = await form(browser, api, { email: 'piet@example.com', password, name: 'Piet', returnTo: '/recepten' })
  expect(joining.headers['location']).toBe('/account/join?said=join')
  await doDueJobs(ctx)
  const token = tokenIn((await emailTo('piet@example.com', 'Rond'))?.text ?? '')
  expect((await browser.ask(`/account/confirm?token=${token}`)).text).toContain('piet@example.com')
  expect((await form(browser, `${api}/confirm`, { token })).headers['location']).toBe('/recepten')
  const home = (await browser.ask('/account')).text
  expect(home).toContain('Hallo Piet')
  const xsrfToken = /name="xsrfToken" value="([\w-]{43})"/.exec(home)?.[1] ?? ''
  const unfit = await form(browser, `${api}/addresses`, {
    lastName: 'Bakker',
    line1: 'Kade 9',
    country: 'NL',
    xsrfToken,
  })
  expect(unfit.headers['location']).toContain('why=members.address_unfit')
  await form(browser, `${api}/addresses`, {
    lastName: 'Bakker',
    line1: 'Kade 9',
    city: 'Amsterdam',
    region: '',
    postalCode: '1011ab',
    country: 'NL',
    xsrfToken,
  })
  expect((await browser.ask('/account?said=address')).text).toMatch(/Het adres is opgeslagen.*1011 AB Amsterdam/s)
  await form(browser, `${api}/session/end`, { xsrfToken })
  expect((await browser.ask('/account')).text).toContain('name="rememberMe"')

  await form(browser, `${api}/forgot-password`, { email: 'piet@example.com' })
  await doDueJobs(ctx)
  const reset = tokenIn((await emailTo('piet@example.com', 'Kies'))?.text ?? '')
  expect(
    (await form(browser, `${api}/reset-password`, { token: reset, password: 'kort' })).headers['location'],
  ).toContain('why=accounts.password_too_short')
  expect(
    (await form(browser, `${api}/reset-password`, { token: reset, password: 'een heel nieuw woord' })).headers[
      'location'
    ],
  ).toBe('/account/sign-in?said=reset')
  expect(
    (await form(browser, `${api}/reset-password`, { token: reset, password: 'nog een nieuw woord' })).headers[
      'location'
    ],
  ).toContain('link_spent')
  const wrong = await form(browser, `${api}/session`, { email: 'piet@example.com', password })
  expect(wrong.headers['location']).toBe('/account/sign-in?why=members.wrong_credentials')
  expect((await browser.ask(String(wrong.headers['location']))).text).toContain(
    'Het e-mailadres of het wachtwoord klopt niet.',
  )
  expect(
    (
      await form(browser, `${api}/session`, {
        email: 'piet@example.com',
        password: 'een heel nieuw woord',
        returnTo: '//evil.example',
      })
    ).headers['location'],
  ).toBe('/account')
})

test('a new password signs out other browsers, a new address counts once its email is answered', async () => {
  const [mine, other] = [await joined('anna@example.com'), visitor()]
  await signIn(other, 'anna@example.com')
  await mine.send('POST', `${api}/password`, { current: password, password: 'nieuwe korenbloemen' }, await proof(mine))
  expect((await sessionInfo(other)).member).toBeNull()
  await mine.send(
    'POST',
    `${api}/email`,
    { email: 'anna2@example.com', current: 'nieuwe korenbloemen' },
    await proof(mine),
  )
  await doDueJobs(ctx)
  expect((await sessionInfo(mine)).member?.email).toBe('anna@example.com')
  await mine.send('POST', `${api}/confirm`, {
    token: tokenIn((await emailTo('anna2@example.com', 'Bevestig'))?.text ?? ''),
  })
  expect((await sessionInfo(mine)).member?.email).toBe('anna2@example.com')
})

test('a site that is closed takes no new members', async () => {
  await bakery.as((tx) =>
    insertRow(tx.db, 'site_closures', { website_id: tx.site.id, state: 'coming-soon', title: '', words: '' }),
  )
  const refused = await form(visitor(), api, { email: 'vroeg@example.com', password, name: 'Vroeg' })
  expect(refused.headers['location']).toContain('why=members.joining_closed')
  await doDueJobs(ctx)
  expect(await emailTo('vroeg@example.com', '')).toBeUndefined()
})
