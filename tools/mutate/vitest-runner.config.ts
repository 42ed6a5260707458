import { relative } from 'node:path'
import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { root } from '../test/run-step.ts'
import { coverage, mutation } from './mutation.ts'
import { type Mutant, note, readPlan } from './plan.ts'

const plan = readPlan(process.env['QUOIN_MUTATION_PLAN'] ?? '')
const settled = new Set(plan.settled)
/** Mutants that ran while modules were loaded, and of them those that have run since. */
const ranAtLoad = new Set<string>()
const ranLater = new Set<string>()
/**
 * Loading all modules anew takes seconds: for what runs at no other time, this many test files of its own feature must
 * do.
 */
const filesForLoad = 4
const triesAtLoad = new Map<string, number>()

/**
 * Runs each test file once as it is, and then again for every mutant that it reaches, in the process that has loaded
 * the product already. Vitest hands a runner its files and expects their results; that those have run more often is not
 * told to it.
 */
export default class MutantRunner extends TestRunner {
  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    const { file } = suite
    if (suite !== file) return
    for (const id of coverage.all()) ranAtLoad.add(id)
    const test = relative(root, file.filepath)
    const because = failureIn(file) ?? (await run(this, file.filepath))
    if (because) note(plan, { is: 'unusable', test, because })
    else await runMutants(this, file.filepath)
    mutation.activate(undefined)
    coverage.clear()
  }

  override async onBeforeRunTask(test: Parameters<TestRunner['onBeforeRunTask']>[0]): Promise<void> {
    coverage.enter(test.id)
    await super.onBeforeRunTask(test)
  }
}

/**
 * Runs all tests of a file once more, up to the first that fails; answers how it failed. Its tests after `last` are
 * left out.
 */
async function run(outer: MutantRunner, filepath: string, mutant?: string, last?: string): Promise<string | null> {
  coverage.clear()
  const runner = Object.create(outer) as TestRunner
  let isOver = false
  const silent = async () => {}
  Object.assign(runner, {
    onTaskUpdate: silent,
    onCollected: silent,
    onCleanupWorkerContext: undefined,
    onCollectStart: (file: RunnerTestFile) => TestRunner.prototype.onCollectStart.call(runner, file),
    onAfterRunFiles: (files: RunnerTestFile[]) => TestRunner.prototype.onAfterRunFiles.call(runner, files),
    onAfterRunSuite: (suite: RunnerTestSuite) => TestRunner.prototype.onAfterRunSuite.call(runner, suite),
    onBeforeRunTask: (test: Parameters<TestRunner['onBeforeRunTask']>[0]) => {
      if (isOver) test.mode = 'skip'
      return MutantRunner.prototype.onBeforeRunTask.call(runner, test)
    },
    onAfterRunTask: (test: Parameters<TestRunner['onAfterRunTask']>[0]) => {
      TestRunner.prototype.onAfterRunTask.call(runner, test)
      if (test.result?.state === 'fail' || test.id === last) isOver = true
    },
  })
  mutation.activate(mutant)
  const [file] = await startTests([filepath], runner)
  mutation.activate(undefined)
  vi.resetConfig()
  vi.restoreAllMocks()
  return file ? failureIn(file) : 'it has no tests'
}

async function runMutants(runner: MutantRunner, filepath: string): Promise<void> {
  const test = relative(root, filepath)
  const reached = new Map(plan.mutants.map(({ id }) => [id, coverage.lastTestOf(id)]))
  for (const [id, last] of reached) if (last !== undefined) ranLater.add(id)
  note(plan, { is: 'measured', test })
  for (const { id } of plan.mutants) {
    const last = reached.get(id)
    if (last === undefined || settled.has(id)) continue
    note(plan, { is: 'begun', mutant: id, test })
    settle(id, test, await run(runner, filepath, id, last ?? undefined))
  }
  const atLoad = plan.mutants.filter((mutant) => runsAtLoadOnly(mutant, test))
  for (const { id } of atLoad) {
    triesAtLoad.set(id, (triesAtLoad.get(id) ?? 0) + 1)
    note(plan, { is: 'begun', mutant: id, test })
    vi.resetModules()
    settle(id, test, await run(runner, filepath, id))
  }
  if (atLoad.length > 0) vi.resetModules()
}

function settle(mutant: string, test: string, by: string | null): void {
  if (by) settled.add(mutant)
  note(plan, by ? { is: 'killed', mutant, test, by } : { is: 'survived', mutant, test })
}

function runsAtLoadOnly({ id, file }: Mutant, test: string): boolean {
  const isOfItsFeature = test.startsWith(`${file.split('/').slice(0, 2).join('/')}/`)
  const tries = triesAtLoad.get(id) ?? 0
  return ranAtLoad.has(id) && !ranLater.has(id) && !settled.has(id) && isOfItsFeature && tries < filesForLoad
}

/** The first thing that failed in a file, as `name: message`. */
function failureIn(task: RunnerTask): string | null {
  for (const child of 'tasks' in task ? task.tasks : []) {
    const failure = failureIn(child)
    if (failure) return failure
  }
  if (task.result?.state !== 'fail') return null
  return `${task.name}: ${task.result.errors?.[0]?.message ?? ''}`.slice(0, 300)
}
