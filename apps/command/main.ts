import { loadLanguages } from '../server/load-languages.ts'
import { commands } from './commands.ts'
import { flushed } from './flushed.ts'
import { runCommand } from './run-command.ts'

loadLanguages()
process.exitCode = await runCommand(commands, process.argv.slice(2))
// Whoever reads slowly still gets all of it: what does not fit into a pipe waits in this process.
await flushed(process.stdout)
// Connections that libraries keep warm must not keep a finished command from ending.
process.exit()
