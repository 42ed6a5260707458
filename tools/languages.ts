/**
 * `node tools/languages.ts`: writes the types of the messages, which are built from English, and reports the faults of
 * each language. `--types` only writes the types.
 */
import { faultsOfLanguages } from './languages/check.ts'
import { languageFolders, messagesOf } from './languages/read.ts'
import { writeTypes } from './languages/types.ts'

writeTypes()
if (!process.argv.includes('--types')) reportFaults()

function reportFaults(): void {
  const faults = faultsOfLanguages()
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  const counts = languageFolders().map((language) => `${language} ${messagesOf(language).length}`)
  process.stdout.write(`Messages: ${counts.join(', ')}.\n`)
  if (faults.length === 0) return
  process.stderr.write(`${faults.length} faults. docs/style.md tells how messages are written.\n`)
  process.exitCode = 1
}
