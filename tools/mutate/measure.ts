import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../test/run-step.ts'
import type { Mutant, MutationEvent, MutationPlan } from './plan.ts'

export interface MeasuredMutant extends Mutant {
  /** `unreached`: no test runs that code. `stuck`: tests did not end, which people would notice. */
  status: 'killed' | 'stuck' | 'survived' | 'unreached'
  /** The test that failed, and how. */
  by: string
}

export interface Measured {
  mutants: readonly MeasuredMutant[]
  /** Test files that could not take part, and why. */
  unusable: readonly { test: string; because: string }[]
}

/** A run that tells nothing for so many milliseconds is stuck in its mutant. No test file takes half as long. */
const patience = 120_000

/**
 * Runs the tests over the mutants, as often as a mutant stops a run. When `interruption` comes, all that it began ends,
 * and it throws.
 */
export async function measure(
  plan: Pick<MutationPlan, 'mutants' | 'sources' | 'tests'>,
  interruption: AbortSignal = new AbortController().signal,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-mutants-'))
  const events: MutationEvent[] = []
  const stuck = new Set<string>()
  try {
    for (;;) {
      interruption.throwIfAborted()
      const file = join(folder, `${stuck.size}.jsonl`)
      const settled = [...events.flatMap((event) => (event.is === 'killed' ? [event.mutant] : [])), ...stuck]
      const hasEnded = await runTests({ ...plan, settled, events: file }, folder, interruption)
      interruption.throwIfAborted()
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
      const told = lines.map((line) => JSON.parse(line) as MutationEvent)
      if (told.length === 0) throw new Error('No test ran. QUOIN_MUTATION_OUTPUT=1 shows what Vitest says.')
      events.push(...told)
      const last = told.at(-1)
      if (hasEnded || last?.is !== 'begun') break
      stuck.add(last.mutant)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const unusable = events.filter((event) => event.is === 'unusable')
  return { mutants: plan.mutants.map((mutant) => measuredBy(mutant, events, stuck)), unusable }
}

function measuredBy(mutant: Mutant, events: readonly MutationEvent[], stuck: ReadonlySet<string>): MeasuredMutant {
  const own = events.filter((event) => 'mutant' in event && event.mutant === mutant.id)
  const killed = own.find((event) => event.is === 'killed')
  if (killed) return { ...mutant, status: 'killed', by: `${killed.test}: ${killed.by}` }
  if (stuck.has(mutant.id)) return { ...mutant, status: 'stuck', by: '' }
  return { ...mutant, status: own.length > 0 ? 'survived' : 'unreached', by: '' }
}

/** One run of Vitest; answers whether it came to its end. */
function runTests(plan: MutationPlan, folder: string, interruption: AbortSignal): Promise<boolean> {
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const output = process.env['QUOIN_MUTATION_OUTPUT'] ? 'inherit' : 'ignore'
  const child = spawn(process.execPath, [vitest, 'run', '--config', join(import.meta.dirname, 'vitest.config.ts')], {
    cwd: root,
    // Files of a killed run are deleted with the folder.
    env: { ...process.env, QUOIN_MUTATION_PLAN: file, TMPDIR: folder },
    stdio: ['ignore', output, output],
    // A group of its own: the worker that is stuck ends with it. A signal from the terminal does not reach it.
    detached: true,
  })
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  interruption.addEventListener('abort', end, { once: true })
  return new Promise((resolve) => {
    let isStuck = false
    const began = Date.now()
    const watch = setInterval(() => {
      const told = existsSync(plan.events) ? statSync(plan.events).mtimeMs : began
      if (Date.now() - told < patience) return
      isStuck = true
      end()
    }, 5_000)
    child.on('close', () => {
      clearInterval(watch)
      interruption.removeEventListener('abort', end)
      resolve(!isStuck)
    })
  })
}
