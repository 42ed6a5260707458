import { launch } from '../server/launch.ts'
import { flushed } from './flushed.ts'

// Whoever reads may have read enough, as `head` does.
process.stdout.on('error', () => {})
const [name, ...words] = process.argv.slice(2)
const isLaunch = name === 'start' && !words.includes('--help') && !words.includes('-h')
// Who watches over an installation loads none of it.
process.exitCode = isLaunch
  ? await launch({ words, folder: import.meta.dirname })
  : await (await import('./run-typed.ts')).runTyped(process.argv.slice(2))
// Whoever reads slowly still gets all of it: what does not fit into a pipe waits in this process.
await flushed(process.stdout)
// Connections that libraries keep warm must not keep a finished command from ending.
process.exit()
