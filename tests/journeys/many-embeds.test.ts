import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples } from '#support/editor'
import { exampleExport, exampleItem, temporaryFile } from '#support/export-file'

const place = samples()
const site = place.site('kijkdoos')

const addresses = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  'https://soundcloud.com/forss/flickermood',
  'https://x.com/someone/status/1234567890123',
  'https://www.instagram.com/p/Cabcdefghij/',
  'https://www.tiktok.com/@someone/video/7123456789012345678',
  'https://www.google.com/maps/place/Amsterdam',
  'https://www.openstreetmap.org/export/embed.html?bbox=4.8,52.3,4.9,52.4',
  'https://www.slideshare.net/slideshow/embed_code/key/abcDEF123',
  'https://player.vimeo.com/video/76979872',
]

const embedded = (url: string): string =>
  `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure><!-- /wp:embed -->`

test('a page with twelve embeds asks no other host for anything, and stores nothing, before a visitor asks for one', async () => {
  await place.command('create-site', 'kijkdoos', '--owner', 'owner@quoin.localhost')
  const file = exampleExport([
    exampleItem({ id: 1, title: 'Kijk', type: 'page', slug: 'kijk', body: addresses.map(embedded).join('\n') }),
  ])
  const { code } = await place.command('import', temporaryFile('kijk.xml', file), '--site', 'kijkdoos')
  expect(code).toBe(0)

  const { page, complaints } = await visit()
  const foreign: string[] = []
  const own = new URL(site).host
  await page.route(
    (url) => url.host !== own,
    (route) => {
      foreign.push(new URL(route.request().url()).host)
      return route.abort()
    },
  )
  await page.goto(`${site}/kijk`)
  const facades = page.locator('main .facade')
  await expect.poll(() => facades.count()).toBe(addresses.length)
  for (const facade of await facades.all()) await facade.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(complaints).toEqual([])

  await facades.first().click()
  await expect.poll(() => foreign).toContain('www.youtube-nocookie.com')
  expect(new Set(foreign)).toEqual(new Set(['www.youtube-nocookie.com']))
})
