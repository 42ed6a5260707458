import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../tools/browser.ts'
import { freePort, startInstallation } from '../support/installation.ts'
import { recordVideo } from '../support/record-video.ts'
import { imagesMade, pagesOfSite, samplePages, samplesToStart } from '../support/screens.ts'
import { sessionBy } from '../support/session.ts'
import { startSite } from '../support/started-sites.ts'
import { loadOfMachine, median } from './support/measure.ts'
import { makeWorstPage } from './support/worst-page.ts'
import { sized } from './support/sizes.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = { 'layout shift': 'cumulative-layout-shift', 'blocking time, ms': 'total-blocking-time' } as const

type Figure = (typeof categories)[number] | keyof typeof audits
type Figures = Record<Figure, number>
type Bar = { atLeast: number } | { atMost: number }
type Bars = Record<Figure, Bar>

const bars: Bars = {
  performance: { atLeast: 99 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  'layout shift': { atMost: 0.01 },
  'blocking time, ms': { atMost: 50 },
}
/** Budgets of the heaviest page that the editor makes. */
const worstBars: Bars = { ...bars, performance: { atLeast: 90 } }
const figures = Object.keys(bars) as Figure[]
/** A busy machine slows a page now and then: one that misses is measured again, and its middle run counts. */
const runsEach = sized(3, 1)
const longestRun = 90_000
/** As a video of clouds: all of it moves. */
const video = { width: 1280, height: 720, frames: 60, discs: 80 }

type Say = (line: string) => void

/** Lighthouse as on a phone, on every page of the sample sites and on one that holds all that a page can hold. */
export async function bench({ say }: { say: Say }) {
  const found = await findBrowser('benches')
  if (!found.path) throw new Error(found.advice)
  const installation = await startInstallation({ samples: true })
  const profile = mkdtempSync(join(tmpdir(), 'quoin-vitals-'))
  const port = await freePort()
  say(`The machine is at a load of ${loadOfMachine()}.`)
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const session = await sessionBy(installation.signInLink(), installation)
    const pages = await samplePages(installation)
    for (const sample of samplesToStart.slice(0, sized(samplesToStart.length, 0))) {
      await startSite({ ...installation, session }, sample, sample)
      pages.push(...(await pagesOfSite(installation, sample)))
    }
    const worst = await makeWorstPage(installation, session, await recordVideo(await browser.newPage(), video))
    await imagesMade(installation, [...pages, worst], 600)
    const result: Result = { ratios: {}, budgets: {} }
    for (const address of pages.slice(0, sized(pages.length, 1)))
      judge(result, '', nameOf(address), await figuresOf(address, port), bars, say)
    judge(result, 'worst page: ', nameOf(worst), await figuresOf(worst, port), worstBars, say)
    return result
  } finally {
    await browser.close()
    await installation.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

interface Result {
  ratios: Record<string, number>
  budgets: Record<string, Bar>
}

/** The worst of all pages counts; each page that misses is named beside it. */
function judge(
  { ratios, budgets }: Result,
  group: string,
  page: string,
  measured: Figures,
  wanted: Bars,
  say: Say,
): void {
  say(
    `${page}: ${categories.map((name) => measured[name]).join('/')}, ${figures.slice(categories.length).map(worded(measured)).join(', ')}`,
  )
  for (const name of figures) {
    const worse = 'atLeast' in wanted[name] ? Math.min : Math.max
    ratios[group + name] = worse(ratios[group + name] ?? measured[name], measured[name])
    budgets[group + name] = wanted[name]
    if (isMissed(name, measured, wanted)) ratios[`${page} ${name}`] = measured[name]
  }
}

function worded(measured: Figures): (name: Figure) => string {
  return (name) => `${name} ${Number(measured[name].toPrecision(3))}`
}

function isMissed(name: Figure, measured: Figures, wanted: Bars): boolean {
  const bar = wanted[name]
  return 'atLeast' in bar ? measured[name] < bar.atLeast : measured[name] > bar.atMost
}

function nameOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host.split('.')[0]}${pathname}`
}

/** Always of as many runs: one that happens to be good counts no more than one that happens to be bad. */
async function figuresOf(address: string, port: number): Promise<Figures> {
  const runs: Figures[] = []
  while (runs.length < runsEach) runs.push(await measured(address, port))
  return middleOf(runs)
}

/** One that hangs, as a browser on a busy machine may, is begun again once. */
async function measured(address: string, port: number, attempt = 1): Promise<Figures> {
  const done = new AbortController()
  const late = setTimeout(longestRun, null, { signal: done.signal }).then(() => {
    throw new Error(`${address} was not measured within ${longestRun / 1000} seconds.`)
  })
  try {
    const measuring = lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      maxWaitForLoad: 30_000,
    })
    const { lhr } = (await Promise.race([measuring, late])) ?? {}
    const scores = categories.map((name) => [name, Math.round((lhr?.categories[name]?.score ?? 0) * 100)])
    const timed = Object.entries(audits).map(([name, audit]) => [
      name,
      lhr?.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY,
    ])
    return Object.fromEntries([...scores, ...timed]) as Figures
  } catch (error) {
    if (attempt > 1) throw error
    return measured(address, port, attempt + 1)
  } finally {
    done.abort()
  }
}

function middleOf(runs: readonly Figures[]): Figures {
  return Object.fromEntries(figures.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures
}
