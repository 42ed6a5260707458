import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openEmbedded } from '#platform/database'
import { newId } from '#platform/contract'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf } from '#support/editor'
import { freePort, startInstallation } from '#support/installation'
import { mailServer } from '#support/mail-server'
import { ask } from '#support/request'

const server = await mailServer('right')
const metricsPort = await freePort()
const env: NodeJS.ProcessEnv = {
  ...process.env,
  SMTP_URL: server.urlWith('wrong'),
  QUOIN_METRICS: String(metricsPort),
}
const installation = await startInstallation({ env })
afterAll(installation.stop)
const { platform, command } = installation
const embedded = await openEmbedded(installation.data)
const { db, close } = openDatabase(embedded.url, { max: 2 })
afterAll(async () => {
  await close()
  await embedded.close()
})

const { page, complaints } = await visit()

async function signIn(by: Page): Promise<void> {
  const { output } = await command('sign-in-link', 'owner@quoin.localhost')
  await by.goto(/http:\/\/\S+/.exec(output)?.[0] ?? '')
  await by.getByRole('button', { name: 'Sign in' }).click()
  await by.waitForURL(`${platform}/**`)
}

async function emailsOf(site: string): Promise<number> {
  const { n } = await db
    .selectFrom('emails')
    .innerJoin('websites', 'websites.id', 'emails.website_id')
    .where('websites.name', '=', site)
    .select((row) => row.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** One that no worker can do: what it is to work on is not there. */
async function giveUpJob(word: string): Promise<void> {
  const now = new Date()
  const row = { website_id: null, kind: 'media.make-renditions', key: null, run_after: now }
  await db
    .insertInto('outbox')
    .values({ ...row, id: newId(now.getTime()), payload: { word } })
    .execute()
}

async function forget(email: string): Promise<void> {
  const { page: forgetful } = await visit()
  await forgetful.goto(`${platform}/forgot-password`)
  await forgetful.getByLabel('Email address').fill(email)
  await forgetful.getByRole('button').first().click()
  await forgetful.getByLabel('Email address').waitFor({ state: 'detached' })
}

/** Reads a metric of the web process; the worker listens one port higher. */
async function numberOf(name: string, role: 'web' | 'worker' = 'web'): Promise<number> {
  const { text } = await ask(role === 'web' ? metricsPort : metricsPort + 1, 'localhost', '/metrics')
  const lines = text.split('\n').filter((line) => line.startsWith(name))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** The list of failed jobs; the one above it has those that run at the moment. */
const givenUp = page.getByRole('grid', { name: 'Failed jobs' })

/** After the screen has them: its page is loaded before it has asked. */
async function jobsOnScreen(): Promise<number> {
  await page.reload()
  await page.getByText(/^(No jobs are waiting|\d+ jobs? (is|are) waiting)\b/).waitFor()
  return givenUp.getByRole('row', { name: /media\.make-renditions/ }).count()
}

await signIn(page)

test('failed jobs are listed with their reason, tried again and discarded on the screen of staff', async () => {
  await giveUpJob('first')
  await giveUpJob('second')
  await page.goto(`${platform}/jobs`)
  await expect.poll(jobsOnScreen).toBe(2)
  const reason = page.getByText('The input no longer fits the job').filter({ visible: true })
  await reason.first().waitFor()
  expect(await axeFindings(page)).toEqual([])

  await givenUp.getByRole('checkbox').nth(1).check({ force: true })
  await page.getByRole('button', { name: 'Try 1 job again' }).click()
  await page.getByText('1 job is tried again.').waitFor()
  // Its cause is not mended: it comes back.
  await expect.poll(jobsOnScreen).toBe(2)
  await givenUp.getByRole('checkbox').nth(0).check({ force: true })
  await page.getByRole('button', { name: 'Discard 2 jobs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard 2 jobs' }).click()
  await page.getByText('No jobs have failed.').waitFor()
})

test('the command lists the same jobs, tries them again, discards them, and names arguments that it does not understand', async () => {
  await giveUpJob('third')
  await expect.poll(() => numberOf('quoin_jobs_parked')).toBe(1)
  const listed = await command('jobs')
  expect(listed.output).toContain('Given up: 1.')
  expect(listed.output).toMatch(/^[0-9a-f-]{36} .*media\.make-renditions.*The input no longer fits the job/m)
  const id = /^[0-9a-f-]{36}/m.exec(listed.output)?.[0] ?? ''
  const retried = await command('jobs', 'retry', id)
  expect(retried).toMatchObject({ code: 0, output: expect.stringContaining('Jobs that are tried again: 1.') })
  await expect.poll(() => numberOf('quoin_jobs_parked')).toBe(1)
  const wrong = [await command('jobs', 'again'), await command('jobs', 'retry')]
  expect(wrong.map(({ code, output }) => [code, output.includes('    at ')])).toEqual([
    [2, false],
    [2, false],
  ])
  expect((await command('jobs', 'discard', '--all')).output).toContain('Jobs that were discarded: 1.')
  expect((await command('jobs', 'list')).output).toContain('Given up: 0.')
})

test('a refused password of the mail server holds all mail with a notice, and mail leaves after the password is corrected', async () => {
  await command('create-owner', '--email', 'ada@example.com', '--password', 'three plain words')
  await forget('ada@example.com')
  await expect.poll(() => numberOf('quoin_mail_held')).toBe(1)
  await page.goto(`${platform}/mailbox`)
  await page.getByText('No email leaves: the mail server refuses').waitFor()
  await page.getByRole('row').filter({ hasText: 'ada@example.com' }).getByText('Queued').waitFor()
  expect(await page.getByText('Failed', { exact: true }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  expect(server.received).toEqual([])

  await installation.interrupt()
  env['SMTP_URL'] = server.urlWith('right')
  await installation.start()
  await expect.poll(() => server.received).toContain('ada@example.com')
  await page.reload()
  await page.getByRole('row').filter({ hasText: 'ada@example.com' }).getByText('Sent').waitFor()
  expect(await page.getByText('No email leaves: the mail server refuses').count()).toBe(0)
  expect([await numberOf('quoin_mail_held'), await numberOf('quoin_mail_sent_total', 'worker')]).toEqual([
    0,
    server.received.length,
  ])
})

test('an email that the mail server refused is sent again from the mailbox', async () => {
  const before = server.received.length
  server.refuses.add('bo@example.com')
  await command('create-owner', '--email', 'bo@example.com', '--password', 'three plain words')
  await forget('bo@example.com')
  await expect.poll(() => numberOf('quoin_mail_failed_total', 'worker')).toBe(1)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'bo@example.com' })
  await row.getByText('Failed').waitFor()
  await row.getByText('bo@example.com').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/550/).waitFor()
  server.refuses.clear()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The email goes out again.').waitFor()
  await expect.poll(() => server.received.slice(before)).toContain('bo@example.com')
})

test('an owner reads which emails the quota of their site holds, and withdraws those that need not be sent', async () => {
  await command('create-site', 'drukker', '--owner', 'owner@quoin.localhost')
  const config = `${installation.admin('drukker')}/config`
  await page.goto(`${config}/emails`)
  await page.getByRole('button', { name: /^Gift card/ }).click()
  const send = page.getByRole('button', { name: 'Send a test to me' }).first()
  for (let sent = 1; sent <= 12; sent++) {
    await send.click()
    await expect.poll(() => emailsOf('drukker')).toBe(sent)
  }
  await page.goto(`${config}/store`)
  await page.getByText('2 emails are waiting.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show mailbox' }).click()
  await page.getByText('2 emails are waiting.').waitFor()
  const onHold = page.getByRole('row').filter({ hasText: 'On hold' })
  await expect.poll(() => onHold.count()).toBe(2)
  await onHold.first().click()
  await page.getByRole('dialog').getByText('This one goes out by itself as soon as there is room.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Do not send' }).click()
  await page.getByText('The email will not be sent.').waitFor()
  await page.getByText('1 email is waiting.').waitFor()
  await expect.poll(() => onHold.count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
})

test('the metrics of the running installation change with its work', async () => {
  await command('create-site', 'bakker', '--owner', 'owner@quoin.localhost')
  await page.goto(`${installation.admin('bakker')}/config/?frameUrl=/`)
  await (await editorOf(page)).publish()
  const host = `bakker.localhost:${installation.port}`
  const names = [
    'quoin_page_cache_hits_total',
    'quoin_http_requests_total{kind="page",status="404"',
    'quoin_http_requests_total{kind="api",status="404"',
    'quoin_http_request_duration_seconds_count{role="web",kind="page"}',
  ]
  const numbers = () => Promise.all(names.map((name) => numberOf(name)))
  await ask(installation.port, host, '/')
  const before = await numbers()
  for (const path of ['/', '/', '/', '/nowhere', '/api/nowhere']) await ask(installation.port, host, path)
  const after = await numbers()
  const moved = after.map((count, at) => count - (before[at] ?? 0))
  expect(moved).toEqual([3, 1, 1, 1])
  expect(complaints.filter((line) => !/Failed to load resource|ERR_CONNECTION/.test(line))).toEqual([])
})
