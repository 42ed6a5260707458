/** Globals of instrumented code, by names that Stryker's instrumenter chose. */
interface Switches {
  activeMutant?: string | undefined
  hitCount?: number
  hitLimit?: number
  currentTestId?: string | undefined
  mutantCoverage?: Coverage
}

interface Coverage {
  /** For code that runs outside tests: how often each mutant was reached. */
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

declare global {
  var __stryker__: Switches | undefined
}

const switches: Switches = (globalThis.__stryker__ ??= {})
const counts: Coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} })

/** A loop that never ends reaches its mutant more often than any test does. */
const hitLimit = 100_000

export const mutation = {
  activate: (mutant: string | undefined): void => {
    Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit, currentTestId: undefined })
  },
}

export const coverage = {
  /** Instrumented code keeps hold of these objects: they are emptied, not replaced. */
  clear: (): void => {
    for (const id of Object.keys(counts.static)) delete counts.static[id]
    for (const test of Object.keys(counts.perTest)) delete counts.perTest[test]
  },
  enter: (test: string): void => {
    switches.currentTestId = test
    counts.perTest[test] ??= {}
  },
  all: (): string[] => [counts.static, ...Object.values(counts.perTest)].flatMap((reached) => Object.keys(reached)),
  /**
   * The last test that reaches a mutant; null where a hook does, so that every test may notice; undefined where nothing
   * does.
   */
  lastTestOf: (mutant: string): string | null | undefined => {
    if (mutant in counts.static) return null
    const tests = Object.entries(counts.perTest).filter(([, reached]) => mutant in reached)
    return tests.at(-1)?.[0]
  },
}
