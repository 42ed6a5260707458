import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#support/database'
import { temporaryFolder } from '#support/temporary-folder'
import { formerDigests } from '../../platform/database/former-migrations.ts'
import { migrate, migrationsIn } from '../../platform/database/migrate.ts'
import { checkMigrations } from '../../tools/migrations.ts'
import { schemaOf } from './schema.ts'

const current = join(import.meta.dirname, '../../migrations')
const fresh = await testDatabase()

test('no released migration was edited or removed, and each new one is recorded by `node tools/migrations.ts`', () => {
  const { faults, missing } = checkMigrations()
  expect(faults).toEqual([])
  expect(missing, 'Run node tools/migrations.ts, and commit migrations/checksums with the migration.').toEqual([])
})

test('a migration that was edited, deleted or added is noticed', () => {
  const digest = 'a'.repeat(64)
  const list = `${digest}  0001-a.sql\n${digest}  0002-b.sql\n`
  const available = [
    { file: '0001-a.sql', text: '', digest: 'b'.repeat(64) },
    { file: '0003-c.sql', text: '', digest },
  ]
  expect(checkMigrations(list, available)).toEqual({
    faults: [
      '0001-a.sql has landed and was edited: bring its text back, and write a migration of its own.',
      '0002-b.sql has landed and is gone: bring it back.',
    ],
    missing: [`${digest}  0003-c.sql`],
  })
})

const textOf = (file: string) => readFileSync(join(current, file), 'utf8')
const without = (text: string, part: string | RegExp) => text.replace(part, '')
const readPart = '  -- How much of the file has been read: 0 to 1.\n  read_part real not null default 0,\n'
const wholeInstallation = "select set_config('app.whole_installation', 'on', true);\n"
const imports = without(textOf('0012-imports.sql'), readPart)
const firstLine = /^.*\n/.exec(textOf('0045-letter-languages.sql'))?.[0] ?? ''

/** The migrations as they stood at earlier moments: names of files with their texts of then. */
const former: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'before it noted how much of a file was read': { '0012-imports.sql': imports },
  'before it kept files of imports': {
    '0012-imports.sql': without(imports, /\n-- Files of an import by what[\s\S]*$/),
  },
  'with the words of emails seen by itself': {
    '0045-letter-languages.sql': textOf('0045-letter-languages.sql').replace(firstLine, firstLine + wholeInstallation),
  },
  'with the books of lost disputes mended by a migration of their own': {
    '0012-imports.sql': imports,
    '0046-lost-money-of-before.sql': `${wholeInstallation}update orders set lost_minor = 0 where false;\n`,
  },
}

test('the former texts are those that were released', () => {
  const digests = Object.values(former)
    .flatMap((files) => Object.entries(files))
    .filter(([file]) => file in formerDigests)
    .map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')] as const)
  for (const [file, digest] of digests) expect(formerDigests[file]).toContain(digest)
  expect(new Set(digests.map(([, digest]) => digest)).size).toBe(Object.values(formerDigests).flat().length)
})

test.each(Object.entries(former))(
  'an installation that ran migrations %s gets the same tables as a new one',
  async (_, files) => {
    const { db, url } = await emptyDatabase()
    const folder = temporaryFolder('quoin-former')
    cpSync(current, folder, { recursive: true })
    for (const { file } of migrationsIn(folder)) if (file > '0050') rmSync(join(folder, file))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    await migrate(url, folder)
    const before = await schemaOf(db)
    await migrate(url, current)
    expect(before).not.toEqual(await schemaOf(db))
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh.db))
    expect(await migrate(url, current)).toEqual([])
  },
)

test('a migration with an unknown text is refused with a sentence', async () => {
  const { url } = await emptyDatabase()
  const folder = temporaryFolder('quoin-former')
  cpSync(current, folder, { recursive: true })
  writeFileSync(join(folder, '0012-imports.sql'), `${textOf('0012-imports.sql')}\n-- Edited.\n`)
  await migrate(url, folder)
  await expect(migrate(url, current)).rejects.toMatchObject({ code: 'database.migration_changed' })
})

/** Made by the test's own server, and holding nothing. */
async function emptyDatabase() {
  const database = await testDatabase()
  await sql`drop owned by current_user cascade`.execute(database.db).catch(() => {})
  return database
}
