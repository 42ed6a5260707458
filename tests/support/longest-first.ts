import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { placeOf } from '../../tools/test/test-files.ts'

/** Begins the files that take longest first, where Vitest is called by itself. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId))
  }
}
