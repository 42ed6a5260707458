import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { idle } from '#support/idle'
import { soon, widgetPages } from '#support/widget-page'
import type * as Visitor from '../../platform/visitor/index.ts'
import type * as ImagesDoor from '../../platform/visitor/images/index.ts'
import { onSight } from '../../features/pages/visitor/on-sight.behaviour.ts'
import { Wake } from '#platform/render'
import { createElement } from 'react'

const widgets = await widgetPages()
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
for (const width of [300, 1500]) widgets.serve(`/${width}.jpg`, 'image/jpeg', await image(width, width / 2))

type Images = typeof ImagesDoor

const loader = (page: Page) =>
  page
    .addScriptTag({
      type: 'module',
      content: `const { imageLoader } = await import('/visitor.js'); window.images = await imageLoader()`,
    })
    .then(() => page.waitForFunction('window.images'))
const load = (page: Page, options: object = {}) =>
  page.evaluate((loadOptions) => {
    const image = document.querySelector('img')
    const outcome = (window as never as { images: Images }).images.loadImage(image, loadOptions)
    const before = image?.className
    return outcome.then((now) => [now, before, image?.className, image?.currentSrc.split('/').at(-1)])
  }, options)
const box = (page: Page) =>
  page
    .locator('img')
    .evaluate((image: HTMLElement) =>
      [image.offsetLeft, image.offsetTop, image.offsetWidth, image.offsetHeight].map(Math.round),
    )
const frame = (image: string, size = 'width:400px;height:400px') =>
  `<div style="position:relative;overflow:hidden;${size}">${image}</div>`
const waiting =
  '<img data-src="/300.jpg" data-srcset="/300.jpg 300w, /1500.jpg 1500w" width="1000" height="500" alt="A ridge">'

test('B1.04 B4.32 a waiting image carries the class loading until it is loaded, in the width that its space needs', async () => {
  const { page } = await widgets.open({ html: frame(waiting, 'width:250px;height:200px') })
  await loader(page)
  expect(await load(page)).toEqual(['loaded', 'loading', '', '300.jpg'])
})

test('B3.75 B3.76 an image may be requested larger than its space, or as the file itself', async () => {
  const larger = await widgets.open({ html: frame(waiting, 'width:250px;height:200px') })
  await loader(larger.page)
  expect((await load(larger.page, { sizeAdjustment: 3 }))[3]).toBe('1500.jpg')
  const original = await widgets.open({
    html: frame('<img data-src="/1500.jpg" srcset="/300.jpg 300w" alt="">', 'width:250px;height:200px'),
  })
  await loader(original.page)
  expect((await load(original.page, { sizeFormat: 'original' }))[3]).toBe('1500.jpg')
})

test('B3.71 B3.72 B3.73 B3.74 B3.77 C3.125 an image is positioned in its space as configured', async () => {
  const placed = async (options: object) => {
    const { page } = await widgets.open({ html: frame(waiting) })
    await loader(page)
    await load(page, options)
    return box(page)
  }
  expect(await placed({ mode: 'fit' })).toEqual([0, 100, 400, 200])
  expect(await placed({ mode: 'fill', focalPoint: { x: 1, y: 0.5 } })).toEqual([-400, 0, 800, 400])
  expect(await placed({ mode: 'fill', focalPoint: { x: 1, y: 0.5 }, cropMode: 'center' })).toEqual([-200, 0, 800, 400])
  expect(await placed({ mode: 'fit', dimensions: { width: 500, height: 1000 } })).toEqual([100, 0, 200, 400])
  expect((await placed({ mode: 'none', fixedRatio: true })).slice(2)).toEqual([400, 200])
})

test('B5.17 R1.50 an image is fitted, filled, left alone or without a mode; no other mode is accepted', async () => {
  for (const mode of ['fit', 'fill', 'none', null]) {
    const { page } = await widgets.open({ html: frame(waiting) })
    await loader(page)
    expect((await load(page, { mode }))[0]).toBe('loaded')
  }
  const { page } = await widgets.open({ html: frame(waiting) })
  await loader(page)
  await expect(load(page, { mode: 'cover' })).rejects.toThrow('fit, fill, none or null, not cover')
})

test('B4.29 B4.30 B4.31 sixteen images load at once, one on a phone, and nothing more begins until one of them is done', async () => {
  for (const [width, slots] of [
    [1280, 16],
    [390, 1],
  ] as const) {
    const { page } = await widgets.open({ html: '', window: { width } })
    await page.addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
    await page.waitForFunction('window.visitor')
    const seen = await page.evaluate(async () => {
      const { loadQueue } = (window as never as { visitor: typeof Visitor }).visitor
      const queue = loadQueue()
      const finish: (() => void)[] = []
      for (let rank = 0; rank < 20; rank += 1)
        queue.add({ rank: () => rank, load: () => new Promise<void>((resolve) => finish.push(resolve)) })
      const before = [finish.length, queue.isPaused]
      finish[0]?.()
      await new Promise((resolve) => setTimeout(resolve))
      return [...before, finish.length]
    })
    expect(seen).toEqual([slots, true, slots + 1])
  }
})

test('B3.67 a broken image is reported, and one that never enters the page is given up after a hundred checks', async () => {
  const { page } = await widgets.open({ html: frame('<img data-src="/missing.jpg" alt="A ridge">') })
  await loader(page)
  expect((await load(page))[0]).toBe('broken')
  expect(
    await page.evaluate(() => {
      const looks = { count: 0 }
      const image = new Image()
      Object.defineProperty(image, 'isConnected', { get: () => ++looks.count > 1000 })
      return (window as never as { images: Images }).images.loadImage(image).then((outcome) => [outcome, looks.count])
    }),
  ).toEqual(['absent', 101])
})

test('B4.33 an image that comes into the page a moment later is loaded then', async () => {
  const { page } = await widgets.open({ html: frame('') })
  await loader(page)
  const outcome = page.evaluate(() => {
    const image = Object.assign(new Image(), { alt: '' })
    image.dataset['src'] = '/300.jpg'
    const loaded = (window as never as { images: Images }).images.loadImage(image)
    setTimeout(() => document.querySelector('main')?.append(image), 50)
    return loaded
  })
  expect(await outcome).toBe('loaded')
})

const sight = (animation: string) =>
  widgets.render(
    (() =>
      createElement(Wake, { island: onSight as never, when: 'load', props: { animation, pace: 'quick' } })) as never,
    {} as never,
  )
const blocks = (inner = '') =>
  `<div class="grid" style="display:block">${['one', 'two'].map((name) => `<div class="block" id="${name}" style="height:600px;margin-bottom:900px">${inner}</div>`).join('')}</div>`
/** The browser has told everybody who watches a part of the page what of it is in sight. */
const toldWhatIsSeen = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  await idle(page)
}
const loaded = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => [element.className, getComputedStyle(element).opacity])

test('C4.17 A9.08 a block below the window fades in when enough of it is visible, for 0.3 seconds', async () => {
  const { page, complaints } = await widgets.open({
    html: blocks() + sight('rise'),
    window: { motion: true, height: 700 },
  })
  await page.locator('#two.animated').waitFor({ state: 'attached' })
  expect(await page.locator('#one').getAttribute('class')).toBe('block')
  expect(await loaded(page, 'two')).toEqual(['block animated', '0'])
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await toldWhatIsSeen(page)
  expect((await loaded(page, 'two'))[0]).toBe('block animated')
  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
  await soon(() => loaded(page, 'two')).toEqual(['block animated animation-loaded', '1'])
  expect(
    await page.locator('#two').evaluate((element) => getComputedStyle(element).transitionDuration.split(', ')[0]),
  ).toBe('0.3s')
  expect(complaints).toEqual([])
})

test('C4.17 C9.39 a block waits for its loading image, two seconds at most', async () => {
  const { page } = await widgets.open({
    html: blocks('<img alt="">') + sight('fade'),
    window: { motion: true, height: 700 },
  })
  await page.route('**/slow.jpg', () => undefined)
  await page.locator('#two.animated').waitFor({ state: 'attached' })
  await page.locator('#two img').evaluate((image: HTMLImageElement) => (image.src = '/slow.jpg'))
  const began = Date.now()
  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
  await page.locator('#two.animation-loaded').waitFor({ state: 'attached' })
  expect(Date.now() - began).toBeGreaterThanOrEqual(1900)
})

test('B5.22 B8.25 an unknown animation is named in the console, and the page stays whole', async () => {
  const { page, complaints } = await widgets.open({
    html: blocks() + sight('somersault'),
    window: { motion: true, height: 700 },
  })
  await soon(() => complaints).toEqual([expect.stringContaining('Could not find transition named somersault')])
  expect(await page.locator('.animated').count()).toBe(0)
})

test('with reduced motion every block is in its place', async () => {
  const { page } = await widgets.open({ html: blocks() + sight('rise') })
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  expect(await page.locator('.animated').count()).toBe(0)
})
