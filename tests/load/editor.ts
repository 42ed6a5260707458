import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { newId } from '#platform/contract'
import { findBrowser } from '../../tools/browser.ts'
import { operate, sent } from '../support/image-collection.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { editorOfSite, sessionBy } from '../support/session.ts'
import { draggedInPeers } from './support/editor-peers.ts'
import { loadOfMachine } from './support/measure.ts'
import { sized } from './support/sizes.ts'

const site = 'korenbloem'
const window = { width: 1440, height: 900 }
const keys = sized(60, 8)
const moves = sized(90, 12)
const letters = sized(40, 5)

type Say = (line: string) => void

/**
 * The editor under the hands: from a key to its paint, what a frame of dragging costs, and how soon somebody else sees
 * what was typed.
 */
export async function bench({ say }: { say: Say }) {
  const found = await findBrowser('benches')
  if (!found.path) throw new Error(found.advice)
  const installation = await startInstallation({ samples: true })
  say(`The machine is at a load of ${loadOfMachine()}.`)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  try {
    const session = await sessionBy(installation.signInLink(), installation)
    let own = 0
    const ratios: Record<string, number> = {}
    const budgets: Record<string, { atMost: number }> = {}
    const note = (name: string, milliseconds: number, atMost: number): void => {
      say(`${name}: ${milliseconds.toFixed(1)} ms`)
      ratios[name] = milliseconds
      budgets[name] = { atMost }
    }
    for (const blocks of [8, 60]) {
      const page = await pageOf(installation, session, blocks)
      const context = await ownerContext(browser, installation, session)
      const editor = await opened(context, installation, page.id)
      const key = await keyToPaint(editor, page.first)
      note(`key to paint, p95, ${blocks} blocks`, key.paint, 30)
      say(`The thread is busy for ${key.work.toFixed(1)} ms with a key (median).`)
      const frames = await dragBlock(editor, page.second)
      note(`work of a dragged frame, p95, ${blocks} blocks`, frames.work, 16)
      own = frames.scriptAndLayout
      if (blocks === 8) {
        const other = await ownerContext(browser, installation, session)
        const second = await opened(other, installation, page.id)
        note('in another browser, p95', await untilSeen(editor, second, page.first), 150)
        await other.close()
      }
      await context.close()
    }
    const others = await draggedInPeers(browser, folder, {
      count: 60,
      drag: async (page, from) => (await dragFrames(page, from)).scriptAndLayout,
    })
    if (others === null) return { ratios, budgets, skipped: ['other editors: npm could not install them'] }
    say(`Script and layout of a dragged frame, mean, 60 blocks: ${own.toFixed(2)} ms`)
    for (const [name, cost] of others) {
      say(`${name}: ${cost.toFixed(2)} ms`)
      ratios[`script and layout of a dragged frame, beside ${name}`] = own / cost
      budgets[`script and layout of a dragged frame, beside ${name}`] = { atMost: 0.25 }
    }
    return { ratios, budgets }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await browser.close()
    await installation.stop()
  }
}

/** A page with so many texts in one section, in columns of four. */
async function pageOf(installation: Installation, session: string, count: number) {
  const owner = await editorOfSite(site, session, installation)
  const { id } = await sent<{ id: string }>(owner, '/api/pages', { title: `With ${count} blocks` })
  const { document } = (await owner.ask(`/api/documents/${id}`)).json<{ document: { sections: object } }>()
  const section = newId()
  const ids = Array.from({ length: count }, () => newId())
  await operate(
    owner,
    id,
    ...Object.keys(document.sections).map((old) => ({ kind: 'removeSection', id: old })),
    { kind: 'insertSection', section: { id: section, order: 'a0' } },
    ...ids.map((block, at) => ({
      kind: 'insertBlock',
      block: {
        id: block,
        section,
        order: `a${String(at).padStart(3, '0')}1`,
        type: 'html',
        version: 1,
        props: {
          text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Text ${at}` }] }] },
        },
        place: { desktop: { x: (at % 4) * 6, y: Math.floor(at / 4) * 3, w: 5, h: 2, z: 0 }, mobile: null },
      },
    })),
  )
  return { id, first: ids[0] ?? '', second: ids[1] ?? '' }
}

async function ownerContext(browser: Browser, installation: Installation, session: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: window })
  await context.addCookies([
    {
      name: '__Host-quoin',
      value: session,
      url: `https://localhost:${installation.port}`,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ])
  return context
}

async function opened(context: BrowserContext, installation: Installation, id: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${installation.platform}/open/${site}?returnTo=/config/edit/${id}`)
  await page.waitForURL(/\/config\/edit\//)
  await page.frameLocator('.e-stage iframe').locator('[data-section] .block').first().waitFor()
  // Parts that are fetched in advance have arrived.
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForTimeout(4000)
  return page
}

async function write(page: Page, block: string): Promise<void> {
  const canvas = page.frameLocator('.e-stage iframe')
  await canvas.locator(`#block-${block}`).dblclick()
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.waitForTimeout(150)
  await page.keyboard.press('Control+End')
}

/** From the moment that a key was pressed to the moment after the frame that shows it. */
async function keyToPaint(page: Page, block: string): Promise<{ paint: number; work: number }> {
  await write(page, block)
  const { busy, detach } = await thread(page)
  const works: number[] = []
  const frame = page
    .frames()
    .find((candidate) => candidate.parentFrame() !== null && candidate.url() === 'about:srcdoc')
  if (!frame) throw new Error('The canvas has no frame.')
  await frame.evaluate(() => {
    const waits: number[] = []
    Object.assign(globalThis, { waits })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => void waits.push(performance.now() - timeStamp)
          channel.port2.postMessage(null)
        })
      },
      true,
    )
  })
  for (let at = 0; at < keys; at++) {
    const before = await busy()
    await page.keyboard.press('abcdefgh '[at % 9] ?? 'a')
    await page.waitForTimeout(60)
    works.push((await busy()) - before)
  }
  const waits = await frame.evaluate(() => (globalThis as unknown as { waits: number[] }).waits)
  await page.keyboard.press('Escape')
  await detach()
  return { paint: percentile(waits.slice(5), 0.95), work: percentile(works.slice(5), 0.5) }
}

/** How long the thread of a page has been busy so far, in milliseconds: with everything, or with script and layout. */
async function thread(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const spent = async (names: readonly string[]): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0)
  }
  return {
    busy: () => spent(['TaskDuration']),
    scripted: () => spent(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']),
    detach: () => client.detach(),
  }
}

async function dragBlock(page: Page, block: string): Promise<Frames> {
  const box = await page.frameLocator('.e-stage iframe').locator(`#block-${block}`).boundingBox()
  if (!box) throw new Error('The block is not on the screen.')
  const frames = await dragFrames(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  await page.keyboard.press('Control+z')
  return frames
}

/** Milliseconds of a page's thread for each move of the pointer. */
interface Frames {
  /** Script, layout and paint together, p95. */
  work: number
  /** Mean. */
  scriptAndLayout: number
}

async function dragFrames(page: Page, from: { x: number; y: number }): Promise<Frames> {
  const { busy, scripted, detach } = await thread(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 })
  const costs: number[] = []
  const scriptedBefore = await scripted()
  for (let at = 0; at < moves; at++) {
    const before = await busy()
    await page.mouse.move(from.x + 10 + at * 3, from.y + 10 + Math.sin(at / 8) * 60)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    costs.push((await busy()) - before)
  }
  const scriptAndLayout = ((await scripted()) - scriptedBefore) / moves
  await page.mouse.up()
  await detach()
  return { work: percentile(costs.slice(5), 0.95), scriptAndLayout }
}

/** From a key in one browser to its letter on the canvas of the other. */
async function untilSeen(writer: Page, reader: Page, block: string): Promise<number> {
  const text = reader.frameLocator('.e-stage iframe').locator(`#block-${block}`)
  await text.evaluate((element) => {
    const seen: [number, string][] = []
    Object.assign(element.ownerDocument.defaultView ?? {}, { seen })
    new MutationObserver(() => seen.push([Date.now(), element.textContent])).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await write(writer, block)
  const typed: [number, string][] = []
  const before = await text.innerText()
  let words = before
  for (let at = 0; at < letters; at++) {
    const letter = String.fromCodePoint(0x410 + at)
    words += letter
    typed.push([Date.now(), letter])
    await writer.keyboard.insertText(letter)
    await writer.waitForTimeout(250)
  }
  await text.filter({ hasText: words.slice(-3) }).waitFor()
  const seen = await text.evaluate(
    (element) => (element.ownerDocument.defaultView as unknown as { seen: [number, string][] }).seen,
  )
  const waits = typed.map(([at, letter]) => (seen.find(([, shown]) => shown.includes(letter))?.[0] ?? Number.NaN) - at)
  return percentile(waits.slice(3), 0.95)
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
