import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { publish } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'schel', title: 'Schel', locale: 'en-GB' })

beforeAll(async () => {
  await shop.sell('Bell', { variant: { priceMinor: 1000, quantity: 5 } }, { excerpt: 'Rings once. '.repeat(20) })
  await shop.as(async (tx) => {
    await changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: true } })
    await changeSettings(tx, {
      group: 'mobileInfoBar',
      values: { enabled: true, phone: '+31 20 123 45 67', email: 'hello@example.com', hours: 'Every day' },
    })
    const { id, documentId } = await createCollection(tx, { type: 'blog', title: 'News', slug: 'news' })
    const item = await createItem(tx, { collectionId: id, settings: { title: 'One', slug: 'one' } })
    await publish(tx, { documents: [documentId, item.id] })
  })
})

/** Goes through a page by Tab; answers each stop of which nothing can be seen. */
async function unseenStops(page: Page): Promise<string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      const shares = [0.1, 0.5, 0.9]
      const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
      const isSeen = points.some(([x, y]) => {
        const above = document.elementFromPoint(x, y)
        return above !== null && (element.contains(above) || above.contains(element) || above.closest('label') !== null)
      })
      return {
        isSeen,
        name: `${element.tagName} ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}`,
      }
    })
    if (seen === null) break
    if (!seen.isSeen) unseen.push(seen.name)
  }
  return unseen
}

for (const window of [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
])
  for (const path of ['/shop/bell', '/news/one'])
    test(`at ${window.width} by ${window.height} no bar covers the focused element on ${path}`, async () => {
      const { page } = await visit(window)
      await page.goto(shop.origin + path)
      await page.getByRole('form', { name: 'Cookies' }).waitFor()
      expect(await unseenStops(page)).toEqual([])
      const banner = await page.getByRole('form', { name: 'Cookies' }).boundingBox()
      expect(banner?.height).toBeLessThanOrEqual(window.height * 0.42)
    })
