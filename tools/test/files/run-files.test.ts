import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '#support/at-end'
import { isGone } from '#support/is-gone'
import { expect, test } from 'vitest'
import { root as projectRoot } from '../run-step.ts'
import { countTests } from './file-result.ts'
import { runFailedAgain } from './run-again.ts'
import { type FilesToRun, runFiles } from './run-files.ts'

/** A project with these test files; in its folder, so that they find Vitest. */
function planted(files: Record<string, string>): FilesToRun {
  const parent = join(projectRoot, '.quoin')
  mkdirSync(parent, { recursive: true })
  const root = mkdtempSync(join(parent, 'planted-'))
  atEnd(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(
    join(root, 'vitest.config.ts'),
    "export default { test: { pool: 'forks', isolate: false, maxWorkers: 2, projects: [{ extends: true, test: { name: 'unit', include: ['*.test.ts'] } }] } }",
  )
  for (const [file, body] of Object.entries(files))
    writeFileSync(join(root, file), `import { expect, test } from 'vitest'\n${body}`)
  return { root, project: 'unit', files: Object.keys(files), quiet: true }
}

const passing = "test('adds', () => expect(1 + 1).toBe(2))"
/** Code that counts how often it is run, and answers the number. */
const countRuns = (file: string) =>
  `import { appendFileSync, readFileSync } from 'node:fs'
const runs = () => { appendFileSync('${file}', '.'); return readFileSync('${file}', 'utf8').length }`

async function runWithRepeats(request: FilesToRun) {
  const first = await runFiles(request)
  return runFailedAgain(request.root, first.results, async (file) => {
    const { results } = await runFiles({ ...request, files: [file] })
    return results[0] ?? null
  })
}

test('a steady fault is red after three runs, and the files beside it count once', async () => {
  const request = planted({
    'sound.test.ts': passing,
    'steady.test.ts': `${countRuns('steady')}\ntest('fails', () => expect(runs()).toBe(0))`,
  })
  const { results, unsteady } = await runWithRepeats(request)
  expect(countTests(results)).toEqual({ passed: 1, failed: 1 })
  expect(unsteady).toEqual([])
  expect(readFileSync(join(request.root, 'steady'), 'utf8')).toBe('...')
})

test('a fault of every second run is green and named, with its first error', async () => {
  const request = planted({
    'unsteady.test.ts': `${countRuns('unsteady')}\ntest('fails now and then', () => expect(runs() % 2).toBe(0))`,
  })
  const { results, unsteady } = await runWithRepeats(request)
  expect(countTests(results)).toEqual({ passed: 1, failed: 0 })
  expect(unsteady).toEqual([
    { file: 'unsteady.test.ts', test: 'fails now and then', message: expect.stringContaining('expected 1 to be') },
  ])
})

test('a file that hangs is ended with all its processes and counts as failed, and the rest is run', async () => {
  const request = planted({
    'a-hanging.test.ts': `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
test('hangs', () => {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  writeFileSync('pid', String(child.pid))
  for (;;);
})`,
    'b-sound.test.ts': passing,
    'c-sound.test.ts': passing,
  })
  const { results, notRun } = await runFiles({ ...request, silence: 4_000 })
  expect(notRun).toEqual([])
  expect(countTests(results)).toEqual({ passed: 2, failed: 1 })
  expect(results.find(({ status }) => status === 'failed')).toMatchObject({
    name: join(request.root, 'a-hanging.test.ts'),
    message: 'No test has reported for 4 seconds.',
  })
  const pid = Number(readFileSync(join(request.root, 'pid'), 'utf8'))
  await expect.poll(() => isGone(pid)).toBe(true)
})

test('a file whose process dies counts as failed, and the rest is run', async () => {
  const request = planted({
    'a-dying.test.ts': "test('dies', () => { process.kill(process.pid, 'SIGKILL') ; for (;;); })",
    'b-sound.test.ts': passing,
  })
  const { results, strays } = await runFiles(request)
  expect(countTests(results)).toEqual({ passed: 1, failed: 1 })
  expect(strays).toEqual([])
})

test('a file that cannot be loaded and an error that no test waited for fail their files', async () => {
  const request = planted({
    'broken.test.ts': "throw new Error('not loaded')",
    'stray.test.ts':
      "test('passes', async () => { void Promise.reject(new Error('unheard')); await new Promise((go) => setTimeout(go, 50)) })",
  })
  const { results, strays } = await runFiles(request)
  expect(strays).toEqual([])
  const failures = results.map(({ status, message }) => `${status}: ${message}`)
  expect(failures.toSorted()).toEqual(['failed: not loaded', 'failed: unheard'])
})

test('results with any character in them arrive whole, also those that are longer than a pipe holds', async () => {
  const request = planted({
    'long.test.ts':
      "test.each(Array.from({ length: 20 }, (_, at) => at))('%i', () => { throw new Error('é\\u2028\\n'.repeat(20_000)) })",
  })
  const { results } = await runFiles(request)
  expect(countTests(results)).toEqual({ passed: 0, failed: 20 })
})

test('once the time is over, the files that have not ended are named', async () => {
  const request = planted({
    'slow.test.ts': "test('waits', () => new Promise((go) => setTimeout(go, 60_000)), 90_000)",
  })
  const { results, notRun } = await runFiles({ ...request, deadline: Date.now() + 3_000 })
  expect([results, notRun]).toEqual([[], ['slow.test.ts']])
})

test('none of more than ten failed files is run again', async () => {
  const failed = Array.from({ length: 11 }, (_, at) => ({
    name: `/tests/${at}.test.ts`,
    status: 'failed' as const,
    message: 'fails',
    assertionResults: [],
  }))
  const { unsteady, results } = await runFailedAgain('/tests', failed, () => Promise.reject(new Error('was run')))
  expect([unsteady, results.length]).toEqual([[], 11])
})
