import { stillGallery } from '#support/gallery-windows'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples, siteOwner } from '#support/editor'
import { galleryWindow, type Opening, imageSlide, imageSlides } from '#support/gallery-page'
import { idle } from '#support/idle'
import { silentVideo } from '#support/silent-video'
import { imageCollection } from '#support/image-collection'

const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })
const { lab, still: context } = await stillGallery()

const tags = [['Alps', 'Snow'], ['Coast'], ['Alps'], []]
/** Fifty images, as one page of a collection of 120 has them. */
const part = (page: number): Opening => ({
  galleries: [
    {
      props: { filters: true, design: 'autocolumns' },
      slides: Array.from({ length: page === 3 ? 20 : 50 }, (_, at) =>
        imageSlide((page - 1) * 50 + at, [1500, 1000], {
          tags: [...(tags[at % 4] ?? []), ...(page === 3 ? ['Late'] : [])],
        }),
      ),
      data: {
        more: page === 3 ? null : `/work?page=${page + 1}`,
        part: { first: (page - 1) * 50, count: 120, path: '/work' },
      },
    },
  ],
})
const shown = (page: Page) => page.locator('.slide:visible').count()
const awake = (page: Page) => page.locator('quoin-island[awake]').first().waitFor({ state: 'attached' })
async function collection(after = ''): Promise<Page> {
  await context.route(/\/work\?page=[23]$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: lab.htmlOf(part(Number(route.request().url().slice(-1)))) }),
  )
  const page = await lab.open(context, { ...part(1), after })
  await awake(page)
  return page
}
/** Pressed until it is heard: the script of the filters comes after the one that wakes them. */
const choose = (page: Page, tag: string) =>
  soon(async () => {
    const button = page
      .getByRole('group', { name: 'Show images tagged' })
      .getByRole('button', { name: tag, exact: true })
    await button.click()
    return button.getAttribute('aria-pressed')
  }).toBe('true')
const toEnd = async (page: Page, count: number) => {
  await soon(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    return page.locator('.slide').count()
  }).toBe(count)
}

test('images are shown by tag, with the pointer and by keyboard, and all of them again', async () => {
  const page = await lab.open(context, {
    galleries: [
      { props: { filters: true }, slides: tags.map((own, at) => imageSlide(at, [1500, 1000], { tags: own })) },
    ],
  })
  await awake(page)
  await choose(page, 'Alps')
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await shown(page)).toBe(2)
  await filter('Alps').press('Tab')
  await page.keyboard.press('Enter')
  expect(await shown(page)).toBe(1)
  expect(await filter('Coast').getAttribute('aria-pressed')).toBe('true')
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await page.locator('dialog.lightbox').waitFor()
  expect(await page.locator('dialog.lightbox .slide').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
  await filter('All').click()
  expect(await shown(page)).toBe(4)
  await page.close()
})

test('a long collection continues as its end comes near; later images are filtered and enlarged like the first', async () => {
  const page = await collection()
  await choose(page, 'Coast')
  await toEnd(page, 120)
  await soon(() => shown(page)).toBe(31)
  expect(await page.locator('.gallery-more').count()).toBe(0)
  await choose(page, 'Late')
  await soon(() => shown(page)).toBe(20)
  await page.locator('.slide:visible [data-open]').last().click()
  await page.locator('dialog.lightbox [data-part="title"]', { hasText: 'Title 120' }).waitFor()
  await page.close()
})

const box = (page: Page) => page.locator('dialog.lightbox')
const told = (page: Page) => box(page).locator('[data-part="count"]')
const current = (page: Page) => box(page).locator('.slide[data-current]')

test('images are counted over the whole collection, those of pages that are not loaded yet too; going back from the first shows the last', async () => {
  const page = await collection()
  expect(await page.locator('[data-open]').nth(49).getAttribute('aria-label')).toBe('Enlarge image 50 of 120: Image 50')
  await page.locator('[data-open]').first().click()
  await soon(() => told(page).textContent()).toBe('1 of 120')
  await box(page).locator('[data-control="previous"]').click()
  await soon(() => told(page).textContent()).toBe('120 of 120')
  await current(page).getByRole('img', { name: 'Image 120' }).waitFor()
  await soon(() => box(page).locator('[data-part="title"]').textContent()).toBe('Title 120')
  expect([await current(page).getAttribute('aria-label'), page.url()]).toEqual([
    '120 of 120',
    expect.stringMatching(/#itemId=65a1f0c2e4b0a1b2c3d40119$/),
  ])
  await page.close()
})

test('an address leads to an image that is not on the page yet; one that is in no part leaves the page unchanged', async () => {
  const page = await collection('#itemId=65a1f0c2e4b0a1b2c3d40115')
  await current(page).getByRole('img', { name: 'Image 116' }).waitFor()
  await soon(() => told(page).textContent()).toBe('116 of 120')
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  expect([await shown(page), new URL(page.url()).hash]).toEqual([50, ''])
  await page.close()
  const pageResponse = context.waitForEvent('response', (response) => response.url().endsWith('?page=3'))
  const other = await collection('#itemId=65a1f0c2e4b0a1b2c3d49999')
  await (await pageResponse).finished()
  await other.locator('[data-open]').nth(2).click()
  await soon(() => told(other).textContent()).toBe('3 of 120')
  await other.close()
})

test('B2.02 an address asks a slideshow that nothing enlarges for an image of another page, and is led to that page', async () => {
  const own = await galleryWindow({ still: true })
  const show = (at: number): Opening => ({
    galleries: part(at).galleries.map((gallery) => ({ ...gallery, props: { design: 'slideshow', lightbox: false } })),
  })
  await own.route(/\/work\?page=[23]$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: lab.htmlOf(show(Number(route.request().url().slice(-1)))) }),
  )
  const page = await lab.open(own, { ...show(1), after: '#itemId=65a1f0c2e4b0a1b2c3d40115' })
  await page.waitForURL(/\/work\?page=3#itemId=65a1f0c2e4b0a1b2c3d40115$/)
  await soon(() => page.locator('.slide[data-current]').getAttribute('data-title')).toBe('Title 116')
  await own.close()
})

test('with a tag chosen, its images are counted, also those loaded later', async () => {
  const page = await collection()
  await choose(page, 'Coast')
  await page.locator('.slide:visible [data-open]').first().click()
  await soon(() => told(page).textContent()).toBe('1 of 31')
  await page.close()
})

test('where a part cannot be loaded, its place says so, and is filled once it can', async () => {
  const page = await collection()
  await page.route(/page=3$/, (route) => route.abort())
  await page.locator('[data-open]').first().click()
  await soon(() => told(page).textContent()).toBe('1 of 120')
  const go = async (way: string) => {
    // While an image moves, no other may.
    await soon(() => box(page).locator('.slide:not([inert])').count()).toBe(1)
    await box(page).locator(`[data-control="${way}"]`).click()
  }
  await go('previous')
  await current(page).getByText('This image could not be loaded').waitFor()
  expect(await current(page).getAttribute('aria-busy')).toBe(null)
  await page.unroute(/page=3$/)
  await go('next')
  await soon(() => told(page).textContent()).toBe('1 of 120')
  await current(page).getByRole('img', { name: 'Image 1', exact: true }).waitFor()
  await go('previous')
  await current(page).getByRole('img', { name: 'Image 120' }).waitFor()
  await page.close()
})

test('B8.43 where the next page is missing, restricted, or fails, and without scripts, a link leads to it', async () => {
  for (const status of [404, 403, 500, 0]) {
    await context.unrouteAll()
    await context.route(/\/work\?page=2$/, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, contentType: 'text/html', body: '<h1>Not here</h1>' }),
    )
    const page = await lab.open(context, part(1))
    await awake(page)
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = (...args) => fetch(...args).finally(() => document.body.toggleAttribute('data-answered', true))
    })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('body[data-answered]').waitFor()
    await idle(page)
    expect([await shown(page), await page.getByRole('link', { name: 'More images' }).getAttribute('href')]).toEqual([
      50,
      '/work?page=2',
    ])
    await page.close()
  }
  await context.unrouteAll()
  const without = await galleryWindow({ scripts: false })
  const plain = await lab.open(without, part(1))
  expect([await shown(plain), await plain.getByRole('link', { name: 'More images' }).count()]).toEqual([50, 1])
  expect(await plain.locator('.gallery-filters:visible').count()).toBe(0)
  await without.close()
})

test('a downloadable image is one link away in the lightbox, in its largest form', async () => {
  const page = await lab.open(context, { galleries: [{ props: { download: true }, slides: imageSlides(3) }] })
  await awake(page)
  await page.locator('[data-open]').nth(1).click()
  const link = page.getByRole('link', { name: 'Download' })
  await soon(() => link.getAttribute('href')).toBe('/s/65a1f0c2e4b0a1b2c3d40001/1500x1000.svg')
  const download = page.waitForEvent('download')
  await link.press('Enter')
  expect((await download).suggestedFilename()).toBe('1500x1000.svg')
  await page.keyboard.press('Escape')
  await page.close()
})

test('an upright video is upright among images of their own shapes, and over the whole window', async () => {
  const video = await silentVideo([36, 64])
  await context.route('**/*.webm', (route) => route.fulfill({ contentType: 'video/webm', body: video }))
  const { asset, ...rest } = imageSlide(0)
  const own = {
    ...rest,
    asset: { ...asset!, kind: 'video', type: 'video/webm', file: 'video.webm', width: null, height: null },
  } as const
  const short = imageSlide(2, [1500, 1000], { video: 'https://www.youtube.com/shorts/aqz-KE-bpKQ', ratio: 9 / 16 })
  const props = { slidesPerRow: 3, imageAspectRatio: 'Auto' }
  const page = await lab.open(context, { galleries: [{ props, slides: [own, imageSlide(1), short] }] })
  await awake(page)
  const shape = (video: Locator) => video.evaluate((element) => (element.clientWidth / element.clientHeight).toFixed(1))
  expect(await shape(page.locator('.gallery .video-wrapper').last())).toBe('0.6')
  for (const [way, part] of [
    ['previous', 'video'],
    ['next', '[data-play]'],
  ] as const) {
    await page.locator('[data-open]').click()
    await page.locator(`dialog [data-control="${way}"]`).click()
    const shown = page.locator('dialog .slide[data-current] .video-wrapper', { has: page.locator(part) })
    await shown.waitFor()
    await soon(() => shape(shown)).toBe('0.6')
    await page.keyboard.press('Escape')
    await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
  }
  await page.close()
})

test('albums are side by side, each leads to its own page and on to the next: on phones, without scripts, by keyboard', async () => {
  const path = await imageCollection(await siteOwner('kade-9'), {
    type: 'album',
    title: 'Walks',
    items: ['Dunes', 'Dyke'],
  })
  const { page, context: own } = await visit({ scripts: false, width: 390 })
  await page.goto(samples().site('kade-9') + path)
  const covers = page.locator('.slide a')
  expect(await covers.count()).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await covers.first().press('Enter')
  await page.waitForURL(`**${path}/dunes`)
  await page.locator('a[rel="next"]').press('Enter')
  await page.waitForURL(`**${path}/dyke`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Dyke')
  await own.close()
})

test.each([390, 1440])(
  'at %i px a portfolio leads from project to project and back, by keyboard and without scripts',
  async (width) => {
    const { page, context: own } = await visit({ scripts: false, width })
    await page.goto(`${samples().site('lichtval')}/series`)
    await page.getByRole('link', { name: 'High ground' }).press('Enter')
    await page.waitForURL('**/series/high-ground')
    await page.locator('a[rel="next"]').press('Enter')
    await page.waitForURL('**/series/still-rooms')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Still rooms')
    await page.locator('a[rel="prev"]').press('Enter')
    await page.waitForURL('**/series/high-ground')
    await own.close()
  },
)
