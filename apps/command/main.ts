import { launch } from '../server/launch.ts'
import { flushed } from './flushed.ts'

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', () => {})
const [name, ...words] = process.argv.slice(2)
const isLaunch = name === 'start' && !words.includes('--help') && !words.includes('-h')
// The launcher's own process loads no part of the installation.
process.exitCode = isLaunch
  ? await launch({ words, folder: import.meta.dirname })
  : await (await import('./run-typed.ts')).runTyped(process.argv.slice(2))
// Waits until a slow reader has received the whole output, because a full pipe leaves text in this process.
await flushed(process.stdout)
// Connections that libraries keep warm must not keep a finished command from ending.
process.exit()
