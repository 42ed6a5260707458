import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hugoRebuild } from './support/hugo.ts'
import { type LoadSite, startLoadSite, startLoadWorker } from './support/load-site.ts'
import { end, loadOfMachine, median } from './support/measure.ts'
import { type LoadOwner, ownerOf } from './support/owner.ts'
import { sized } from './support/sizes.ts'

const edits = sized(40, 3)
const warming = sized(8, 1)
const fewPages = sized(1000, 60)
const manyPages = sized(10_000, 120)
/** The worker has started and written so many: from there on its pace is measured. */
const firstBatch = sized(250, 10)
/** A page not visible by then counts as lost. */
const visibleWithin = 30_000

type Say = (line: string) => void

/**
 * From the call that publishes to the new words served to another client; back again; and what a change of every page
 * costs.
 */
export async function bench({ say }: { say: Say }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const started: LoadSite[] = []
  try {
    say(`The machine is at a load of ${loadOfMachine()}.`)
    const small = await startLoadSite(join(folder, 'small'), 1, fewPages)
    started.push(small)
    const large = await startLoadSite(join(folder, 'large'), 1, manyPages)
    started.push(large)
    say(`Sites of ${fewPages} and of ${manyPages} pages stand.`)
    const times = await publishing([small, large], say)
    await end(large.child)
    const back = await rollingBack(small, say)
    const everywhere = await changingEveryPage(small, say)
    const rate = await renderingAnew(small, join(folder, 'small'), say)
    const hugo = await hugoRebuild(join(folder, 'hugo'), fewPages, say)
    return {
      ratios: {
        'publish to visible p50, ms': times.small,
        '10,000 pages, of 1,000': times.ratio,
        'roll back to visible p50, ms': back,
        'menu to visible on any page, ms': everywhere,
        'pages rendered anew, a second': rate,
        ...(hugo === null ? {} : { 'of a cold rebuild by Hugo': times.small / hugo }),
      },
      budgets: {
        'publish to visible p50, ms': { atMost: 60 },
        '10,000 pages, of 1,000': { atMost: 1.3 },
        'roll back to visible p50, ms': { atMost: 100 },
        'menu to visible on any page, ms': { atMost: 200 },
        'pages rendered anew, a second': { atLeast: 300 },
        ...(hugo === null ? {} : { 'of a cold rebuild by Hugo': { atMost: 0.15 } }),
      },
      skipped: hugo === null ? ['of a cold rebuild by Hugo'] : [],
    }
  } finally {
    await Promise.all(started.map(({ child }) => end(child)))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Both sites in turn, so that whatever else the machine does meets both. */
async function publishing(sites: readonly [LoadSite, LoadSite], say: Say): Promise<{ small: number; ratio: number }> {
  const owners = sites.map(ownerOf)
  const times: [number[], number[]] = [[], []]
  for (let edit = 0; edit < edits; edit++) {
    for (const [at, owner] of owners.entries()) {
      const words = `Edition ${edit}`
      await owner.write(words)
      const ms = await untilVisible(owner, words, owner.publish)
      if (edit >= warming) times[at]?.push(ms)
    }
  }
  for (const [at, pages] of [fewPages, manyPages].entries())
    say(`${pages} pages: ${spread(times[at] ?? [])} from publishing to visible and durable`)
  return { small: median(times[0]), ratio: median(times[1]) / median(times[0]) }
}

async function rollingBack(site: LoadSite, say: Say): Promise<number> {
  const owner = ownerOf(site)
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    await owner.write(`Former ${round}`)
    await owner.publish()
    await owner.write(`Latter ${round}`)
    const latter = await owner.publish()
    await owner.visit()
    times.push(await untilVisible(owner, `Former ${round}`, () => owner.rollBack(latter)))
  }
  say(`Rolling back: ${spread(times)} to visible and durable`)
  return median(times)
}

/** On a page that somebody has seen before, and on one that nobody has. */
async function changingEveryPage(site: LoadSite, say: Say): Promise<number> {
  const owner = ownerOf(site)
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    const path = `/copy-${fewPages - 1 - Math.floor(round / 2)}`
    times.push(await untilVisible(owner, `Menu ${round}`, () => owner.renameMenu(`Menu ${round}`), path))
  }
  say(`A change of the menu, on any page: ${spread(times)}`)
  return median(times)
}

/** Pages that were asked for and kept, after a change of the menu: how many the worker renders in each second. */
async function renderingAnew(site: LoadSite, folder: string, say: Say): Promise<number> {
  const owner = ownerOf(site)
  const paths = Array.from({ length: fewPages - 20 }, (_, at) => `/copy-${at + 10}`)
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      visitAll(
        owner,
        paths.filter((_path, place) => place % 8 === at),
      ),
    ),
  )
  await reached(site, ({ kept }) => kept >= paths.length * 0.9)
  await owner.renameMenu('Every page')
  const worker = startLoadWorker(folder)
  try {
    const firstPass = await reached(site, ({ fresh }) => fresh >= firstBatch)
    const done = await reached(site, ({ kept, fresh }) => fresh === kept)
    const rate = (done.fresh - firstPass.fresh) / ((done.at - firstPass.at) / 1000)
    say(`${done.fresh} pages rendered anew in the background: ${Math.round(rate)} a second`)
    return rate
  } finally {
    await end(worker)
  }
}

async function visitAll(owner: LoadOwner, paths: readonly string[]): Promise<void> {
  for (const path of paths) await owner.visit(path)
}

async function reached(
  site: LoadSite,
  isThere: (told: { kept: number; fresh: number }) => boolean,
): Promise<{ fresh: number; at: number }> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const told = await site.cachedPages()
    if (isThere(told)) return { fresh: told.fresh, at: performance.now() }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('Kept pages did not become what was waited for within two minutes.')
}

async function untilVisible(
  owner: LoadOwner,
  words: string,
  change: () => Promise<unknown>,
  path?: string,
): Promise<number> {
  const began = performance.now()
  await change()
  while (!(await owner.visit(path)).includes(words))
    if (performance.now() - began > visibleWithin)
      throw new Error(`“${words}” could not be seen within ${visibleWithin / 1000} seconds.`)
  return performance.now() - began
}

function spread(times: readonly number[]): string {
  return `p50 ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`
}
