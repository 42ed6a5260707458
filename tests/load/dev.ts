import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../tools/browser.ts'
import { type Development, startDevelopment } from '../support/development.ts'
import { loadOfMachine, median } from './support/measure.ts'
import { sized } from './support/sizes.ts'

const rounds = sized(5, 1)
const quote = 'features/pages/blocks/quote'

/** A change of a file that puts a number into what is shown, and where that number is seen. */
interface Change {
  name: string
  file: string
  /** Present in the file, and what stands in its place with the number of the round. */
  from: string
  to: (round: number) => string
  seen: (round: number) => boolean
  atMost: number
}

/** From the saving of a file to its being seen in Chromium, in seconds: the middle of several rounds. */
export async function bench({ say }: { say: (line: string) => void }) {
  const { path, advice } = await findBrowser('benches')
  if (!path) throw new Error(advice)
  const development = await startDevelopment()
  say(`The machine is at a load of ${loadOfMachine()}.`)
  const browser = await chromium.launch({
    executablePath: path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await browser.newContext()
    context.setDefaultTimeout(120_000)
    const url = `https://localhost:${development.port}`
    const value = development.session
    await context.addCookies([{ name: '__Host-quoin', value, url, httpOnly: true, secure: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    const times = new Map<Change, number>()
    for (const [address, changes] of changesOn(development)) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      for (const change of changes) {
        const taken = await timesOf(development, page, change)
        say(`${change.name}: ${taken.map((seconds) => seconds.toFixed(2)).join(' ')}`)
        times.set(change, median(taken))
      }
    }
    return {
      ratios: Object.fromEntries([...times].map(([{ name }, seconds]) => [name, seconds])),
      budgets: Object.fromEntries([...times.keys()].map(({ name, atMost }) => [name, { atMost }])),
    }
  } finally {
    await browser.close()
    await development.end()
  }
}

async function timesOf({ edit }: Development, page: Page, { file, from, to, seen }: Change): Promise<number[]> {
  const times: number[] = []
  let present = from
  for (let round = 1; round <= rounds; round++) {
    const began = performance.now()
    edit(file, present, to(round))
    await page.waitForFunction(seen, round, { polling: 10 })
    times.push((performance.now() - began) / 1000)
    present = to(round)
    // The worker follows the web process.
    await page.waitForTimeout(1500)
  }
  edit(file, present, from)
  await page.waitForTimeout(3000)
  return times
}

function changesOn({ page, platform, admin }: Development): [address: string, changes: Change[]][] {
  const view = { file: `${quote}/quote.view.tsx`, from: '<blockquote>', atMost: 1 }
  const titled = (round: number): string => `<blockquote title="${round}">`
  const sheet = { file: `${quote}/quote.css`, from: 'position: relative;', atMost: 1 }
  const moved = (round: number): string => `position: relative; outline-offset: ${round}px;`
  return [
    [
      page.address,
      [
        { ...view, name: 'page, view', to: titled, seen: isTitled },
        { ...sheet, name: 'page, style sheet', to: moved, seen: isMoved },
        {
          name: 'page, file of the server',
          file: 'features/pages/server/render/finish-page.ts',
          from: 'id: `page-${facts.documentId}`,',
          to: (round) => `id: 'round-${round}',`,
          seen: (round) => document.body.id === `round-${round}`,
          atMost: 3,
        },
      ],
    ],
    [
      `${admin(page.site)}/config/edit/${page.id}`,
      [
        { ...view, name: 'canvas, view', to: titled, seen: isTitled },
        { ...sheet, name: 'canvas, style sheet', to: moved, seen: isMoved },
      ],
    ],
    [
      `${platform}/new`,
      [
        {
          name: 'owner area, screen',
          file: 'features/sites/owner/start/new-site.page.tsx',
          from: "title={t('newSite')}",
          to: (round) => `title={'Round ${round}'}`,
          seen: (round) => document.querySelector('h1')?.textContent === `Round ${round}`,
          atMost: 1,
        },
      ],
    ],
  ]
}

// Both run in the browser: on the page itself, or on the canvas in its frame.

function isTitled(round: number): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('.e-stage iframe')
  const page = frame?.contentDocument ?? document
  return page.querySelector<HTMLElement>('.quote blockquote')?.title === String(round)
}

function isMoved(round: number): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('.e-stage iframe')
  const words = (frame?.contentDocument ?? document).querySelector('.quote blockquote')
  return words !== null && getComputedStyle(words).outlineOffset === `${round}px`
}
