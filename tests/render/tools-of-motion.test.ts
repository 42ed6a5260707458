import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hexOf, readColour } from '#platform/theme'
import { soon, widgetPages } from '#support/widget-page'
import type * as Visitor from '../../platform/visitor/index.ts'

const widgets = await widgetPages()
type WithVisitor = { visitor: typeof Visitor }

/** Runs in a page that has platform/visitor as a whole. */
async function tools(html: string): Promise<Page> {
  const { page } = await widgets.open({ html, window: { motion: true } })
  await page.addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
  await page.waitForFunction('window.visitor')
  return page
}

/** Records timers without running them. */
const holdTimers = (page: Page) =>
  page.evaluate(() => {
    const timers: { after: number }[] = []
    Object.assign(window, {
      held: timers,
      setTimeout: (_work: () => void, after = 0) => timers.push({ after }),
      clearTimeout: (at?: number) => at && timers.splice(at - 1, 1),
    })
  })
const heldDelays = (page: Page) =>
  page.evaluate(() => (window as never as { held: { after: number }[] }).held.map(({ after }) => after))

test('B9.60 B9.61 B9.62 R1.45 a resize of the window is handled after 150 ms, in a gallery after 100, of an element after 300', async () => {
  const page = await tools('<p id="text" style="width:100px">Words</p>')
  await holdTimers(page)
  await page.evaluate(() => {
    const { visitor } = window as never as WithVisitor
    visitor.onWindowResized(() => {})
    visitor.onWindowResized(() => {}, visitor.galleryResizeDebounce)
    dispatchEvent(new Event('resize'))
  })
  expect(await heldDelays(page)).toEqual([150, 100])
  await page.evaluate(() => {
    const { held, visitor } = window as never as WithVisitor & { held: { after: number }[] }
    held.length = 0
    const text = document.querySelector('#text') as HTMLElement
    visitor.onElementResized(text, () => {})
    // The first size is told, and then another.
    requestAnimationFrame(() => requestAnimationFrame(() => (text.style.width = '200px')))
  })
  await soon(() => heldDelays(page)).toEqual([300])
})

test('B9.63 R1.46 an animation and a tween take the same 0.3 seconds by default', async () => {
  const page = await tools('<p id="text">Words</p>')
  const taken = await page.evaluate(() => {
    const { visitor } = window as never as WithVisitor
    const text = document.querySelector('#text') as HTMLElement
    void visitor.play(text, [{ opacity: 0 }, { opacity: 1 }])
    const frames: FrameRequestCallback[] = []
    Object.assign(performance, { now: () => 1000 })
    Object.assign(window, { requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame) })
    const steps: number[] = []
    visitor.tween((progress) => steps.push(progress))
    for (const after of [0, 299, 300]) frames.shift()?.(1000 + after)
    return { animation: text.getAnimations()[0]?.effect?.getTiming().duration, steps, left: frames.length }
  })
  expect(taken.animation).toBe(300)
  expect(taken.steps[1]).toBeLessThan(1)
  expect([taken.steps[2], taken.left]).toEqual([1, 0])
})

test('B1.13 pages have tools for colour, scrolling, focus, changes of size and animation', async () => {
  const page = await tools('<div style="height:3000px"></div><div id="in"><button>One</button></div>')
  const worked = await page.evaluate(async () => {
    const { visitor } = window as never as WithVisitor & { visitor: { containFocus: (within: object) => () => void } }
    const within = document.querySelector('#in') as HTMLElement
    await visitor.scrollToElement(within)
    const resized = new Promise((resolve) => visitor.onWindowResized(() => resolve('resized'), 0))
    dispatchEvent(new Event('resize'))
    const free = visitor.containFocus({ container: within })
    within.querySelector('button')?.focus()
    free()
    await visitor.play(within, [{ opacity: 0 }, { opacity: 1 }], { duration: 1 })
    return [scrollY > 0, await resized, document.activeElement?.textContent]
  })
  expect(worked).toEqual([true, 'resized', 'One'])
  const colour = readColour('hsl(340 100% 83%)')
  const shown = await page.locator('#in').evaluate((element, css) => {
    element.style.color = css
    return getComputedStyle(element).color
  }, hexOf(colour!))
  expect(shown).toBe('rgb(255, 168, 197)')
})
