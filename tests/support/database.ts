import { inject } from 'vitest'
import { connect, type OpenDatabase, openDatabase } from '#platform/database'
import { atEnd } from './at-end.ts'

export interface TestDatabase extends OpenDatabase {
  /** As the installation's login role: for a second `openDatabase`, a worker, another process. */
  readonly url: string
}

let count = 0

/**
 * A fresh, migrated database of this test file's own, dropped after its last test. At the top of a file:
 * `const { db } = await testDatabase()`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  if ('failure' in server) throw new Error(`There is no test database. ${server.failure}`)
  const name = `test_${process.pid}_${++count}_${Date.now().toString(36)}`
  const admin = connect(server.superUrl, { max: 1 })
  // Copied as files, which takes a fifth of the time: there is no log to keep.
  await admin.unsafe(`create database ${name} template ${server.template} strategy file_copy owner quoin`)
  await admin.end()
  const url = server.superUrl.replace('postgres://postgres@', 'postgres://quoin@').replace('/postgres?', `/${name}?`)
  const database = openDatabase(url, { max: 6 })
  atEnd(async () => {
    await database.close()
    const again = connect(server.superUrl, { max: 1 })
    await again.unsafe(`drop database if exists ${name} with (force)`)
    await again.end()
  })
  return { ...database, url }
}
