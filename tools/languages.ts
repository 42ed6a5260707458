/**
 * `node tools/languages.ts`: writes what the compiler knows of the messages, and says what is wrong in each language.
 * `--check` writes nothing, and fails where the types are not those of the English messages as well.
 */
import { faultsOfLanguages } from './languages/check.ts'
import { languageFolders, messagesOf } from './languages/read.ts'
import { typesOf, writeTypes, writtenTypes } from './languages/types.ts'

const faults = faultsOfLanguages()
if (process.argv.includes('--check')) {
  if (writtenTypes() !== typesOf(messagesOf('en')))
    faults.push('languages/messages.d.ts is old: node tools/languages.ts writes it anew')
} else writeTypes()

for (const fault of faults) process.stderr.write(`${fault}\n`)
const counts = languageFolders().map((language) => `${language} ${messagesOf(language).length}`)
process.stdout.write(`Messages: ${counts.join(', ')}.\n`)
if (faults.length > 0) {
  process.stderr.write(`${faults.length} faults. docs/style.md tells how messages are written.\n`)
  process.exitCode = 1
}
