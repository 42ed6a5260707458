import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Into a folder of its own; null where npm cannot reach its registry. */
export function installedPackage(folder: string, name: string, version: string): string | null {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  try {
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
    execFileSync('npm', ['install', ...flags, `${name}@${version}`], { cwd: folder, stdio: 'ignore', timeout: 180_000 })
    return join(folder, 'node_modules', name)
  } catch {
    return null
  }
}
