import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { type Outcome, root } from './run-step.ts'

export interface NearestRun extends Outcome {
  /** Files that were not begun, or not finished, when the time was over. */
  readonly leftOut: readonly string[]
}

/** Runs test files of a project in this order, until `seconds` are over. Files are paths from the root. */
export async function runNearest(
  project: string,
  files: readonly string[],
  seconds = Number.POSITIVE_INFINITY,
): Promise<NearestRun> {
  const sequence = { sequencer: sequencerOf(files) }
  const vitest = await createVitest({ root, project: [project], watch: false, reporters: ['dot'], sequence })
  const stop = Number.isFinite(seconds) ? setTimeout(() => void cancel(vitest), seconds * 1000) : undefined
  try {
    await vitest.standalone()
    const wanted = new Set(files.map((file) => join(root, file)))
    const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const outcomes = new Map(testModules.map((module) => [module.moduleId, outcomeOf(module)]))
    const finished = [...outcomes.values()].filter((outcome) => outcome !== null)
    return {
      passed: finished.reduce((total, { passed }) => total + passed, 0),
      failed: finished.reduce((total, { failed }) => total + failed, unhandledErrors.length),
      leftOut: specifications
        .map(({ moduleId }) => moduleId)
        .filter((file) => !outcomes.get(file))
        .map((file) => file.slice(root.length + 1)),
    }
  } finally {
    clearTimeout(stop)
    await vitest.close()
  }
}

async function cancel(vitest: Vitest): Promise<void> {
  await vitest.cancelCurrentRun('keyboard-input')
}

/** Null where the file has not been run to its end and nothing of it has failed. */
function outcomeOf(module: TestModule): Outcome | null {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const passed = count(states, 'passed')
  const failed = Math.max(count(states, 'failed'), module.state() === 'failed' ? 1 : 0)
  return failed > 0 || module.state() === 'passed' ? { passed, failed } : null
}

function count(states: readonly string[], wanted: string): number {
  return states.filter((state) => state === wanted).length
}

function sequencerOf(files: readonly string[]): typeof BaseSequencer {
  const places = new Map(files.map((file, at) => [join(root, file), at]))
  return class extends BaseSequencer {
    override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? places.size
      return Promise.resolve(specifications.toSorted((a, b) => place(a) - place(b)))
    }
  }
}
