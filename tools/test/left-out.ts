import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Real export files of other products lie beside the project: they are nobody's to give away with it. */
const shared = join('..', 'shared', 'data')

/** Says which test files could not try what they try on those files; null when they are there. */
export function leftOutWithoutSharedFiles(root: string): string | null {
  if (existsSync(join(root, shared))) return null
  const files = globSync('{apps,features,platform,samples,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('shared/data'))
    .sort()
  return `Left out, because there is no ${shared}: the tests of real export files in ${files.join(' and ')}.`
}

/**
 * Says which test files could not try what they try with programs of Debian that could not be installed; null when all
 * are there.
 */
export function leftOutWithoutTools(root: string): string | null {
  const uses = globSync('tests/**/*.test.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/hasTool\('([\w-]+)'/g)].map(([, program = '']) => ({
      file,
      program,
    })),
  )
  const missing = uses.filter(({ program }) => spawnSync('which', [program]).status !== 0)
  if (missing.length === 0) return null
  const lines = missing.map(({ file, program }) => `what ${file} tries with ${program}`).sort()
  return `Left out, because apt could not install it: ${lines.join(' and ')}.`
}
