import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { connect, openEmbedded } from '#platform/database'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples, siteOwner } from '#support/editor'
import { temporaryFolder } from '#support/temporary-folder'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const archive = join(temporaryFolder('quoin-running'), 'kade-9.zip')
await place.command('export', 'site', archive, '--site', 'kade-9')
const embedded = await openEmbedded(place.data)
// The superuser, who sees the rows of every site.
const sql = connect(embedded.superUrl('quoin'), { max: 1 })
afterAll(async () => {
  await sql.end({ timeout: 3 })
  await embedded.close()
})

const boxesOf = (name: Locator): Promise<number> => name.evaluate((element) => element.getClientRects().length)

interface RunningImport {
  id: string
  config: string
  /** The line of the screen that says what became of the import. */
  outcome: Locator
  release: () => Promise<void>
}

/**
 * A new site into which an archive is being brought: its job runs and waits for the lock of the site, which this test
 * has.
 */
async function bringingIn(name: string): Promise<RunningImport> {
  await place.command('create-site', name, '--owner', 'owner@quoin.localhost')
  const [site] = await sql<{ id: string }[]>`select id from websites where name = ${name}`
  const id = site?.id ?? ''
  const lock = Number.parseInt(id.slice(-12), 16)
  await sql`select pg_advisory_lock(${lock})`
  const config = `${place.admin(name)}/config`
  await page.goto(`${config}/export`)
  await page.locator('input[type=file]').setInputFiles(archive)
  await page.getByRole('button', { name: 'Bring in', exact: true }).click()
  await page.getByText('kade-9.zip is being brought in.').waitFor()
  await expect.poll(() => runningOf(id)).toHaveLength(1)
  const release = async (): Promise<void> => {
    await sql`select pg_advisory_unlock(${lock})`
    // The worker was waiting for it, goes on, and gives it back once its work has ended.
    await sql`select pg_advisory_lock(${lock})`
    await sql`select pg_advisory_unlock(${lock})`
    await expect.poll(() => runningOf(id)).toEqual([])
  }
  return { id, config, outcome: page.getByText(/^kade-9\.zip was not brought in\./), release }
}

/** The ids of the jobs that run for a site; other journeys have transfers of their own. */
async function runningOf(site: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id::text from pgboss.job
    where name = 'transfer.run' and state = 'active' and data->'payload'->>'websiteId' = ${site}`
  return rows.map(({ id }) => id)
}

/** Rows and files of the archive that a site has. */
async function leftOf({ id }: RunningImport): Promise<unknown> {
  const [rows] = await sql`select
    (select count(*)::int from products where website_id = ${id}) as products,
    (select count(*)::int from assets where website_id = ${id}) as assets`
  const files = readdirSync(join(place.data, 'files'), { recursive: true, withFileTypes: true })
  // Icons are the site's own: media lie in folders by their ids, uploaded archives in one for transfers.
  const ofArchive = new RegExp(`/${id}/(?:[0-9a-f]{24}|transfers)$`)
  return { ...rows, files: files.filter((file) => file.isFile() && ofArchive.test(file.parentPath)).length }
}
const nothing = { products: 0, assets: 0, files: 0 }

test('an owner sees that an archive is being imported and cancels it: a message confirms it, and no part of it stays', async () => {
  const running = await bringingIn('afgebroken')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('It is cancelled.').waitFor()
  await running.outcome.waitFor()
  expect(await running.outcome.innerText()).toContain('It was cancelled. Nothing was changed.')
  await running.release()
  await expect.poll(() => leftOf(running)).toEqual(nothing)
  // The next one comes in whole.
  await page.locator('input[type=file]').setInputFiles(archive)
  await page.getByRole('button', { name: 'Bring in', exact: true }).click()
  await page.getByText(/rows and \d+ files were brought in/).waitFor({ timeout: 60_000 })
  expect(await leftOf(running)).toMatchObject({ products: expect.toSatisfy((count: number) => count > 5) })
})

test('staff see the running job and cancel it: the job ends, its owner is notified, and no part of it stays', async () => {
  const running = await bringingIn('door-personeel')
  await page.goto(`${place.platform}/jobs`)
  const row = page.getByRole('grid', { name: 'Running jobs' }).getByRole('row').filter({ hasText: running.id })
  await row.getByText(running.id).waitFor()
  expect(await axeFindings(page)).toEqual([])
  for (const width of [768, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A word that is broken has a box for each of its lines.
    await expect.poll(() => boxesOf(page.getByText('transfer.run', { exact: true }).first())).toBe(1)
  }
  await row.getByRole('button', { name: 'Cancel transfer.run' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click()
  await page.getByText('1 job was cancelled.').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.goto(`${running.config}/export`)
  await running.outcome.waitFor()
  await running.release()
  await expect.poll(() => leftOf(running)).toEqual(nothing)
})

test('the command lists the running job and cancels it by its id, and says when no job runs', async () => {
  const running = await bringingIn('door-opdracht')
  const [id = ''] = await runningOf(running.id)
  const listed = await place.command('jobs')
  expect(listed.output).toMatch(new RegExp(`^${id}  \\S+  transfer\\.run  runs$`, 'm'))
  const cancelled = await place.command('jobs', 'cancel', id)
  expect(cancelled).toMatchObject({ code: 0, output: expect.stringContaining('Jobs that were cancelled: 1.') })
  expect((await place.command('jobs', 'cancel', id)).output).toContain('Jobs that were cancelled: 0.')
  const unnamed = await place.command('jobs', 'cancel')
  expect([unnamed.code, unnamed.output]).toEqual([2, expect.stringContaining('Say which job to cancel by its id')])
  await page.reload()
  await running.outcome.waitFor()
  await running.release()
  await expect.poll(() => leftOf(running)).toEqual(nothing)
  const owner = await siteOwner('door-opdracht')
  expect((await owner.ask('/api/site-archives')).json()).toMatchObject([
    { state: 'failed', problem: { code: 'transfer.cancelled' } },
  ])
  expect(complaints).toEqual([])
})
