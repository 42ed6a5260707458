import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../server/project-root.ts'
import type { Command, CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'

/**
 * Result of the function `bench` exported by `tests/load/<name>.ts`. A budget is a bar for the ratio of the same name.
 */
export interface BenchResult {
  readonly ratios: Readonly<Record<string, number>>
  readonly budgets: Readonly<Record<string, { readonly atLeast?: number; readonly atMost?: number }>>
  /** Comparisons that this machine could not make: neither passed nor missed. */
  readonly skipped?: readonly string[]
}

interface BenchModule {
  bench: (options: {
    say: (line: string) => void
    sites?: number
    products?: number
    kills?: number
    faults?: boolean
    keep?: string
  }) => Promise<BenchResult>
}

/** Module beside the benchmarks that defines their duration. */
interface Sizes {
  makeBrief: () => void
}

export const benchCommand: Command = {
  name: 'bench',
  does: 'Measures one part beside its bars, as ratios taken in one run.',
  takes: ['NAME'],
  options: {
    json: { says: 'print one JSON object: name, ratios, budgets, passed' },
    brief: { says: 'only show within seconds that it works: its figures are too short to be judged' },
    sites: { value: '100', says: 'how many sites the installation of `pages` has' },
    products: {
      value: '100000',
      says: 'of `shop`: what its pages cost with so many products, beside what they cost with a thousand',
    },
    keep: {
      value: 'FOLDER',
      says: 'of `shop --products`: a folder in which the filled shops stay, so that the next run begins with them',
    },
    kills: {
      value: '200',
      says: 'of `faults`: how often each process is killed while people publish, buy, write and upload',
    },
    faults: {
      says: 'of `shop`: a thousand buyers for a hundred pieces, while processes are killed; then the books are compared',
    },
  },
  examples: [
    './quoin bench pages',
    './quoin bench publish --json',
    './quoin bench galleries --brief',
    './quoin bench shop --faults',
    './quoin bench shop --products 100000 --keep ../filled-shops',
    './quoin bench faults --kills 20 --json',
  ],
  run: async (input) => {
    const name = input.words[0] ?? ''
    const folder = join(projectRoot(), 'tests/load')
    const benches = benchesIn(folder)
    if (!benches.includes(name)) throw commandProblems.noBench({ name, choices: benches.join(', ') || 'none yet' })
    const isBrief = input.has('brief')
    if (isBrief) ((await import(pathToFileURL(join(folder, 'support/sizes.ts')).href)) as Sizes).makeBrief()
    const sites = countOf(input, 'sites')
    const { bench } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as BenchModule
    const say = (line: string) => process.stderr.write(`${line}\n`)
    const products = countOf(input, 'products')
    const kills = countOf(input, 'kills')
    const keep = input.text('keep')
    const result = await bench({
      say,
      faults: input.has('faults'),
      ...(sites === undefined ? {} : { sites }),
      ...(products === undefined ? {} : { products }),
      ...(kills === undefined ? {} : { kills }),
      ...(keep === undefined ? {} : { keep }),
    })
    const { ratios, skipped = [] } = result
    const budgets = isBrief ? {} : result.budgets
    const missed = missedOf({ ratios, budgets })
    if (input.has('json')) input.say(JSON.stringify({ name, ratios, budgets, skipped, passed: missed.length === 0 }))
    else
      for (const line of [...linesOf({ ratios, budgets }, missed), ...skipped.map((what) => `SKIPPED ${what}`)])
        input.say(line)
    return missed.length === 0 ? 0 : 1
  },
}

function countOf(input: CommandInput, option: string): number | undefined {
  const typed = input.text(option)
  if (typed !== undefined && !/^[1-9]\d{0,5}$/.test(typed)) throw commandProblems.countUnfit({ option, typed })
  return typed === undefined ? undefined : Number(typed)
}

function benchesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
    return files.map((file) => file.slice(0, -3)).sort()
  } catch {
    return []
  }
}

/** A bar without a measurement is missed. */
export function missedOf({ ratios, budgets }: BenchResult): string[] {
  const missed = Object.entries(budgets).filter(([name, { atLeast = -Infinity, atMost = Infinity }]) => {
    const ratio = ratios[name]
    return ratio === undefined || Number.isNaN(ratio) || ratio < atLeast || ratio > atMost
  })
  return missed.map(([name]) => name)
}

function linesOf({ ratios, budgets }: BenchResult, missed: readonly string[]): string[] {
  const width = Math.max(0, ...Object.keys(ratios).map((name) => name.length))
  return Object.entries(ratios).map(([name, ratio]) => {
    const { atLeast, atMost } = budgets[name] ?? {}
    const bar = [atLeast === undefined ? '' : `at least ${atLeast}`, atMost === undefined ? '' : `at most ${atMost}`]
      .filter(Boolean)
      .join(', ')
    return `${missed.includes(name) ? 'MISSED' : '      '}  ${name.padEnd(width)}  ${ratio.toPrecision(4).padStart(9)}  ${bar}`
  })
}
