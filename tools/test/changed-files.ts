import { execFileSync } from 'node:child_process'
import { root } from './run-step.ts'

/**
 * Files that differ from the point at which this branch left `main`, and what is not committed; null without history.
 */
export function changedFiles(): string[] | null {
  const base = leavingPoint()
  return base === null ? null : changedSince(base)
}

/** Files that differ from this commit, and what is not committed. Throws for a commit that there is not. */
export function changedSince(base: string): string[] {
  const different = git('diff', '--name-only', '--no-renames', '-z', base)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...different.split('\0'), ...untracked.split('\0')])].filter(Boolean).sort()
}

/** On `main` itself this is its last commit. Without a branch of that name only what is not committed counts. */
function leavingPoint(): string | null {
  for (const branch of ['main', 'origin/main']) {
    const point = attempt(() => git('merge-base', 'HEAD', branch).trim())
    if (point) return point
  }
  return attempt(() => git('rev-parse', 'HEAD').trim())
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

function attempt(ask: () => string): string | null {
  try {
    return ask()
  } catch {
    return null
  }
}
