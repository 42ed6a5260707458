import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/** How many checks of a step held. */
export interface Outcome {
  passed: number
  failed: number
}

/** One check of the whole: `run` prints what it finds. */
export interface Step {
  name: string
  run: () => Promise<Outcome>
}

export const root = dirname(dirname(import.meta.dirname))
export const bin = join(root, 'node_modules', '.bin')

export const none: Outcome = { passed: 0, failed: 0 }

/** Runs a step and prints its line: the mark, the counts, the seconds. */
export async function runStep({ name, run }: Step): Promise<Outcome> {
  const began = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const mark = outcome.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
  return outcome
}

/** Runs steps that change nothing beside each other, so many at a time, in their order. */
export async function runBeside(steps: readonly Step[], lanes: number): Promise<Outcome> {
  let total = none
  const waiting = steps.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const step of waiting) {
        const outcome = await runStep(step)
        total = sum(total, outcome)
      }
    }),
  )
  return total
}

export function sum(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A command that passes or fails as a whole. */
export async function command(file: string, args: readonly string[]): Promise<Outcome> {
  const { code } = await spawned(file, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A command whose output ends with its own `N passed, N failed`. */
export async function counted(file: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await spawned(file, args)
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1) }
}

/**
 * Runs a program in the project's folder and shows what it prints; answers its exit code and the end of what it
 * printed.
 */
export function spawned(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-100_000)
      process.stdout.write(chunk)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
