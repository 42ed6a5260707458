import { changedSince } from './changed-files.ts'
import { readImports } from './import-graph.ts'
import { root } from './run-step.ts'
import { reachedBy } from './select-checks.ts'

/** Files that a change since this commit reaches by what they import when they run. Throws for an unknown commit. */
export function reachedSince(commit: string): string[] {
  return [...reachedBy(changedSince(commit), readImports(root), { withTypes: false }).keys()]
}
