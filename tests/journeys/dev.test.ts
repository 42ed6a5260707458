import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { visit } from '#support/browser'
import { startDevelopment } from '#support/development'
import { ask } from '#support/request'

// Each change is seen within a second where nothing else wants the machine; here other journeys do.
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 100_000, interval: 30 })

const development = await startDevelopment()
afterAll(development.end)
const { edit, page: quote } = development
const quoteFolder = 'features/pages/blocks/quote'

test('a changed view shows on the open page', async () => {
  const { page } = await visit()
  await page.goto(quote.address)
  await page.locator('.quote blockquote').waitFor()
  edit(`${quoteFolder}/quote.view.tsx`, '<blockquote>', '<blockquote title="mended">')
  await soon(() => page.locator('blockquote[title=mended]').count()).toBe(1)
})

test('a changed style sheet shows on the open page, which is not reloaded', async () => {
  const { page } = await visit()
  await page.goto(quote.address)
  await marked(page)
  edit(`${quoteFolder}/quote.css`, 'position: relative;', 'position: relative; outline: 3px solid rgb(1, 2, 3);')
  await soon(() => outlineOf(page, '.quote blockquote')).toBe('rgb(1, 2, 3)')
  expect(await isMarked(page)).toBe(true)
  const other = await visit()
  await other.page.goto(quote.address)
  expect(await outlineOf(other.page, '.quote blockquote')).toBe('rgb(1, 2, 3)')
})

test('view and style sheet show on the canvas of the editor, where the selection stays', async () => {
  const { page } = await owner()
  await page.goto(`${development.admin(quote.site)}/config/edit/${quote.id}`)
  const canvas = page.frameLocator('.e-stage iframe')
  await canvas.locator('[data-section] .block', { hasText: 'Light is a guest' }).click()
  const chosen = await canvas.locator('.qe-name').allInnerTexts()
  await marked(page)
  edit(`${quoteFolder}/quote.view.tsx`, '<figure className="quote"', '<figure title="framed" className="quote"')
  await soon(() => canvas.locator('figure[title=framed]').count()).toBe(1)
  edit(`${quoteFolder}/quote.css`, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
  await soon(() =>
    canvas.locator('.quote blockquote').evaluate((element) => getComputedStyle(element).outlineColor),
  ).toBe('rgb(4, 5, 6)')
  expect([await canvas.locator('.qe-name').allInnerTexts(), await isMarked(page)]).toEqual([chosen, true])
  expect(chosen).toHaveLength(1)
})

test('a changed screen of the owner area keeps the form that is half filled', async () => {
  const { page } = await owner()
  await page.goto(`${development.platform}/new`)
  await page.getByLabel('Site title').fill('Half a name')
  edit('features/sites/owner/start/new-site.page.tsx', "<Page title={t('newSite')}", "<Page title={'Mended'}")
  await page.getByRole('heading', { name: 'Mended' }).waitFor({ timeout: 100_000 })
  expect(await page.getByLabel('Site title').inputValue()).toBe('Half a name')
})

test('a changed file of the server is run by new processes, with the same running database', async () => {
  const database = databaseProcess()
  const before = await shellTitle()
  edit('apps/server/owner-shell.ts', '<title>Quoin</title>', '<title>Quoin, mended</title>')
  await soon(shellTitle).toBe('Quoin, mended')
  expect([before, databaseProcess()]).toEqual(['Quoin', database])
})

test('a broken file of the server is reported on the page, which recovers by itself once it is fixed', async () => {
  const { page } = await visit()
  await page.goto(quote.address)
  edit(
    'features/pages/server/render/finish-page.ts',
    'export async function finishPage(',
    'export async function finishPage((',
  )
  await page.getByText('The web process has ended').waitFor({ timeout: 100_000 })
  edit(
    'features/pages/server/render/finish-page.ts',
    'export async function finishPage((',
    'export async function finishPage(',
  )
  await page.locator('.quote blockquote').waitFor({ timeout: 100_000 })
})

test('Ctrl-C ends every process, the database last', async () => {
  const database = databaseProcess()
  expect(await development.interrupt()).toBe(0)
  await soon(() => existsSync(`/proc/${database}`)).toBe(false)
  await expect(ask(development.port, 'localhost', '/')).rejects.toThrow('ECONNREFUSED')
})

async function owner(): Promise<{ page: Page }> {
  const { context, page } = await visit()
  const url = `https://localhost:${development.port}`
  const { session } = development
  await context.addCookies([
    { name: '__Host-quoin', value: session, url, httpOnly: true, secure: true, sameSite: 'Lax' },
  ])
  await page.goto(`${development.platform}/`)
  await page.getByRole('heading', { name: 'Workbench' }).waitFor({ timeout: 100_000 })
  return { page }
}

/** A mark set in the page disappears with it. */
function marked(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { isMarked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

function outlineOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).outlineColor)
}

async function shellTitle(): Promise<string | undefined> {
  const { text } = await ask(development.port, `localhost:${development.port}`, '/new', {
    headers: { accept: 'text/html', cookie: `__Host-quoin=${development.session}` },
  })
  return /<title>([^<]*)/.exec(text)?.[1]
}

function databaseProcess(): string | undefined {
  return readFileSync(join(development.data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
}
