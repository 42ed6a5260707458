import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { navigationBlockContract } from '../../features/navigation/blocks/navigation/navigation.contract.ts'
import navigationCss from '../../features/navigation/blocks/navigation/navigation.css?inline'
import { NavigationView } from '../../features/navigation/blocks/navigation/navigation.view.tsx'
import { accordionBlockContract } from '../../features/pages/blocks/accordion/accordion.contract.ts'
import accordionCss from '../../features/pages/blocks/accordion/accordion.css?inline'
import { AccordionView } from '../../features/pages/blocks/accordion/accordion.view.tsx'

const widgets = await widgetPages()
const menu = (example: 'row' | 'button') => {
  const { props, data } = navigationBlockContract.examples[example] as { props: never; data: never }
  return { html: widgets.render(NavigationView, props, data), css: navigationCss }
}

/** Whether what has this name is open, as the browser tells screen readers; undefined: it does not say. */
async function isOpen(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const states = nodes
    .filter((node) => node.name?.value === name)
    .flatMap(({ properties = [] }) => properties.filter((property) => property.name === 'expanded'))
  return states[0]?.value.value
}

test('a folder of the menu is a disclosure: Enter and Space open and close it, and it announces its state', async () => {
  const { page } = await widgets.open(menu('row'))
  const folder = page.locator('summary', { hasText: 'Visit' })
  expect(await isOpen(page, 'Visit')).toBe(false)
  await folder.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Opening hours' }).waitFor()
  expect(await isOpen(page, 'Visit')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Opening hours')
  await folder.focus()
  await page.keyboard.press(' ')
  await soon(() => page.getByRole('link', { name: 'Opening hours' }).isVisible()).toBe(false)
})

test('the button of the menu opens it and announces that; Escape closes it and returns the focus', async () => {
  const { page } = await widgets.open({ ...menu('button'), window: { width: 390 } })
  expect(await isOpen(page, 'Menu')).toBe(false)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Bread' }).waitFor()
  expect(await isOpen(page, 'Menu')).toBe(true)
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('link', { name: 'Bread' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')
})

test('an entry of an accordion is a heading that is a disclosure, and announces whether it is open', async () => {
  const html = widgets.render(AccordionView, accordionBlockContract.examples['firstOpen']!.props)
  const { page } = await widgets.open({ html, css: accordionCss })
  const [first, second] = ['Can I order for tomorrow?', 'Do you bake without gluten?'] as const
  expect([await isOpen(page, first), await isOpen(page, second)]).toEqual([true, false])
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await soon(() => isOpen(page, second)).toBe(true)
  await soon(() => isOpen(page, first)).toBe(false)
})

test('opening a second entry while the first still opens leaves one open in the end', async () => {
  const html = widgets.render(AccordionView, accordionBlockContract.examples['firstOpen']!.props)
  const { page } = await widgets.open({ html, css: accordionCss, window: { motion: true } })
  const entry = (name: string) => page.getByRole('heading', { name, level: 3 })
  await entry('Can I order for tomorrow?').click()
  await soon(() => page.locator('details[open]').count()).toBe(0)
  await page.evaluate(() => {
    for (const heading of [...document.querySelectorAll('h3')].slice(0, 2)) heading.click()
  })
  await soon(() => page.locator('details[open] h3').allTextContents()).toEqual(['Do you bake without gluten?'])
})
