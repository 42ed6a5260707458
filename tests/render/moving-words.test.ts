import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { htmlBlockContract } from '../../features/pages/blocks/html/html.contract.ts'
import { HtmlView } from '../../features/pages/blocks/html/html.view.tsx'
import { marqueeBlockContract } from '../../features/pages/blocks/marquee/marquee.contract.ts'
import marqueeCss from '../../features/pages/blocks/marquee/marquee.css?inline'
import { MarqueeView } from '../../features/pages/blocks/marquee/marquee.view.tsx'

const widgets = await widgetPages()
const marquee = marqueeBlockContract.examples as Record<string, { props: Parameters<typeof MarqueeView>[0]['props'] }>
const words = (example: string, more: object = {}) => ({
  html: widgets.render(MarqueeView, { ...marquee[example]!.props, ...more }),
  css: marqueeCss,
})
const awake = (page: Page) => page.locator('quoin-island[awake]').first().waitFor({ state: 'attached' })

const running = (page: Page) =>
  page.locator('.marquee-track').evaluate((track) => track.getAnimations().map(({ playState }) => playState))

test('C4.40 words run while they are visible, and not below the window', async () => {
  const { html, css } = words('line')
  const { page, complaints } = await widgets.open({
    html: `<div style="height:3000px"></div>${html}`,
    css,
    window: { motion: true },
  })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await awake(page)
  await soon(() => running(page)).toEqual(['running'])
  await page.evaluate(() => scrollTo(0, 0))
  await soon(() => running(page)).toEqual(['paused'])
  expect(await page.locator('.marquee ul').count()).toBeGreaterThan(1)
  expect(await page.locator('.marquee ul:not([inert][aria-hidden=true])').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('C4.41 with reduced motion the words are in lines, all of them', async () => {
  const { page } = await widgets.open({ ...words('line'), window: { width: 390 } })
  await awake(page)
  expect([
    await running(page),
    await page.locator('.marquee ul').count(),
    await page.locator('.marquee-pause').isVisible(),
  ]).toEqual([[], 1, false])
  const fits = await page.locator('.marquee-window').evaluate((view) => view.scrollWidth <= view.clientWidth)
  expect(fits).toBe(true)
})

test('C4.42 moving words rest under the pointer where that is configured, and a button stops them everywhere', async () => {
  const { page } = await widgets.open({ ...words('wave'), window: { motion: true } })
  await soon(() => running(page)).toEqual(['running'])
  await page.locator('.marquee-window').hover()
  await soon(() => running(page)).toEqual(['paused'])
  await page.mouse.move(5, 600)
  await soon(() => running(page)).toEqual(['running'])
  const plain = await widgets.open({ ...words('line'), window: { motion: true } })
  await soon(() => running(plain.page)).toEqual(['running'])
  await plain.page.locator('.marquee-window').hover()
  expect(await running(plain.page)).toEqual(['running'])
  await plain.page.getByRole('button', { name: 'Pause' }).click()
  await plain.page.getByRole('button', { name: 'Play' }).waitFor()
  expect(await running(plain.page)).toEqual(['paused'])
})

test('a wave lifts the words, a straight line does not', async () => {
  const lifted = async (example: string) => {
    const { page } = await widgets.open({ ...words(example), window: { motion: true } })
    await soon(() => running(page)).toEqual(['running'])
    return new Set(
      await page
        .locator('.marquee li')
        .evaluateAll((all) => all.map((element) => (element as HTMLElement).style.translate)),
    ).size
  }
  expect(await lifted('wave')).toBeGreaterThan(2)
  expect(await lifted('line')).toBe(1)
})

const marked = (props: object = {}) =>
  widgets.render(HtmlView, { ...htmlBlockContract.examples['everything']!.props, ...props } as never)

test('C4.46 C9.37 C9.38 C9.62 R1.76 a mark waits a quarter of a second once it is visible, then is drawn', async () => {
  const { page } = await widgets.open({
    html: `<div style="height:3000px"></div>${marked()}`,
    window: { motion: true },
  })
  // It is over within a second: what it was begun with is written down.
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      document.body.dataset['timing'] = JSON.stringify(timing)
      return animate.call(this, frames, timing)
    }
  })
  await page.locator('mark').scrollIntoViewIfNeeded()
  expect(JSON.parse((await page.locator('body[data-timing]').getAttribute('data-timing')) ?? '')).toMatchObject({
    delay: 250,
    duration: 750,
  })
  await page.locator('mark.drawn').waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await page.locator('mark').evaluate((mark) => getComputedStyle(mark).backgroundSize)).toBe('100% 100%')
})

const counted = () => widgets.render(HtmlView, htmlBlockContract.examples['numbers']!.props as never)

test('a number below the window counts up once it is visible, and its text is complete before, during and after', async () => {
  const { page, complaints } = await widgets.open({
    html: `<div style="height:3000px"></div>${counted()}`,
    window: { motion: true, height: 700 },
  })
  const heading = page.getByRole('heading', { name: '12.500 loaves' })
  await page.evaluate(() => scrollTo({ top: 2150, behavior: 'instant' }))
  await page.locator('.counting').waitFor({ state: 'attached' })
  expect(await page.locator('.counting').getAttribute('data-shown')).toBe('0')
  const before = await heading.boundingBox()
  expect(await heading.count()).toBe(1)
  await heading.scrollIntoViewIfNeeded()
  await page.locator('.counting').waitFor({ state: 'detached' })
  expect(await heading.evaluate((element) => element.innerHTML)).toBe('12.500 loaves')
  expect((await heading.boundingBox())?.height).toBe(before?.height)
  expect(complaints).toEqual([])
})

test('with reduced motion, and without scripts, a number is static', async () => {
  const { page } = await widgets.open({ html: `<div style="height:3000px"></div>${counted()}` })
  await page.locator('h2').scrollIntoViewIfNeeded()
  await awake(page)
  expect(await page.locator('.counting').count()).toBe(0)
  expect(counted()).toContain('12.500 loaves')
})

test('C4.47 with reduced motion a mark is complete at once', async () => {
  const { page } = await widgets.open({ html: marked({ highlight: { type: 'fadeScale', direction: 'right' } }) })
  await awake(page)
  expect(
    await page.locator('mark').evaluate((mark) => [mark.getAnimations().length, getComputedStyle(mark).backgroundSize]),
  ).toEqual([0, '100% 100%'])
})
