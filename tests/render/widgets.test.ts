import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { accordionBlockContract } from '../../features/pages/blocks/accordion/accordion.contract.ts'
import accordionCss from '../../features/pages/blocks/accordion/accordion.css?inline'
import { accordionDuration } from '../../features/pages/blocks/accordion/accordion.rules.ts'
import { AccordionView } from '../../features/pages/blocks/accordion/accordion.view.tsx'
import { menuBlockContract } from '../../features/pages/blocks/menu/menu.contract.ts'
import menuCss from '../../features/pages/blocks/menu/menu.css?inline'
import { MenuView } from '../../features/pages/blocks/menu/menu.view.tsx'
import { shapeBlockContract } from '../../features/pages/blocks/shape/shape.contract.ts'
import shapeCss from '../../features/pages/blocks/shape/shape.css?inline'
import { shapeNamed, shapeNames } from '../../features/pages/blocks/shape/shape.rules.ts'
import { ShapeView } from '../../features/pages/blocks/shape/shape.view.tsx'

const widgets = await widgetPages()
const accordion = accordionBlockContract.examples as Record<
  string,
  { props: Parameters<typeof AccordionView>[0]['props'] }
>
const menu = menuBlockContract.examples as Record<string, { props: Parameters<typeof MenuView>[0]['props'] }>

const faq = (example: string) => ({ html: widgets.render(AccordionView, accordion[example]!.props), css: accordionCss })
const card = (example: string, more: object = {}) => ({
  html: widgets.render(MenuView, menu[example]!.props),
  css: menuCss,
  ...more,
})
const awake = (page: Page) => page.locator('quoin-island[awake]').first().waitFor({ state: 'attached' })
const opened = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.map((element) => (element as HTMLDetailsElement).open))
/** A first click wakes the accordion; what it opened has come to rest. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('summary').nth(0).click()
  await awake(page)
  await page.waitForFunction(() => document.querySelector('details')?.open && document.getAnimations().length === 0)
}

test('C4.10 C4.13 an entry is closed or open, and opening one closes the others', async () => {
  const { page, complaints } = await widgets.open(faq('closed'))
  expect(await opened(page)).toEqual([false, false, false])
  await openFirst(page)
  expect(await opened(page)).toEqual([true, false, false])
  await page.locator('summary').nth(2).press('Enter')
  await soon(() => opened(page)).toEqual([false, false, true])
  await page.locator('summary').nth(2).press(' ')
  await soon(() => opened(page)).toEqual([false, false, false])
  expect(complaints).toEqual([])
})

test('C4.11 C4.12 C9.02 an entry moves by height for 250 milliseconds, and ignores toggles during that time', async () => {
  const { page } = await widgets.open({ ...faq('closed'), window: { motion: true } })
  await openFirst(page)
  const outcome = await page
    .locator('details')
    .nth(1)
    .evaluate((entry) => {
      const summary = entry.querySelector('summary') as HTMLElement
      summary.click()
      const [animation] = (entry.querySelector('.accordion-body') as HTMLElement).getAnimations()
      summary.click()
      const { duration } = animation?.effect?.getTiming() ?? {}
      return {
        duration,
        property: Object.keys((animation?.effect as KeyframeEffect | undefined)?.getKeyframes()[0] ?? {}),
        open: (entry as HTMLDetailsElement).open,
      }
    })
  expect(outcome).toMatchObject({
    duration: accordionDuration,
    open: true,
    property: expect.arrayContaining(['height']),
  })
  expect(accordionDuration).toBe(250)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await opened(page)).toEqual([false, true, false])
})

test('C4.13 C4.14 with several allowed none is closed, and the first can be open from the start', async () => {
  const several = await widgets.open(faq('several'))
  await openFirst(several.page)
  await several.page.locator('summary').nth(1).click()
  await soon(() => opened(several.page)).toEqual([true, true, false])
  const first = await widgets.open(faq('firstOpen'))
  expect(await opened(first.page)).toEqual([true, false, false])
})

test('without scripts an accordion opens, one at a time, and a link into it opens its target', async () => {
  const target = `#item-${accordion['closed']!.props.items[2]!.id}`
  const { page } = await widgets.open({ ...faq('closed'), window: { scripts: false }, hash: target })
  await soon(() => page.locator('details').nth(2).getAttribute('open')).toBe('')
  await page.locator('summary').nth(0).click()
  await soon(() => page.locator('details[open] h3').allTextContents()).toEqual(['Can I order for tomorrow?'])
})

test('C4.34 C4.35 the first menu is shown, and only one at a time', async () => {
  const { page, complaints } = await widgets.open(card('tabs'))
  await awake(page)
  expect(await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')))).toEqual(
    ['true', 'false'],
  )
  await page.getByRole('tabpanel', { name: 'Breakfast' }).waitFor()
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  await page.getByRole('tab', { name: 'Lunch' }).click()
  expect(await page.getByRole('tabpanel').allTextContents()).toEqual([expect.stringContaining('Soup of the day')])
  expect(complaints).toEqual([])
})

test('C4.36 C4.37 arrows go around the tabs, Enter and Space choose; mirrored where text runs to the left', async () => {
  const { page } = await widgets.open(card('tabs'))
  await awake(page)
  const selected = () => page.getByRole('tab', { selected: true }).textContent()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('tab', { name: 'Breakfast' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect([await focused(), await selected()]).toEqual(['Lunch', 'Breakfast'])
  await page.keyboard.press(' ')
  expect(await selected()).toBe('Lunch')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect([await focused(), await selected()]).toEqual(['Breakfast', 'Breakfast'])
  await page.keyboard.press('End')
  expect(await focused()).toBe('Lunch')
  await page.keyboard.press('Home')
  expect(await focused()).toBe('Breakfast')
  const mirrored = await widgets.open(card('tabs', { direction: 'rtl' }))
  await awake(mirrored.page)
  await mirrored.page.getByRole('tab', { name: 'Breakfast' }).focus()
  await mirrored.page.keyboard.press('ArrowLeft')
  expect(await mirrored.page.evaluate(() => document.activeElement?.textContent)).toBe('Lunch')
})

test('tabs follow the accepted practices: names, panels, one stop of the Tab key', async () => {
  const { page } = await widgets.open(card('tabs'))
  await awake(page)
  const tabs = await page.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      return [
        tab.parentElement?.getAttribute('role'),
        (tab as HTMLElement).tabIndex,
        panel?.getAttribute('role'),
        panel?.getAttribute('aria-labelledby') === tab.id,
      ]
    }),
  )
  expect(tabs).toEqual([
    ['tablist', 0, 'tabpanel', true],
    ['tablist', -1, 'tabpanel', true],
  ])
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel')
})

test('without scripts every menu is visible, and links lead to each', async () => {
  const { page } = await widgets.open(card('tabs', { window: { scripts: false } }))
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Breakfast', 'Lunch'])
  await page.getByRole('link', { name: 'Lunch' }).click()
  expect(page.url()).toContain('#menu-')
  expect(await page.getByText('Toast with cheese').isVisible()).toBe(true)
})

test('C9.15 a shape has the height for its width of its group, and its outline fills exactly that', async () => {
  const stroke = { type: 'THEME_COLOR', id: 'text' } as const
  const drawn = shapeNames.map((shape) =>
    widgets.render(ShapeView, { ...shapeBlockContract.starts, shape, stroke, strokeWidth: 9 }),
  )
  const { page, complaints } = await widgets.open({
    html: `<div style="width:200px">${drawn.join('')}</div>`,
    css: shapeCss,
  })
  const measured = await page.locator('.shape').evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const box = element.querySelector<SVGPathElement>('svg > path')!.getBBox()
      return [
        Math.round((height / width) * 100),
        [box.x, box.y].map(Math.round),
        [box.width + 2 * box.x, box.y + box.height].map(Math.round),
      ]
    }),
  )
  expect(measured).toEqual(
    shapeNames.map((shape) => {
      const { height } = shapeNamed(shape)
      return [
        height,
        [shape === 'hexagon' ? 7 : 0, 0].map((side) => expect.closeTo(side, -0.5)),
        [100, height].map((side) => expect.closeTo(side, -0.5)),
      ]
    }),
  )
  expect(complaints).toEqual([])
})

test('a turned shape makes no page wider than its window', async () => {
  const turned = shapeNames.flatMap((shape) =>
    [30, 45, 90].map((turn) => widgets.render(ShapeView, { ...shapeBlockContract.starts, shape, turn })),
  )
  const { page } = await widgets.open({
    html: turned.join(''),
    css: `${shapeCss}body{margin:0}`,
    window: { width: 390 },
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a shape fills its place where it is set to, and keeps its own height on a phone', async () => {
  const html = widgets.render(ShapeView, { ...shapeBlockContract.starts, stretch: true })
  const boxed = `<div style="width:300px;height:90px">${html}</div>`
  const height = (page: Page) =>
    page.locator('.shape svg').evaluate((element) => Math.round(element.getBoundingClientRect().height))
  expect(await height((await widgets.open({ html: boxed, css: shapeCss })).page)).toBe(90)
  expect(await height((await widgets.open({ html: boxed, css: shapeCss, window: { width: 390 } })).page)).toBe(300)
})

test('an English sentence on a page from right to left begins on the side of the page, and one in the middle stays there', async () => {
  const words = '<p id="own">Nobody yet.</p><div style="text-align: center"><p id="middle">Nobody yet.</p></div>'
  const sides = async (direction: 'ltr' | 'rtl') => {
    const { page } = await widgets.open({ html: `<main style="width: 300px">${words}</main>`, direction })
    return page.locator('p').evaluateAll((all) =>
      all.map((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const [line, box] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()]
        const [before, after] = [line.left - box.left, box.right - line.right]
        return Math.abs(before - after) < 2 ? 'middle' : before < after ? 'left' : 'right'
      }),
    )
  }
  expect(await sides('rtl')).toEqual(['right', 'middle'])
  expect(await sides('ltr')).toEqual(['left', 'middle'])
})
