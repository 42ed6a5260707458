import { cancelJobs, discardFailedJobs, failedJobs, queues, retryFailedJobs, runningJobs } from '#platform/jobs'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { withInstallation } from './with-installation.ts'

const actions = ['list', 'retry', 'discard', 'cancel'] as const

export const jobsCommand: Command = {
  name: 'jobs',
  does: 'Lists jobs that run or were given up; cancels the former, and tries the latter again or discards them.',
  takes: ['[list|retry|discard|cancel]', '[ID]'],
  options: { data: dataOption, all: { says: 'retry or discard all of them' } },
  examples: ['./quoin jobs', './quoin jobs retry --all', './quoin jobs discard 4f7c2a10-0000-4000-8000-000000000000'],
  run: (input) => {
    const wanted = readAction(input)
    return withInstallation(input, async (ctx) => {
      if (wanted.action === 'retry') input.say(`Jobs that are tried again: ${await retryFailedJobs(ctx, wanted.ids)}.`)
      else if (wanted.action === 'discard')
        input.say(`Jobs that were discarded: ${await discardFailedJobs(ctx, wanted.ids)}.`)
      else if (wanted.action === 'cancel') input.say(`Jobs that were cancelled: ${await cancelJobs(ctx, wanted.ids)}.`)
      else for (const line of listOf(await queues(ctx), await runningJobs(ctx), await failedJobs(ctx))) input.say(line)
      return 0
    })
  },
}

type Wanted =
  | { readonly action: 'list' | 'retry' | 'discard'; readonly ids: readonly string[] | 'all' }
  | { readonly action: 'cancel'; readonly ids: readonly string[] }

function readAction(input: CommandInput): Wanted {
  const [typed = 'list', id] = input.words
  const action = actions.find((name) => name === typed)
  if (!action) throw commandProblems.jobsActionUnfit({ typed })
  if (action === 'cancel') {
    if (!id) throw commandProblems.jobUnnamed()
    return { action, ids: [id] }
  }
  if (action !== 'list' && !id && !input.has('all')) throw commandProblems.jobsUnnamed({ action })
  return { action, ids: id && !input.has('all') ? [id] : 'all' }
}

function listOf(
  { waiting, oldest, parked }: Awaited<ReturnType<typeof queues>>,
  running: Awaited<ReturnType<typeof runningJobs>>,
  failed: Awaited<ReturnType<typeof failedJobs>>,
): string[] {
  const first = oldest === null ? '' : `, the first since ${oldest.toISOString()}`
  return [
    `Waiting: ${waiting}${first}. Running: ${running.length}. Given up: ${parked}.`,
    ...running.map(
      ({ id, kind, since, retries }) =>
        `${id}  ${since.toISOString()}  ${kind}  runs${retries === 0 ? '' : `, after ${retries} earlier tries`}`,
    ),
    ...failed.map(({ id, kind, since, reason }) => `${id}  ${since.toISOString()}  ${kind}  ${reason}`),
  ]
}
