import { discardFailedJobs, failedJobs, queues, retryFailedJobs } from '#platform/jobs'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { withInstallation } from './with-installation.ts'

const actions = ['list', 'retry', 'discard'] as const

export const jobsCommand: Command = {
  name: 'jobs',
  does: 'Lists jobs that were given up, and tries them again or discards them.',
  takes: ['[list|retry|discard]', '[ID]'],
  options: { data: dataOption, all: { says: 'retry or discard all of them' } },
  examples: ['./quoin jobs', './quoin jobs retry --all', './quoin jobs discard 4f7c2a10-0000-4000-8000-000000000000'],
  run: (input) => {
    const { action, ids } = readAction(input)
    return withInstallation(input, async (ctx) => {
      if (action === 'retry') input.say(`Jobs that are tried again: ${await retryFailedJobs(ctx, ids)}.`)
      else if (action === 'discard') input.say(`Jobs that were discarded: ${await discardFailedJobs(ctx, ids)}.`)
      else for (const line of listOf(await queues(ctx), await failedJobs(ctx))) input.say(line)
      return 0
    })
  },
}

function readAction(input: CommandInput): { action: (typeof actions)[number]; ids: readonly string[] | 'all' } {
  const [typed = 'list', id] = input.words
  const action = actions.find((name) => name === typed)
  if (!action) throw commandProblems.jobsActionUnfit({ typed })
  if (action !== 'list' && !id && !input.has('all')) throw commandProblems.jobsUnnamed({ action })
  return { action, ids: id && !input.has('all') ? [id] : 'all' }
}

function listOf(
  { waiting, oldest, parked }: Awaited<ReturnType<typeof queues>>,
  jobs: Awaited<ReturnType<typeof failedJobs>>,
): string[] {
  const first = oldest === null ? '' : `, the first since ${oldest.toISOString()}`
  return [
    `Waiting: ${waiting}${first}. Given up: ${parked}.`,
    ...jobs.map(({ id, kind, since, reason }) => `${id}  ${since.toISOString()}  ${kind}  ${reason}`),
  ]
}
