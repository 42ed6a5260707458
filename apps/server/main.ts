import { parseArgs } from 'node:util'
import { openLog } from '#platform/log'
import { runRole } from './run-role.ts'
import { settleMemory } from './settle-memory.ts'
import { startRole } from './start-role.ts'

// Files written here (images, cached pages, backups) are readable by their own account alone.
process.umask(0o077)

const { values } = parseArgs({ options: { role: { type: 'string', default: 'web' } } })
const role = values.role === 'worker' ? 'worker' : 'web'
const log = openLog(role)

await runRole(log, async () => {
  const running = await startRole(role, log)
  settleMemory(role)
  return running
})
