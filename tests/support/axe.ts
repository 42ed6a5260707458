import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** As it is published for browsers: half as much to read on every page as `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface AxeAsking {
  /** A selector: what is judged, instead of the whole page. */
  within?: string
  /** The ids of the rules that are asked, instead of all that axe asks by itself. */
  rules?: readonly string[]
  /** False: without what stands in frames, such as one whose sandbox lets no message in. */
  frames?: boolean
}

/** Returns axe's findings on a page and in its frames, one sentence each. Axe is injected into a page once. */
export async function axeFindings(page: Page, { within, rules, frames = true }: AxeAsking = {}): Promise<string[]> {
  await Promise.all((frames ? page.frames() : [page.mainFrame()]).map(prepare))
  await stillness(page)
  return page.evaluate(
    async ({ within, rules, frames }) => {
      const { violations } = await window.axe.run(within ?? document, {
        resultTypes: ['violations'],
        iframes: frames,
        ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { within, rules, frames },
  )
}

/**
 * A frame whose document is replaced meanwhile (a miniature that is drawn anew with each choice) is prepared
 * again; one that was taken away has nothing to be judged.
 */
async function prepare(frame: Frame): Promise<void> {
  for (;;) {
    try {
      const isThere = await frame.evaluate(() => 'axe' in window)
      if (!isThere) await frame.evaluate(source)
      return
    } catch (error) {
      if (frame.isDetached()) return
      if (!String(error).includes('Execution context was destroyed')) throw error
    }
  }
}

/**
 * Waits until a page is loaded and still: a colour in transition has the contrast of neither end. Scroll-linked
 * animations stand still while nobody scrolls.
 */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && document.querySelector('#root:empty') === null)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
