import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import type { PlatformContext } from '../context/index.ts'
import { sendsEmail } from '../mail/index.ts'
import { builtFolder } from '../render/server/bundles.ts'

/**
 * Returns the version of this program: rendered pages name scripts and contain styles that the next version may lack.
 */
function programVersion(): string {
  mark ??= markOf(builtFolder('visitor'), builtFolder('server'))
  return mark
}

/**
 * Returns the mark of the pages that this process may serve: the version of the program, and whether emails leave the
 * installation, because pages speak of emails.
 */
export function pagesMark(ctx: Pick<PlatformContext, 'config'>): string {
  return sendsEmail(ctx) ? programVersion() : `${programVersion()}-unmailed`
}

let mark: string | undefined

/** Built files are named after their content; only entries keep their names, and those lead to the others. */
function markOf(...folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) for (const name of globSync('*.js', { cwd: folder }).sort()) hash.update(`${name}\n`)
  return hash.digest('base64url').slice(0, 22)
}
