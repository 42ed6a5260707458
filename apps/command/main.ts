import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'
import { taken } from './taken.ts'

process.exitCode = await runCommand(commands, process.argv.slice(2))
// Whoever reads slowly still gets all of it: what does not fit into a pipe waits in this process.
await taken(process.stdout)
// Connections that libraries keep warm must not keep a finished command from ending.
process.exit()
