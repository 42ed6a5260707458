/** Entry of `./quoin dev`: everything runs from its sources. */
import './source-hooks.ts'

// Loaded here and not above: what runs from its sources is read by the hooks.
const { devCommand } = await import('../../apps/command/dev.command.ts')
const { runCommand } = await import('../../apps/command/run-command.ts')
const { develop } = await import('./develop.ts')
const { loadLanguages } = await import('../../apps/server/load-languages.ts')

loadLanguages()
process.exit(await runCommand([{ ...devCommand, run: develop }], process.argv.slice(2)))
