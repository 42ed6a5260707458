import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountById } from '#features/accounts/server'
import { asOwner, createSite, siteByName } from '#features/sites/server'
import { inSite, openDatabase } from '#platform/database'
import { createMailer } from '#platform/mail'
import { openStorage } from '#platform/storage'
import { type TestContext, testContext } from '#support/context'
import { testDatabase } from '#support/database'
import { runningApp } from '#support/running'
import { temporaryFolder } from '#support/temporary-folder'
import type { Manifest } from '#platform/backup'
import { restoreBackup } from '../../apps/restore/restore-backup.ts'
import { product } from '../../apps/server/features.ts'
import { migrate, migrationsIn } from '../../platform/database/migrate.ts'
import { browserOf } from '../security/two-sites.ts'
import { seedStore } from '../security/seed-store.ts'
import { contentsOf, schemaOf } from './schema.ts'
import { atEnd } from '#support/at-end'

const current = join(import.meta.dirname, '../../migrations')
const folder = temporaryFolder('quoin-upgrade')
const fresh = await testDatabase()

/**
 * Backups that the program made at earlier states, named after their last migration: two sites with pages, a blog,
 * comments, files, a shop, orders and members, as `twoSites` of `tests/security` made them at that time.
 * `state.test.ts` makes one of the present.
 */
const states = ['0046', '0050', '0061', '0167', '0183', '0190'] as const
const newest = '0190'
const fileOf = (state: string) => join(import.meta.dirname, `states/${state}.tar.gz`)

/** An installation as the program of then left it: with the tables of then. */
async function installationOf(state: string): Promise<{ ctx: TestContext; url: string }> {
  const base = await testContext({ features: product.features, seed: Number(state) })
  const { db, url } = await testDatabase()
  const own = mkdtempSync(join(folder, 'data-'))
  const storageUrl = pathToFileURL(join(own, 'files')).href
  const config = { ...base.config, databaseUrl: url, dataFolder: own, storageUrl }
  const settings = { ...unused, config }
  await restoreBackup(settings, fileOf(state), {
    force: true,
    migrationsFolder: migrationsOf(state),
  })
  // Connections that were there before know the tables that were replaced.
  const opened = openDatabase(url, { max: 4 })
  atEnd(opened.close)
  await db.destroy()
  const restored = { ...base, db: opened.db, databaseUrl: url, config, storage: await openStorage(storageUrl) }
  return { ctx: { ...restored, mail: createMailer({ db: opened.db, tx: null, now: base.now, config }) }, url }
}

const unused = {
  isEmbedded: false,
  bind: undefined,
  metrics: null,
  hasAccessLog: false,
  hasPseudoLanguage: false,
} as const

/**
 * Those that the program of then had: numbers are given out before, so that one with a lower number may have come
 * later.
 */
function migrationsOf(state: string): string {
  const target = mkdtempSync(join(folder, 'migrations-'))
  for (const file of ranIn(state)) cpSync(join(current, file), join(target, file))
  return target
}

function ranIn(state: string): string[] {
  const { stdout } = spawnSync('tar', ['-xzOf', fileOf(state), 'manifest.json'], { encoding: 'utf8' })
  const { migrations } = JSON.parse(stdout) as Manifest
  return migrations.map(({ file }) => file)
}

const ordersOf = async (ctx: TestContext): Promise<unknown[]> =>
  ctx.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(tx)
    const { rows } =
      await sql`select website_id, id, number, total_minor::text, currency from orders order by id`.execute(tx)
    return rows
  })

test.each(states)(
  'an installation of the state %s is upgraded with its pages, files, orders and members, and keeps selling',
  async (state) => {
    const { ctx, url } = await installationOf(state)
    const orders = await ordersOf(ctx)
    expect(orders).toHaveLength(2)
    const ran = await migrate(url, current)
    expect(ran).toEqual(
      migrationsIn(current)
        .map(({ file }) => file)
        .filter((file) => !ranIn(state).includes(file)),
    )
    expect(await schemaOf(ctx.db)).toEqual(await schemaOf(fresh.db))
    expect(await ordersOf(ctx)).toEqual(orders)

    const app = await runningApp(ctx)
    const site = await siteByName(ctx, 'bakker')
    if (!site) throw new Error('The site is gone.')
    const host = 'bakker.localhost:8080'
    expect((await app.ask(host, '/over-ons')).text).toContain('Woorden kenmerk-bakker')
    expect((await app.ask(host, '/nieuws')).text).toContain('Bericht kenmerk-bakker')
    expect((await app.ask(host, '/geheim')).text).not.toContain('Geheim kenmerk-bakker</h1>')
    const owner = await ctx.db
      .selectFrom('websites')
      .select('owner_id')
      .where('id', '=', site.id)
      .executeTakeFirstOrThrow()
    const account = await accountById(ctx, owner.owner_id)
    if (!account) throw new Error('The owner is gone.')
    const at = { site, account, as: () => Promise.reject(new Error('Unused.')) }
    const browser = await browserOf(ctx, app, account, at)
    const list = await browser.ask('/api/orders')
    expect([list.status, list.text.includes('kenmerk-bakker-koper@example.com')]).toEqual([200, true])
    const { assets } = (await browser.ask('/api/media')).json<{ assets: { id: string; file: string }[] }>()
    expect((await app.ask(host, `/s/${assets[0]?.id}/${assets[0]?.file}`)).status).toBe(200)

    const later = await createSite({ ...ctx, account }, { name: 'later', title: 'Later', start: 'empty' })
    await inSite({ ...ctx, locale: 'en' as const }, later, (tx) => seedStore(asOwner(tx, account, ['admin']), 'later'))
    expect(await ordersOf(ctx)).toHaveLength(3)
  },
  60_000,
)

test.each([
  ['0046', '0062'],
  [newest, '9999'],
])(
  'an upgrade of the state %s that fails in the middle leaves everything unchanged and says so, and the next one succeeds',
  async (state, number) => {
    const { ctx, url } = await installationOf(state)
    const before = { schema: await schemaOf(ctx.db), contents: await contentsOf(ctx.db) }
    const broken = mkdtempSync(join(folder, 'broken-'))
    cpSync(current, broken, { recursive: true })
    writeFileSync(
      join(broken, `${number}-broken.sql`),
      'create table half (id text);\nupdate orders set nothing = 1;\n',
    )
    await expect(migrate(url, broken)).rejects.toMatchObject({
      code: 'database.migration_failed',
      message: expect.stringMatching(/\d+-broken\.sql failed: .*nothing.* \(line 2\)\. Nothing was changed/),
    })
    expect({ schema: await schemaOf(ctx.db), contents: await contentsOf(ctx.db) }).toEqual(before)
    expect(await migrate(url, migrationsOf(state))).toEqual([])
    expect(await migrate(url, current)).not.toEqual([])
    expect(await schemaOf(ctx.db)).toEqual(await schemaOf(fresh.db))
  },
)

test('money that banks took back before it was recorded is in the orders after the upgrade', async () => {
  const { ctx, url } = await installationOf('0046')
  const lost = JSON.stringify([{ reference: 'dp_1', state: 'lost', amountMinor: 900 }])
  await ctx.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(tx)
    await sql`
      insert into payments (website_id, id, key, subject, provider, is_test, reference, currency, amount_minor, captured_minor, refunded_minor, state, capture,
        description, customer, return_path, created_at, changed_at, disputes)
      select website_id, id, id, 'order:' || id, 'stripe', false, 'pi_' || id, 'EUR', 2500, 2500, 0, 'captured', 'now', '', '{}', '/', now(), now(), ${lost}::text::jsonb
      from orders`.execute(tx)
  })
  await migrate(url, current)
  const { rows } = await ctx.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(tx)
    return sql<{ lost_minor: string }>`select lost_minor::text from orders`.execute(tx)
  })
  expect(rows.map((row) => row.lost_minor)).toEqual(['900', '900'])
})
