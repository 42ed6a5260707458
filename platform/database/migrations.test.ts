import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsIn } from './migrate.ts'

/** Their changes of rows reached nobody: 0046 makes up for 0044. */
const without = ['0038-disputes.sql', '0044-lost-money.sql']

test('a migration that changes rows says first that it is about all sites: else it sees no row of any, and does nothing', () => {
  const changing = migrationsIn(join(import.meta.dirname, '../../migrations')).filter(({ text }) => /^(update|insert into|delete from)\b/m.test(text))
  const silent = changing.filter(({ text }) => !/^select set_config\('app\.whole_installation', 'on', true\);$/m.test(text))
  expect(silent.map(({ file }) => file)).toEqual(without)
})
