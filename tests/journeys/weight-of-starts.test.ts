import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { bytesOf, kB, loading, scriptBytes } from '#support/bytes-loaded'
import { samples } from '#support/editor'
import { pagesOfSite, samplesToStart } from '#support/screens'
import { removeSite, startSite } from '#support/started-sites'

const place = samples()

test.each(samplesToStart)('no page of a site created from %s weighs more than a page may', async (sample) => {
  const name = `licht-${sample}`
  await startSite(place, sample, name)
  try {
    const heavy: string[] = []
    for (const address of await kindsOfPages(name)) {
      const { page, context } = await visit({ width: 390, height: 844 })
      const loaded = await loading(page, address)
      expect([address, loaded[0]?.status()]).toEqual([address, 200])
      const words = await bytesOf(loaded, ['document', 'stylesheet'])
      if (words > (new URL(address).pathname === '/' ? 18 : 35) * kB) heavy.push(`${address}: ${words} of HTML and CSS`)
      const has = async (selector: string) => (await page.locator(selector).count()) > 0
      // A gallery and words that run along cost what their scripts weigh.
      const more = ((await has('.gallery')) ? 2.6 : 0) + ((await has('.marquee')) ? 1.5 : 0)
      const most = (await has('form.product-form')) ? 7.5 : 1.3 + more
      const scripts = await scriptBytes(loaded)
      if (scripts > most * kB) heavy.push(`${address}: ${scripts} of script`)
      await context.close()
    }
    expect(heavy).toEqual([])
  } finally {
    await removeSite(place, name)
  }
})

/**
 * Returns the kinds of pages of a site with many entries, two of each collection: the others consist of the same
 * blocks.
 */
async function kindsOfPages(name: string): Promise<string[]> {
  const seen = new Map<string, number>()
  const pages = (await pagesOfSite(place, name)).filter((address) => {
    const folder = new URL(address).pathname.replace(/[^/]+$/, '')
    seen.set(folder, (seen.get(folder) ?? 0) + 1)
    return folder === '/' || (seen.get(folder) ?? 0) <= 2
  })
  expect(pages.length).toBeGreaterThan(5)
  return pages
}
