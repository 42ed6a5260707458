/**
 * `node tools/migrations.ts`: notes the SHA-256 of each new migration in `migrations/checksums`, in the form of
 * `sha256sum`, and says which of those that landed has another text. `tests/operator/migrations.test.ts` asks the same
 * of every checkout.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsIn } from '../platform/database/migrate.ts'

const folder = join(import.meta.dirname, '../migrations')
const list = join(folder, 'checksums')

export interface Checked {
  /** Sentences: what landed and is not as it was. */
  readonly faults: readonly string[]
  /** Lines for those that are not in the list. */
  readonly missing: readonly string[]
}

export function checkMigrations(text = readFileSync(list, 'utf8'), available = migrationsIn(folder)): Checked {
  const kept = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )
  const faults: string[] = []
  for (const [file, digest] of kept) {
    const migration = available.find((candidate) => candidate.file === file)
    if (!migration) faults.push(`${file} has landed and is gone: bring it back.`)
    else if (migration.digest !== digest)
      faults.push(`${file} has landed and was edited: bring its text back, and write a migration of its own.`)
  }
  const added = available.filter(({ file }) => !kept.has(file))
  return { faults, missing: added.map(({ file, digest }) => `${digest}  ${file}`) }
}

function run(): void {
  const { faults, missing } = checkMigrations()
  if (missing.length > 0) writeFileSync(list, `${[readFileSync(list, 'utf8').trim(), ...missing].join('\n').trim()}\n`)
  for (const line of missing) process.stdout.write(`Noted: ${line.slice(66)}\n`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.main) run()
