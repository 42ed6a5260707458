import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { axeFindings } from '../../support/axe.ts'
import type { Contestant } from './gallery-pages.ts'
import { median } from './measure.ts'

export interface Run {
  /** Milliseconds from the navigation on: first paint, or the end of the last long task. */
  interactive: number
  /** Until a press on "next", or on an image, has shown something else. */
  answered: number
  /**
   * The longest of twenty frames while a finger swipes, and what the main thread works for one swipe, in milliseconds.
   */
  frame: number
  work: number
}

export interface Checked {
  findings: number
  hiddenStops: number
}

const slower = 4
const swipes = 5
const moves = 10

/** The processor of a phone: four times slower than this one, with a screen that is touched. */
function phone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
}

export async function race(browser: Browser, origin: string, contestant: Contestant): Promise<Run> {
  const context = await phone(browser)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(() => {
      const tasks: number[] = []
      // A press that comes before its script would lead away, to the image itself.
      addEventListener('click', (event) => event.preventDefault())
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map((task) => task.startTime + task.duration)),
      ).observe({
        type: 'longtask',
        buffered: true,
      })
      Object.assign(globalThis, { longTasks: tasks })
    })
    // Once left alone, and once pressed: what a press sets going is no part of how long the page takes.
    await page.goto(origin + contestant.path, { waitUntil: 'networkidle' })
    const interactive = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return Math.max(
        paint,
        load?.domContentLoadedEventEnd ?? 0,
        ...(globalThis as unknown as { longTasks: number[] }).longTasks,
      )
    })
    await page.reload({ waitUntil: 'commit' })
    const answered = await answer(page, contestant)
    await page.waitForLoadState('networkidle')
    return { interactive, answered, ...(await swipe(page, cdp)) }
  } finally {
    await context.close()
  }
}

/** Pressed at every frame until it helps, as an impatient finger does. */
function answer(page: Page, { does }: Contestant): Promise<number> {
  return page.evaluate((isCarousel) => {
    const next = () =>
      document.querySelector<HTMLElement>(isCarousel ? '[data-control="next"], .next' : '[data-open], #g a')
    const first = () => document.querySelector('.slide, .track > *')?.getBoundingClientRect().left
    const isOpen = () =>
      document.querySelector('dialog.lightbox[open], .pswp--open, .lg-container.lg-show-in, .lg-show') !== null
    const before = first()
    return new Promise<number>((resolve) => {
      const look = () => {
        if (isCarousel ? Math.abs((first() ?? 0) - (before ?? 0)) > 1 : isOpen()) return resolve(performance.now())
        next()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        requestAnimationFrame(look)
      }
      look()
    })
  }, does === 'swipes')
}

/** Real touches; frames as the page itself is given them. */
async function swipe(page: Page, cdp: CDPSession): Promise<Pick<Run, 'frame' | 'work'>> {
  await page.waitForTimeout(1200)
  await cdp.send('Performance.enable')
  await page.evaluate(() => {
    const frames: number[] = []
    const tick = (at: number) => {
      frames.push(at)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(globalThis, { swipeFrames: frames })
  })
  const busy = await taskSeconds(cdp)
  const { x, y } = await middle(page)
  for (let at = 0; at < swipes; at += 1) {
    const way = at % 2 === 0 ? -1 : 1
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x - way * 120, y }] })
    for (let move = 1; move <= moves; move += 1) {
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x - way * 120 + way * move * 24, y }],
      })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(700)
  }
  const work = (((await taskSeconds(cdp)) - busy) * 1000) / swipes
  const gaps = await page.evaluate(() => {
    const { swipeFrames: frames } = globalThis as unknown as { swipeFrames: number[] }
    return frames
      .slice(1)
      .map((frame, index) => frame - (frames[index] ?? 0))
      .sort((a, b) => a - b)
  })
  return { frame: gaps[Math.floor(gaps.length * 0.95)] ?? Number.NaN, work }
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Returns the middle of the swiped element: the row of images, or the overlay where one is open. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const row = await page.evaluate(
    () => document.querySelector('.gallery-view, .track')?.getBoundingClientRect().toJSON() as DOMRect | undefined,
  )
  return { x: 512, y: row && row.height > 0 && row.top < 700 ? Math.min(row.top + row.height / 2, 700) : 384 }
}

/** Checks a used gallery with axe, and for invisible elements that Tab reaches. */
export async function check(browser: Browser, origin: string, contestant: Contestant): Promise<Checked> {
  const context = await phone(browser)
  try {
    const page = await context.newPage()
    await page.goto(origin + contestant.path)
    await answer(page, contestant)
    await page.waitForTimeout(1200)
    return { findings: (await axeFindings(page)).length, hiddenStops: await hiddenStops(page) }
  } finally {
    await context.close()
  }
}

/** Whatever takes the focus by Tab and is cut off to nothing by what it stands in. */
async function hiddenStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal')
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, video[controls], [tabindex]'),
    ].filter(
      (node) =>
        node.tabIndex >= 0 &&
        !node.closest('[inert]') &&
        node.checkVisibility({ visibilityProperty: true }) &&
        (!dialog || dialog.contains(node)),
    )
    const isCutOff = (node: HTMLElement) => {
      const { left, right } = node.getBoundingClientRect()
      let [from, to] = [left, right]
      for (let around = node.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect()
        if (getComputedStyle(around).overflowX !== 'visible')
          [from, to] = [Math.max(from, box.left), Math.min(to, box.right)]
      }
      return Math.min(to, innerWidth) - Math.max(from, 0) < 1
    }
    return stops.filter(isCutOff).length
  })
}

/** The middle of several runs, each figure by itself. */
export function middleOf(runs: readonly Run[]): Run {
  const of = (name: keyof Run) => median(runs.map((run) => run[name]))
  return { interactive: of('interactive'), answered: of('answered'), frame: of('frame'), work: of('work') }
}
