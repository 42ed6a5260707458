import { stillGallery } from '#support/gallery-windows'
import { expect, test } from 'vitest'
import { type Opening, imageSlide, imageSlides } from '#support/gallery-page'

const { lab, still } = await stillGallery()

const grid = (count: number, props: object = {}, more: Partial<Opening> = {}): Opening => ({
  galleries: [{ props: { design: 'grid', ...props }, slides: imageSlides(count) }],
  ...more,
})

test('B8.14 B3.05 without the lightbox a warning says so, and the link leads to the image itself', async () => {
  lab.refuse('lightbox-overlay')
  const page = await lab.open(still, grid(3))
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.locator('[data-open]').first().click()
  await page.waitForURL(/1500x1000\.svg$/)
  expect(warnings).toContain('lightboxify is not available in this tier!')
  lab.refuse(null)
  await page.close()
})

test('B5.07 B5.08 unreadable block data is reported, and the page stays whole', async () => {
  for (const [data, message] of [
    ['%E0%A4%A', 'Error decoding gallery block data.'],
    ['[1,2]', 'Error evaluating gallery block data.'],
    ['{nonsense', 'Error evaluating gallery block data.'],
  ] as const) {
    const page = await still.newPage()
    const errors: string[] = []
    page.on('console', (consoleMessage) => consoleMessage.type() === 'error' && errors.push(consoleMessage.text()))
    const html = lab
      .htmlOf(grid(3, { design: 'slideshow', lightbox: false }))
      .replace(/data-block-json="[^"]*"/, `data-block-json="${data}"`)
    await page.route(`${lab.origin}/broken`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(`${lab.origin}/broken`)
    await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await page.locator('.gallery-view').dispatchEvent('pointerdown')
    await page.locator('.gallery-view').dispatchEvent('pointerup')
    await expect.poll(() => errors.filter((text) => text === message).length).toBeGreaterThan(0)
    expect(await page.locator('.slide').first().isVisible()).toBe(true)
    await page.close()
  }
})

test('B3.01 B3.58 B3.59 B3.60 B3.61 B3.62 B3.63 B3.64 B3.65 B3.67 slides and the block carry their documented attributes', async () => {
  const slide = imageSlide(0, [1500, 1000], {
    url: '/portfolio/one',
    title: 'One',
    description: 'The first.',
    focalPoint: { x: 0.25, y: 0.75 },
  })
  const page = await lab.open(still, { galleries: [{ props: { design: 'grid' }, slides: [slide] }] })
  const data = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  expect(await data('.slide')).toMatchObject({
    type: 'image',
    slideId: slide.id,
    slideUrl: '/portfolio/one',
    title: 'One',
    description: 'The first.',
    lightboxTheme: 'dark',
  })
  expect(await data('.slide img')).toMatchObject({
    src: `/s/${slide.id}/1500x1000.svg`,
    imageDimensions: '1500x1000',
    imageFocalPoint: '0.25,0.75',
  })
  expect(JSON.parse((await data('.gallery')).blockJson ?? '')).toMatchObject({ design: 'grid', lightbox: true })
  await page.close()
})
