import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { ownerVisit, samples } from '#support/editor'
import { ownerScreens, settled } from '#support/screens'

const place = samples()

test.each(['light', 'dark'] as const)('axe finds nothing on any screen of the owner area, in %s', { timeout: 180_000 }, async (colorScheme) => {
  const { page, complaints } = await ownerVisit({ colorScheme })
  const found: string[] = []
  for (const address of await ownerScreens(place, page, 'lichtval', 'Prints')) {
    await page.goto(address)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    found.push(...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})

test('no screen of the owner area is wider than a phone, a tablet or a desk', { timeout: 180_000 }, async () => {
  const { page } = await ownerVisit({ width: 390, height: 844 })
  const wide: string[] = []
  for (const address of await ownerScreens(place, page, 'lichtval', 'Prints')) {
    await page.goto(address)
    await settled(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wide.push(`${address} is ${over} px too wide at ${width}`)
    }
  }
  expect(wide).toEqual([])
})
