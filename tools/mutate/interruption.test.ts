import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../test/run-step.ts'

/** A file and a test that does not end by itself. */
const folder = `.quoin/interrupted-${process.pid}`
const startedFile = join(root, folder, 'begun')
const out = join(root, folder, 'mutants.json')

beforeAll(() => {
  mkdirSync(join(root, folder, 'tmp'), { recursive: true })
  writeFileSync(join(root, folder, 'free.rules.ts'), 'export const isFree = (minor: number): boolean => minor <= 0\n')
  writeFileSync(
    join(root, folder, 'free.rules.test.ts'),
    [
      "import { writeFileSync } from 'node:fs'",
      "import { expect, test } from 'vitest'",
      "import { isFree } from './free.rules.ts'",
      "test('free', { timeout: 100_000 }, async () => {",
      `  writeFileSync(${JSON.stringify(startedFile)}, String(process.pid))`,
      '  await new Promise((resolve) => setTimeout(resolve, 90_000))',
      '  expect(isFree(1)).toBe(false)',
      '})',
    ].join('\n'),
  )
})
afterAll(() => rmSync(join(root, folder), { recursive: true }))

function mutate(): ChildProcess {
  const words = [`${folder}/free.rules.ts`, '--tests', `${folder}/free.rules.test.ts`, '--out', out]
  return spawn(process.execPath, [join(root, 'tools/mutate.ts'), ...words], {
    cwd: root,
    env: { ...process.env, TMPDIR: join(root, folder, 'tmp') },
    stdio: 'ignore',
  })
}

/** Processes of the tests that it began: they know the plan by its file. */
function testProcesses(): string[] {
  const isOne = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`QUOIN_MUTATION_PLAN=${join(root, folder)}`)
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOne(name))
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends the tests that it has begun, and no process of them is left',
  { timeout: 90_000 },
  async (signal, code) => {
    rmSync(startedFile, { force: true })
    const tool = mutate()
    const ended = new Promise((resolve) => tool.once('exit', resolve))
    await expect.poll(() => existsSync(startedFile), { timeout: 60_000 }).toBe(true)
    expect(testProcesses()).toContain(readFileSync(startedFile, 'utf8'))
    tool.kill(signal)
    expect(await ended).toBe(code)
    await expect.poll(testProcesses).toEqual([])
    expect(readdirSync(join(root, folder, 'tmp'))).toEqual([])
    expect(existsSync(out)).toBe(false)
  },
)
