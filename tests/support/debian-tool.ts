import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * A program that tests use and Debian has: installed by apt where that is allowed (root). False: the machine lacks it,
 * and the test is left out.
 */
export function hasTool(program: string, packageName = program): boolean {
  const isThere = () => spawnSync('which', [program]).status === 0
  if (isThere()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packageName], { stdio: 'ignore', env })
  return isThere()
}
