import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test, vi } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { placeOf, startInstallation } from '#support/installation'
import { s3StandIn } from '#support/s3-stand-in'
import { temporaryFolder } from '#support/temporary-folder'

// A worker looks every twenty seconds whether a backup is due; each command is a program of its own that starts and
// ends.

const s3 = await s3StandIn()
afterAll(s3.close)
const identity = await generateIdentity()
const env: NodeJS.ProcessEnv = {
  ...process.env,
  QUOIN_BACKUP_TO: s3.url('archive', 'nightly'),
  QUOIN_BACKUP_AT: '03:00, 15:30',
  QUOIN_BACKUP_KEEP: '2',
  QUOIN_BACKUP_KEY: await identityToRecipient(identity),
}
const installation = await startInstallation({ env })
afterAll(installation.stop)
const { platform, command } = installation
await command('create-site', 'bakker', '--owner', 'owner@quoin.localhost')

const { page, complaints } = await visit()
const card = page.locator('.backups-place')
const untilMade = { timeout: 90_000 }

async function lookAt(name: string): Promise<void> {
  const folder = process.env['QUOIN_SCREENSHOTS']
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await card.scrollIntoViewIfNeeded()
      expect(await axeFindings(page)).toEqual([])
      const { over, wide } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth,
        wide: document.documentElement.clientWidth,
      }))
      expect(over).toBeLessThanOrEqual(wide)
      if (!folder) continue
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('staff see the destination of backups, make one by the button, and see it finish', async () => {
  const { output } = await command('sign-in-link', 'owner@quoin.localhost')
  await page.goto(/http:\/\/\S+/.exec(output)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${platform}/**`)
  await page.goto(`${platform}/jobs`)
  await page.getByText('Every day at 03:00, 15:30 UTC into s3://archive/nightly').waitFor()
  await page.getByText('They are encrypted.').waitFor()
  // The first is due at once: there is none.
  await page.getByRole('row').getByText('Complete').filter({ visible: true }).waitFor(untilMade)
  const before = await page.getByRole('row').count()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('A backup is made within a minute.').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(before + 1)
  await expect
    .poll(() => page.getByRole('row').getByText('Complete').filter({ visible: true }).count(), untilMade)
    .toBe(2)
  await page.getByText('The last complete backup was made on').waitFor()
  await lookAt('done')
})

test('a backup that the store refuses shows as failed, with the reason and the time of the next attempt', async () => {
  s3.fail({ status: 403, code: 'AccessDenied', only: /^(PUT|POST)/ })
  await page.getByRole('button', { name: 'Back up now' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The last attempt failed:').waitFor(untilMade)
  await page.getByRole('row').filter({ hasText: 'AccessDenied' }).getByText('Failed').waitFor()
  expect(await page.getByText(/s3cr/).count()).toBe(0)
  await lookAt('failed')
  s3.fail(null)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByText('The last attempt failed:').waitFor({ state: 'detached', ...untilMade })
})

test('commands list the backups in the store, try the newest, and restore it into a second folder', async () => {
  const { output } = await command('backup', '--list')
  expect(output).toMatch(/quoin-\S+\.tar\.gz\.age/)
  expect(output).toContain('AccessDenied')
  expect(output).not.toMatch(/s3cr/)
  const locked = await command('try-backup')
  expect([locked.code, locked.output]).toEqual([1, expect.stringContaining('QUOIN_BACKUP_KEY does not open')])
  env['QUOIN_BACKUP_KEY'] = identity
  expect(await command('try-backup')).toMatchObject({ code: 0, output: expect.stringContaining('1 sites') })
  const second = join(temporaryFolder('quoin-second'), 'restored')
  for (const name of ['QUOIN_BACKUP_TO', 'QUOIN_BACKUP_KEY']) vi.stubEnv(name, env[name])
  const restored = await placeOf(installation.port, second).command('restore', 'latest')
  vi.unstubAllEnvs()
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
  await page.reload()
  await page
    .getByText(/^Worked on/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(complaints.filter((line) => !/Failed to load resource|ERR_CONNECTION/.test(line))).toEqual([])
})
