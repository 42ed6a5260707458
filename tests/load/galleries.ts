import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../tools/browser.ts'
import { type Contestant, galleryPages } from './support/gallery-pages.ts'
import { bundleOf, installPeers, type Peer, peers } from './support/gallery-peers.ts'
import { check, type Checked, middleOf, type Run, race } from './support/gallery-race.ts'
import { sized } from './support/sizes.ts'

const built = join(import.meta.dirname, '../../dist/visitor')

type Say = (line: string) => void

const rounds = sized(5, 1)
/** Two that are equal differ by so much from run to run. */
const asGood = 1.1

/**
 * Our galleries beside five libraries, in one run and over the same fifty images: bytes, time, frames, and who is left
 * out.
 */
export async function bench({ say }: { say: Say }) {
  const found = await findBrowser('benches')
  if (!found.path) throw new Error(found.advice)
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  try {
    const ours = ourScripts()
    say(
      `Quoin: ${ours.first} bytes before a touch, ${ours.swipes} once swiped, ${ours.enlarges} once enlarged, each with the loader.`,
    )
    if (!installPeers(folder))
      return { ratios: {}, budgets: {}, skipped: ['other libraries: npm could not install them'] }
    const ratios: Record<string, number> = {}
    for (const peer of peers) Object.assign(ratios, await beside(peer, ours, { folder, say }))
    const budgets: Record<string, { atMost: number }> = Object.fromEntries(
      Object.keys(ratios).map((name) => [name, { atMost: 1 }]),
    )
    for (const [name, [ratio, atMost]] of Object.entries(await raced(found.path, folder, say))) {
      ratios[name] = ratio
      budgets[name] = { atMost }
    }
    return { ratios, budgets }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each page in turn, several times over, so that what else the machine does meets all of them. */
async function raced(program: string, folder: string, say: Say): Promise<Record<string, [number, number]>> {
  const pages = await galleryPages(folder)
  const browser = await chromium.launch({
    executablePath: program,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const runs = new Map<Contestant, Run[]>(pages.contestants.map((contestant) => [contestant, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [contestant, all] of runs) all.push(await race(browser, pages.origin, contestant))
    const results: (Contestant & Run & Checked)[] = []
    for (const [contestant, all] of runs) {
      const result = { ...contestant, ...middleOf(all), ...(await check(browser, pages.origin, contestant)) }
      say(
        `${contestant.name} ${contestant.does}: interactive after ${result.interactive.toFixed(0)} ms, a press answered after ${result.answered.toFixed(0)}; ` +
          `frames of ${result.frame.toFixed(1)} ms, ${result.work.toFixed(1)} ms of work a swipe; ${result.findings} findings, ${result.hiddenStops} hidden stops`,
      )
      results.push(result)
    }
    const best = (does: Contestant['does'], name: keyof Run) =>
      Math.min(
        ...results.filter((result) => result.does === does && result.name !== 'Quoin').map((result) => result[name]),
      )
    const compared = results
      .filter(({ name }) => name === 'Quoin')
      .flatMap(({ does, interactive, frame, findings, hiddenStops }): [string, [number, number]][] => [
        [`time to interactive, of the best that ${does}`, [interactive / best(does, 'interactive'), asGood]],
        [`swipe frame, of the best that ${does}`, [frame / best(does, 'frame'), asGood]],
        [`axe findings, ${does}`, [findings, 0]],
        [`tab stops out of sight, ${does}`, [hiddenStops, 0]],
      ])
    return Object.fromEntries(compared)
  } finally {
    await browser.close()
    await pages.stop()
  }
}

type Ours = ReturnType<typeof ourScripts>

async function beside(
  peer: Peer,
  ours: Ours,
  { folder, say }: { folder: string; say: Say },
): Promise<Record<string, number>> {
  const { first, all } = await bundleOf(peer, folder)
  const theirs = { first: brotliCompressSync(first).length, all: brotliCompressSync(all).length }
  say(`${peer.packages.join(', ')}: ${theirs.first} bytes before a touch, ${theirs.all} in all`)
  return {
    [`script before a touch, of ${peer.name}`]: ours.first / theirs.first,
    [`script when somebody ${peer.does}, of ${peer.name}`]: ours[peer.does] / theirs.all,
  }
}

function ourScripts() {
  const { boot, islands } = JSON.parse(textOf('manifest.json')) as { boot: string; islands: Record<string, string> }
  const entry = islands['gallery'] ?? ''
  const parts = withImports([entry]).flatMap(partsOf)
  const holding = (words: string) => parts.filter((file) => textOf(file).includes(words))
  const first = [boot, entry]
  return {
    first: weightOf(first),
    swipes: weightOf([...first, ...holding('No gallery container found'), partNamed('carousel', entry)]),
    enlarges: weightOf([...first, ...holding('lightbox-overlay')]),
  }
}

/** Returns the files that a file may import later. */
function partsOf(file: string): string[] {
  return [...textOf(file).matchAll(/import\(["'`]\.\/([^"'`]+)/g)].map(([, name]) => name ?? '')
}

function partNamed(design: string, entry: string): string {
  const text = withImports([entry])
    .map(textOf)
    .find((chunk) => chunk.includes(`${design}:`))
  const part = text && /import\(["'`]\.\/([^"'`]+)/.exec(text.slice(text.indexOf(`${design}:`)))?.[1]
  if (!part) throw new Error(`No chunk of the gallery fetches the design “${design}”.`)
  return part
}

/**
 * The files with all that comes along by itself, each once: the bundler may put what a behaviour does into a chunk
 * beside its entry.
 */
function withImports(files: readonly string[]): string[] {
  const all = new Set<string>()
  const add = (file: string): void => {
    if (all.has(file)) return
    all.add(file)
    for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) add(name ?? '')
  }
  for (const file of files) add(file)
  return [...all]
}

function weightOf(files: readonly string[]): number {
  return withImports(files).reduce((sum, file) => sum + brotliCompressSync(textOf(file)).length, 0)
}

function textOf(file: string): string {
  return readFileSync(join(built, file), 'utf8')
}
