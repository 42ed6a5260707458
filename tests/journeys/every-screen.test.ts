import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { ownerVisit, samples } from '#support/editor'
import { ownerScreens, settled } from '#support/screens'

const place = samples()

test('axe finds nothing on any screen of the owner area, light or dark, and none is wider than a phone, a tablet or a desk', {
  timeout: 240_000,
}, async () => {
  const { page, complaints } = await ownerVisit({ colorScheme: 'light' })
  const found: string[] = []
  for (const address of await ownerScreens(place, page, 'lichtval', 'Prints')) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    await settled(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      found.push(...violations.map(({ id, nodes }) => `${address} ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) found.push(`${address} is ${over} px too wide at ${width}`)
    }
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})
