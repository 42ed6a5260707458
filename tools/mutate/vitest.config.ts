import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import whole from '../../vitest.config.ts'
import { root } from '../test/run-step.ts'
import { readPlan } from './plan.ts'

const plan = readPlan(process.env['QUOIN_MUTATION_PLAN'] ?? '')
const sources = new Map(Object.entries(plan.sources).map(([file, text]) => [join(root, file), text]))
const [unit] = (whole.test?.projects ?? []) as TestProjectInlineConfiguration[]

class AsPlanned extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => plan.tests.findIndex((test) => join(root, test) === moduleId)
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/** The unit tests of the plan in one process, over files that hold their mutants. */
export default defineConfig({
  ...whole,
  root,
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => sources.get(id) }],
  test: {
    ...whole.test,
    ...unit?.test,
    name: 'mutants',
    projects: undefined,
    include: [...plan.tests],
    globalSetup: join(root, 'tests/support/database-server.ts'),
    setupFiles: ['tests/support/languages.ts', 'tests/support/after-file.ts'].map((file) => join(root, file)),
    maxWorkers: 1,
    // It would hand out modules without mutants, or with those of an earlier run.
    fsModuleCache: false,
    reporters: ['dot'],
    runner: join(import.meta.dirname, 'vitest-runner.config.ts'),
    sequence: { sequencer: AsPlanned },
  },
})
