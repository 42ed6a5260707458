import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { commentTimes } from '../../features/comments/blocks/comments/comment-times.behaviour.ts'
import { socialLinksBlockContract } from '../../features/design/blocks/social-links/social-links.contract.ts'
import socialCss from '../../features/design/blocks/social-links/social-links.css?inline'
import { SocialLinksView } from '../../features/design/blocks/social-links/social-links.view.tsx'
import { htmlBlockContract } from '../../features/pages/blocks/html/html.contract.ts'
import { HtmlView } from '../../features/pages/blocks/html/html.view.tsx'
import { onSight } from '../../features/pages/visitor/on-sight.behaviour.ts'
import { Wake } from '#platform/render'
import { createElement } from 'react'
import type * as Visitor from '../../platform/visitor/index.ts'

const widgets = await widgetPages()

/** Runs in a page that has platform/visitor as a whole. */
async function tools(html = '', window: object = { motion: true }): Promise<Page> {
  const { page } = await widgets.open({ html, window })
  await page.addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
  await page.waitForFunction('window.visitor')
  return page
}
type WithVisitor = { visitor: typeof Visitor }
const messageOf = (page: Page, call: string) =>
  page.evaluate(`(() => { try { ${call} } catch (error) { return String(error) } })()`)
/** Records timers, which run on demand. */
const holdTimers = (page: Page) =>
  page.evaluate(() => {
    const timers: { after: number; work: () => void }[] = []
    Object.assign(window, {
      held: timers,
      setTimeout: (work: () => void, after = 0) => timers.push({ after, work }),
      clearTimeout: (at?: number) => at && timers.splice(at - 1, 1),
    })
  })
const heldDelays = (page: Page) =>
  page.evaluate(() => (window as never as { held: { after: number }[] }).held.map(({ after }) => after))

describe('utilities', () => {
  test('B5.21 a tween takes a function and a duration that ends', async () => {
    const page = await tools()
    expect(await messageOf(page, "visitor.tween('step')")).toBe('TypeError: A tween needs a function.')
    for (const duration of ['Infinity', 'NaN', "'300'"])
      expect(await messageOf(page, `visitor.tween(() => {}, ${duration})`)).toBe(
        'TypeError: A tween needs a finite duration.',
      )
  })

  test('B8.24 a value that is no element is refused in the documented words', async () => {
    const page = await tools()
    for (const element of ['null', '{}'])
      expect(await messageOf(page, `visitor.scrollToElement(${element})`)).toBe(
        'Error: No valid HTMLElement node was supplied!',
      )
  })

  test('B5.30 containing the focus takes a container or a predicate, and not both', async () => {
    const page = await tools()
    for (const within of ['{}', '{ container: document.body, predicate: () => true }'])
      expect(await messageOf(page, `visitor.containFocus(${within})`)).toContain('either a container or a predicate')
    expect(await messageOf(page, 'visitor.containFocus({ container: document.body })()')).toBeUndefined()
  })

  test('B9.64 B9.65 R1.47 scrolling takes 50 milliseconds for every distance, and leaves 30 pixels free; at once with reduced motion', async () => {
    const html =
      '<div style="height:3000px"></div><p id="near">Near</p><div style="height:5000px"></div><p id="far">Far</p>'
    const page = await tools(`${html}<div style="height:3000px"></div>`)
    for (const selector of ['#near', '#far']) {
      const tops = await page.evaluate((target) => {
        scrollTo({ top: 0, behavior: 'instant' })
        const frames: FrameRequestCallback[] = []
        const { now } = performance
        Object.assign(performance, { now: () => 1000 })
        Object.assign(window, { requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame) })
        const element = document.querySelector(target)
        void (window as never as WithVisitor).visitor.scrollToElement(element)
        const topAfter = (milliseconds: number) => {
          frames.shift()?.(1000 + milliseconds)
          return Math.round(element?.getBoundingClientRect().top ?? 0)
        }
        const found = [topAfter(25), topAfter(49), topAfter(50), frames.length]
        Object.assign(performance, { now })
        return found
      }, selector)
      expect(tops[0]).toBeGreaterThan(100)
      expect(tops.slice(2)).toEqual([30, 0])
    }
    const calm = await tools(`${html}<div style="height:3000px"></div>`, {})
    const top = await calm.evaluate(() => {
      const element = document.querySelector('#far')
      void (window as never as WithVisitor).visitor.scrollToElement(element)
      return Math.round(element?.getBoundingClientRect().top ?? 0)
    })
    expect(top).toBe(30)
  })

  test('B9.31 text is measured again once the window has been still for 100 milliseconds', async () => {
    const page = await tools('<p id="text" style="width:100px;height:20px">Words</p>')
    await page.evaluate(() => void (window as never as WithVisitor).visitor.fitText(document.querySelector('#text')))
    await holdTimers(page)
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    expect(await heldDelays(page)).toEqual([100])
  })
})

describe('a tip', () => {
  const social = widgets.render(SocialLinksView, Object.values(socialLinksBlockContract.examples)[0]!.props as never)
  const tipAt = async (x: number, y: number, place: string) => {
    const { page } = await widgets.open({
      html: `<div style="position:fixed;${place}">${social}</div>`,
      css: socialCss,
      window: { width: 1000, height: 800 },
    })
    await page.locator('quoin-island').dispatchEvent('pointerenter')
    await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await holdTimers(page)
    return page.evaluate(
      ([clientX, clientY]) => {
        const link = document.querySelector('[data-tip]') as HTMLElement
        // A browser reads a length back with six digits: what it was told is written down.
        let told = ''
        Object.defineProperty(CSSStyleDeclaration.prototype, 'left', {
          set(this: CSSStyleDeclaration, value: string) {
            told = value
            this.setProperty('left', value)
          },
        })
        const event = (type: string) => new PointerEvent(type, { bubbles: true, clientX, clientY })
        link.dispatchEvent(event('pointermove'))
        link.dispatchEvent(event('pointerover'))
        for (const { work } of (window as never as { held: { work: () => void }[] }).held) work()
        const tip = document.querySelector<HTMLElement>('[role=tooltip]')
        const box = tip?.getBoundingClientRect()
        return {
          left: told,
          top: tip?.style.top,
          right: 1000 - (box?.right ?? 0),
          bottom: 800 - (box?.bottom ?? 0),
        }
      },
      [x, y] as const,
    )
  }

  test('B9.21 B9.33 is 15 pixels from the pointer, with five decimals', async () => {
    expect(await tipAt(100, 100, 'left:90px;top:90px')).toMatchObject({ left: '115px', top: '115px' })
    expect((await tipAt(100 / 3, 100, 'left:20px;top:90px')).left).toBe('48.33333px')
  })

  test('B9.22 is never nearer to the edge of the window than 20 pixels', async () => {
    const place = await tipAt(2, 2, 'left:0;top:0')
    expect(place).toMatchObject({ left: '20px', top: '20px' })
    const corner = await tipAt(998, 798, 'right:0;bottom:0')
    expect(Math.min(corner.right, corner.bottom)).toBeGreaterThanOrEqual(20)
  })
})

test('B4.75 B4.76 B4.77 the age of a comment is shown in words that are updated every five seconds', async () => {
  const words = { justNow: 'just now', seconds: 'about {n} seconds ago' }
  const time = (seconds: number) =>
    `<time data-relative datetime="${new Date(Date.UTC(2026, 5, 1, 10) - seconds * 1000).toISOString()}">1 June</time>`
  const island = widgets.render(
    (() =>
      createElement(
        Wake,
        { island: commentTimes as never, when: 'load', props: words } as never,
        createElement('i'),
      )) as never,
    {} as never,
  )
  const ages = [0, 4, 5, 59, 60, 3600, 86_400 * 3, 86_400 * 8]
  const clock = `<script>Date.now = () => ${Date.UTC(2026, 5, 1, 10)}; const plain = setInterval; setInterval = (work, after) => { window.every = [after, work]; return plain(() => {}, 1e9) }</script>`
  const { page } = await widgets.open({ html: clock + island.replace('<i></i>', ages.map(time).join('')) })
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  const shownTimes = () => page.locator('time').allTextContents()
  expect(await shownTimes()).toEqual([
    'just now',
    'just now',
    'about 5 seconds ago',
    'about 59 seconds ago',
    '1 minute ago',
    '1 hour ago',
    '3 days ago',
    '1 June',
  ])
  expect(await page.evaluate('window.every[0]')).toBe(5000)
  await page.evaluate(`Date.now = () => ${Date.UTC(2026, 5, 1, 10, 0, 6)}; window.every[1]()`)
  expect((await shownTimes()).slice(0, 2)).toEqual(['about 6 seconds ago', 'about 10 seconds ago'])
})

describe('elements that come into sight', () => {
  const watched = `<script>const Plain = IntersectionObserver; window.thresholds = []; IntersectionObserver = function (seen, options = {}) { window.thresholds.push(options.threshold); return new Plain(seen, options) }</script>`
  const sight = widgets.render(
    (() =>
      createElement(Wake, {
        island: onSight as never,
        when: 'load',
        props: { animation: 'rise', pace: 'quick' },
      })) as never,
    {} as never,
  )

  test('C9.10 C9.11 is watched at 0, 0.1, 0.25, 0.5 and 1 of its size, and animated from half of it on', async () => {
    const block = (id: string, top: number) =>
      `<div class="block" id="${id}" style="position:absolute;left:0;top:${top}px;width:50px;height:400px"></div>`
    const html = `<div class="grid" style="display:block">${block('first', 0)}${block('less', 1000)}${block('half', 3000)}</div>`
    const { page } = await widgets.open({
      html: `${watched}<main style="height:6000px"></main>${html}${sight}`,
      window: { motion: true, height: 700 },
    })
    await page.locator('#half.animated').waitFor({ state: 'attached' })
    expect(await page.evaluate('window.thresholds')).toContainEqual([0, 0.1, 0.25, 0.5, 1])
    const isLoaded = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => element.classList.contains('animation-loaded'))
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const show = async (id: string, pixels: number) => {
      const top = (await topOf(id)) - 700 + pixels
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      // A block of which too little is in sight stays as it is in this time.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    }
    await show('half', 220)
    await soon(() => isLoaded('half')).toBe(true)
    await show('less', 160)
    expect(await isLoaded('less')).toBe(false)
  })
})

describe('a mark', () => {
  const marked = (highlight: object) =>
    widgets.render(HtmlView, { ...htmlBlockContract.examples['everything']!.props, highlight } as never)

  test('C4.44 C4.45 C4.48 begins according to its type and its side', async () => {
    const starts = new Set<string>()
    for (const type of ['draw', 'fade', 'fadeScale'])
      for (const direction of ['left', 'right']) {
        const { page } = await widgets.open({
          html: `<script>const { animate } = Element.prototype; Element.prototype.animate = function (frames, timing) { document.body.dataset.start = JSON.stringify(frames[0]); return animate.call(this, frames, timing) }</script>${marked({ type, direction })}`,
          window: { motion: true },
        })
        const body = page.locator('body[data-start]')
        await body.waitFor()
        const start = JSON.parse((await body.getAttribute('data-start')) ?? '') as Record<string, string>
        starts.add(JSON.stringify(start))
        expect([type, 'backgroundSize' in start, '--mark-ink' in start]).toEqual([
          type,
          type !== 'fade',
          type !== 'draw',
        ])
        if (type !== 'fade') expect(start['backgroundPosition']).toBe(direction === 'left' ? '0% 50%' : '100% 50%')
      }
    expect(starts.size).toBe(5)
  })
})
