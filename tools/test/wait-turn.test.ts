import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { atEnd } from '#support/at-end'
import { temporaryFolder } from '#support/temporary-folder'
import { expect, test } from 'vitest'
import { root } from './run-step.ts'

const script = join(root, 'tools/test/wait-turn.sh')

/** A run that holds its turn, as a Node process with a child of its own, until its input is closed. */
function begin(folder: string, environment: Record<string, string> = {}) {
  const { QUOIN_TEST_TURN: _, ...outside } = process.env
  const program =
    "require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore', detached: true }).unref(); console.log('begun'); process.stdin.on('end', () => process.exit()).resume()"
  const child = spawn('bash', ['-c', `. ${script}; wait_turn; exec node -e "${program}"`], {
    env: { ...outside, TMPDIR: folder, ...environment },
    stdio: 'pipe',
  })
  atEnd(() => child.kill('SIGKILL'))
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output.text += chunk.toString()))
  return { output, end: () => end(child) }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.stdin?.end()
  })
}

test('the second of two runs names the run that it waits for, and begins when the first ends, with any processes left running', async () => {
  const folder = temporaryFolder('quoin-turn')
  const first = begin(folder)
  await expect.poll(() => first.output.text).toBe('begun\n')
  const second = begin(folder)
  await expect
    .poll(() => second.output.text)
    .toMatch(/^Waiting for another run of tests on this machine to end: process \d+ in \/.*\.\n$/)
  await first.end()
  await expect.poll(() => second.output.text).toContain('begun')
  await second.end()
})

test('a run that is part of another run does not wait for it', async () => {
  const folder = temporaryFolder('quoin-turn')
  const first = begin(folder)
  await expect.poll(() => first.output.text).toBe('begun\n')
  const inner = begin(folder, { QUOIN_TEST_TURN: '1' })
  await expect.poll(() => inner.output.text).toBe('begun\n')
  await Promise.all([first.end(), inner.end()])
})
