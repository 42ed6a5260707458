/**
 * The web or the worker process of `./quoin dev`: the sources run as they are. Told of changed files, it replaces what
 * it can and says what became of them. `role.ts web|worker`
 */
import { type Outcome, replaceBlocks } from './replace-blocks.ts'
import { developmentScripts } from './script-addresses.ts'

/** Message to the supervisor: the role is ready, or the outcome of a change. */
export type FromRole = { isReady: true } | { change: number; outcome: Outcome } | { change: number; failure: Failure }
export interface ToRole {
  change: number
  files: readonly string[]
}
export interface Failure {
  message: string
  stack: string
}

const role = process.argv[2] === 'worker' ? 'worker' : 'web'
// Loaded here and not above: the hooks that replace-blocks brings have to be there before.
const { openLog } = await import('#platform/log')
const { runRole } = await import('../../apps/server/run-role.ts')
const { startRole } = await import('../../apps/server/start-role.ts')
const log = openLog(role)

await runRole(log, async () => {
  const running = await startRole(role, log, { scripts: developmentScripts(), keepsPages: false })
  process.on('message', ({ change, files }: ToRole) => {
    replaceBlocks(files).then(
      (outcome) => {
        if (outcome === 'replaced') running.forgetPages()
        tell({ change, outcome })
      },
      (error: unknown) => tell({ change, failure: failureOf(error) }),
    )
  })
  return running
})

function tell(message: FromRole): void {
  process.send?.(message)
}

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { message, stack: stack ?? message }
}
