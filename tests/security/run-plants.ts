import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Runs the tests that plants name, each against the product with its one place broken. What was printed: `failed
 * plant-3: NAME OF THE TEST` and so on.
 */
export function runPlants(): Promise<string> {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const words = [program, 'run', '--config', 'tools/test/planted.config.ts']
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  return new Promise((resolve) => {
    // That it fails is what is wanted of it.
    execFile(process.execPath, words, { cwd: root, env, maxBuffer: 1e8 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}
