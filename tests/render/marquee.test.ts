import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { type MarqueeProps, marqueeBlockContract } from '../../features/pages/blocks/marquee/marquee.contract.ts'
import marqueeCss from '../../features/pages/blocks/marquee/marquee.css?inline'
import { MarqueeView } from '../../features/pages/blocks/marquee/marquee.view.tsx'

const widgets = await widgetPages()
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `65a1f0c2e4b0a1b2c3d4eb${10 + at}`, text: `i`, href: '' }))

/** Words that run in a window of so many pixels. Nothing is set but what a test says. */
async function running(props: Partial<MarqueeProps>, width = 900): Promise<Page> {
  const html = widgets.render(MarqueeView, { ...marqueeBlockContract.starts, items: items(3), ...props })
  const { page } = await widgets.open({
    html: `<div id="space" style="width:${width}px">${html}</div>`,
    css: `${marqueeCss}.marquee .marquee-window{font-size:40px}`,
    window: { motion: true, width: 1600 },
  })
  await soon(() => animations(page)).toMatchObject([{ state: 'running' }])
  return page
}
const animations = (page: Page) =>
  page.locator('.marquee-track').evaluate((track) =>
    track.getAnimations().map((animation) => ({
      state: animation.playState,
      milliseconds: Number(animation.effect?.getTiming().duration),
      frames: (animation.effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate),
    })),
  )
const regionOf = (page: Page) =>
  page
    .locator('.marquee ul')
    .first()
    .evaluate((words) => words.getBoundingClientRect().width)

test('C3.79 C3.80 C3.81 C3.82 where nothing is set words run to the left in a straight line at speed 1, and do not rest under the pointer', async () => {
  const page = await running({ items: items(9) })
  const region = await regionOf(page)
  const [run] = await animations(page)
  expect(run?.frames).toEqual(['0px', expect.stringMatching(/^-\d/)])
  expect(Number.parseFloat(run?.frames[1] as string)).toBeCloseTo(-region, 1)
  expect(run?.milliseconds).toBeCloseTo((region / 60) * 1000, 0)
  expect(
    await page
      .locator('.marquee li')
      .evaluateAll((all) => all.filter((element) => (element as HTMLElement).style.translate)),
  ).toEqual([])
  await page.locator('.marquee-window').hover()
  expect(await animations(page)).toMatchObject([{ state: 'running' }])
})

test('C9.19 repeated content is never narrower than 50 pixels', async () => {
  const page = await running({ items: items(1), sign: 'none', size: 'text' })
  const word = page.locator('.marquee li').first()
  expect(await word.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(50)
  expect(await animations(page)).toMatchObject([{ frames: ['0px', '-50px'] }])
  expect(await page.locator('.marquee ul').count()).toBe(1 + 900 / 50 + 1)
})

test('C9.20 C9.21 C3.78 one wave is 250 to 1000 pixels wide, the window’s own width where nothing is set, and is sampled every three pixels', async () => {
  const places = [0, 1, 2, 4, 5, 50, 125, 200, 333, 700, 899, 999]
  for (const [width, waveFrequency, wave] of [
    [900, undefined, 900],
    [1400, undefined, 1000],
    [900, 3, 300],
    [900, 9, 250],
  ] as const) {
    const props = { items: items(places.length), waveIntensity: 2, ...(waveFrequency && { waveFrequency }) }
    const page = await running(props, width)
    // Words stand where they are said to stand, so that their height can be known.
    await page.evaluate((lefts) => {
      const { left } = document.querySelector('.marquee-window')!.getBoundingClientRect()
      const words = [...document.querySelectorAll('.marquee li')]
      for (const [at, element] of words.entries())
        element.getBoundingClientRect = () => new DOMRect(left + (lefts[at % lefts.length] ?? 0), 0, 0, 0)
    }, places)
    const samples = Math.round(wave / 3)
    const heights = places.map((place) => 40 * Math.sin((2 * Math.PI * Math.round(place / 3)) / samples))
    const lifted = () =>
      page
        .locator('.marquee ul')
        .first()
        .locator('li')
        .evaluateAll((all) =>
          all.map((element) => Number.parseFloat((element as HTMLElement).style.translate.split(' ')[1] ?? '0')),
        )
    await soon(lifted).toEqual(heights.map((height) => expect.closeTo(height, 0.9)))
  }
})

/** From the next layout on, what is to happen later or on the next frame happens when it is told to. */
const holdTime = (page: Page) =>
  page.evaluate(() => {
    const [timers, frames] = [[] as { after: number; work: () => void }[], [] as FrameRequestCallback[]]
    const clock = { now: 1000, cost: 0 }
    Object.assign(performance, { now: () => clock.now })
    Object.assign(window, {
      timers,
      frames,
      clock,
      setTimeout: (work: () => void, after = 0) => timers.push({ after, work }),
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
    })
  })

test('C9.22 after a resize the path is computed again once a second has passed', async () => {
  const page = await running({})
  await holdTime(page)
  const copies = () => page.locator('.marquee ul').count()
  const before = await copies()
  await page.locator('#space').evaluate((space) => (space.style.width = '300px'))
  await soon(() => page.evaluate('timers.map(({ after }) => after)')).toEqual([1000])
  expect(await copies()).toBe(before)
  await page.evaluate('timers[0].work()')
  expect(await copies()).toBeLessThan(before)
})

test('C9.23 C9.24 a wave rests twice as long as its last 22 movements took on average', async () => {
  const page = await running({ waveIntensity: 1 })
  await holdTime(page)
  await page.locator('#space').evaluate((space) => (space.style.width = '500px'))
  await soon(() => page.evaluate('timers.length')).toBe(1)
  const moved = await page.evaluate(() => {
    const { timers, frames, clock } = window as never as {
      timers: { work: () => void }[]
      frames: FrameRequestCallback[]
      clock: { now: number; cost: number }
    }
    let movements = 0
    const { getBoundingClientRect } = Element.prototype
    // Each movement measures every word; the first of them costs what the test says.
    const first = document.querySelector('.marquee li')!
    Element.prototype.getBoundingClientRect = function () {
      if (this === first) {
        movements += 1
        clock.now += clock.cost
      }
      return getBoundingClientRect.call(this)
    }
    const after = (milliseconds: number): boolean => {
      const before = movements
      clock.now += milliseconds
      frames.shift()?.(clock.now)
      return movements > before
    }
    clock.cost = 10
    frames.length = 0
    timers[0]?.work()
    const found = [after(19), after(1)]
    clock.cost = 100
    // 20 dear ones beside the two cheap ones that were there, then one more, which the 22 still hold one cheap one
    // beside.
    for (let times = 0; times < 21; times += 1) after(10_000)
    const mean = (10 + 21 * 100) / 22
    found.push(after(Math.floor(2 * mean)), after(1))
    found.push(after(199), after(1))
    return found
  })
  expect(moved).toEqual([false, true, false, true, false, true])
})
