import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asAttacker } from '#support/as-attacker'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const email = 'wim@example.com'
const owner = await ownerVisit({}, await freshSession())
const guest = await visit()

test('a person invited as a viewer creates an account and sees the site', async () => {
  await owner.page.goto(`${place.admin('korenbloem')}/config/contributors`)
  await owner.page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  // The checkbox itself is hidden behind its drawing.
  await dialog.getByText('Content editor', { exact: true }).click()
  await dialog.getByText('Viewer', { exact: true }).click()
  expect(await axeFindings(owner.page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await guest.page.goto(await dialog.getByLabel('Link of the invitation').inputValue())
  await guest.page.getByLabel('Your name').waitFor()
  expect(await axeFindings(guest.page)).toEqual([])
  await guest.page.getByLabel('Your name').fill('Wim')
  await guest.page.getByLabel('Password').fill('a bench by the canal')
  await guest.page.getByRole('button', { name: 'Accept' }).click()
  await guest.page.getByRole('heading', { name: 'Bakkerij Korenbloem' }).waitFor()
})

test('a viewer reads that they may only view, is led to the site, and finds no control for changes', async () => {
  await guest.page.goto(`${place.admin('korenbloem')}/config/`)
  await guest.page.getByText('With your role you can view this site.').waitFor()
  expect(await guest.page.getByRole('navigation').getByRole('link').count()).toBe(0)
  const site = await guest.page.getByRole('main').getByRole('link').first().getAttribute('href')
  await guest.page.goto(new URL(site ?? '', guest.page.url()).href)
  expect(await guest.page.getByRole('heading', { level: 1 }).innerText()).toContain('Brood heeft tijd nodig')
})

test('the server refuses a viewer who requests a draft or sends a change all the same', async () => {
  const { pages } = await owner.page
    .goto(`${place.admin('korenbloem')}/config/pages`)
    .then(() => answerOf(owner.page, '/api/pages'))
  const id = pages[0]?.id ?? ''
  await guest.page.goto(`${place.admin('korenbloem')}/config/`)
  const operation = { kind: 'changeSettings', changes: [{ path: ['title'], value: 'Taken' }] }
  expect(await statusOf(guest.page, `/api/documents/${id}`)).toBe(403)
  expect(
    await asAttacker(
      statusOf(guest.page, `/api/documents/${id}/operations`, {
        base: 0,
        client: 'a'.repeat(24),
        operations: [{ n: 1, operation }],
      }),
    ),
  ).toBe(403)
  expect(await asAttacker(statusOf(guest.page, '/api/documents/publish', { documents: [id] }))).toBe(403)
})

test('C1.09 a person with a narrow role sees that one screen, reads why another is closed, and is led back', async () => {
  await owner.page.goto(`${place.admin('korenbloem')}/config/contributors`)
  await owner.page.getByRole('button', { name: 'Change roles: Wim' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'What Wim can do' })
  await dialog.getByText('Comment moderator', { exact: true }).click()
  await dialog.getByText('Viewer', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })

  const { page } = guest
  await page.goto(`${place.admin('korenbloem')}/config/`)
  await page.getByRole('heading', { name: 'Comments', level: 1 }).waitFor()
  expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(['Comments'])
  await page.goto(`${place.admin('korenbloem')}/config/contributors`)
  await page.getByRole('heading', { name: 'No access' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain('Ask an administrator of the site')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByRole('heading', { name: 'Comments', level: 1 }).waitFor()
  expect([
    await statusOf(page, '/api/comments'),
    await statusOf(page, '/api/site/contributors'),
    await statusOf(page, '/api/pages'),
  ]).toEqual([200, 403, 403])
})

test('an owner gives a person several roles, and each names its screens', async () => {
  await owner.page.goto(`${place.admin('korenbloem')}/config/contributors`)
  await owner.page.getByRole('button', { name: 'Change roles: Wim' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'What Wim can do' })
  await dialog.getByText('Sees sales, visitors and activity, and changes nothing.').waitFor()
  await dialog.getByText('Reporting', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.page.getByText('Comment moderator, Reporting').waitFor()
  await guest.page.goto(`${place.admin('korenbloem')}/config/`)
  const menu = guest.page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Comments' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Pages' }).count()).toBe(0)
})

test('a person sees their sessions, and signing out everywhere ends them on every host', async () => {
  const { page } = guest
  await page.goto(`${place.platform}/account`)
  await page.getByRole('listitem').filter({ hasText: 'korenbloem' }).first().waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${place.platform}/sign-in`)
  await page.goto(`${place.admin('korenbloem')}/config/comments`)
  await page.getByLabel('Password').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})

function answerOf(page: Page, path: string): Promise<{ pages: { id: string }[] }> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path)
}

/** With a body it is sent as the owner area sends it, crumb and all. */
function statusOf(page: Page, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([address, sent]) => {
      const crumb = decodeURIComponent(/(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'content-type': 'application/json', crumb, 'idempotency-key': crypto.randomUUID() }
      return (await fetch(address, sent === null ? {} : { method: 'POST', headers, body: sent })).status
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  )
}
