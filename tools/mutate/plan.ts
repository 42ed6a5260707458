import { appendFileSync, readFileSync } from 'node:fs'

/** One small change of the program, of which a test should take notice. */
export interface Mutant {
  id: string
  /** The changed file, relative to the project's folder. */
  file: string
  /** Counted from one. */
  line: number
  mutator: string
  original: string
  replacement: string
}

/** Input of one Vitest run. It is written to a file that `QUOIN_MUTATION_PLAN` names. */
export interface MutationPlan {
  mutants: readonly Mutant[]
  /** The text of each changed file with all its mutants, each behind a switch. */
  sources: Readonly<Record<string, string>>
  /** Test files relative to the project's folder, in the order in which they run. */
  tests: readonly string[]
  /** Ids of mutants of which nothing more has to be learnt. */
  settled: readonly string[]
  /** Where the run adds a line for each `MutationEvent`. */
  events: string
}

export type MutationEvent =
  | { is: 'begun'; mutant: string; test: string }
  | { is: 'survived'; mutant: string; test: string }
  | { is: 'killed'; mutant: string; test: string; by: string }
  | { is: 'measured'; test: string }
  /** Its tests fail without a mutant, or do when they run a second time. */
  | { is: 'unusable'; test: string; because: string }

export function readPlan(file: string): MutationPlan {
  return JSON.parse(readFileSync(file, 'utf8')) as MutationPlan
}

export function note(plan: MutationPlan, event: MutationEvent): void {
  appendFileSync(plan.events, `${JSON.stringify(event)}\n`)
}
