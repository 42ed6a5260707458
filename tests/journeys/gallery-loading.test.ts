import { stillGallery } from '#support/gallery-windows'
import { describe, expect, test } from 'vitest'
import { awakeGallery, becomes, control, indexOf, slideshow, wake } from '#support/gallery-driver'
import { galleryWindow, imageSlide, imageSlides } from '#support/gallery-page'

const { lab, still } = await stillGallery()

/** Which slides had their image asked for, in their order. */
const askedSlides = () =>
  [...new Set(lab.asked.flatMap((path) => /^\/s\/65a1f0c2e4b0a1b2c3d4(\d{4})\//.exec(path)?.[1] ?? []))]
    .map(Number)
    .toSorted((a, b) => a - b)

describe('the images of a gallery', () => {
  test('B4.28 in a slideshow load by their distance from the current one, as many ahead as preload says', async () => {
    const page = await awakeGallery(lab, still, { ...slideshow, options: { speed: 0.05, preload: 2 } }, 9)
    await expect.poll(askedSlides).toEqual([0, 1, 2, 7, 8])
    await page.locator('.gallery-show').hover()
    await control(page, 'next').click()
    await becomes(page, 1)
    await expect.poll(askedSlides).toEqual([0, 1, 2, 3, 7, 8])
    await page.close()
  })

  test('B4.28 in a grid load as they come near the window', async () => {
    // A window of its own: what another one has loaded is not asked for again.
    const context = await galleryWindow({ still: true })
    const page = await lab.open(context, {
      before: '<div style="height:12000px"></div>',
      galleries: [{ props: { design: 'grid' }, slides: imageSlides(9) }],
    })
    await page.waitForLoadState()
    expect(askedSlides()).not.toContain(8)
    await page.locator('.slide').last().scrollIntoViewIfNeeded()
    await expect.poll(askedSlides).toContain(8)
    await context.close()
  })

  test('B9.51 in a stacked slideshow lie on the level 888, the current one above the others', async () => {
    const page = await awakeGallery(lab, still, slideshow, 3)
    const levels = () =>
      page.locator('.gallery-show .slide').evaluateAll((all) => all.map((slide) => getComputedStyle(slide).zIndex))
    expect(await levels()).toEqual(['889', '888', '888'])
    await control(page, 'next').click()
    await becomes(page, 1)
    expect(await levels()).toEqual(['888', '889', '888'])
    await page.close()
  })
})

test('B9.14 the thumbnail of a video has the shape 16:9, for every shape of its image', async () => {
  const video = imageSlide(0, [1000, 1000], { video: 'https://vimeo.com/76979871' })
  const props = { ...slideshow, thumbnails: true, 'thumbnail-strip-height': 90 }
  const page = await lab.open(still, { galleries: [{ props, slides: [video, imageSlide(1, [1000, 1000])] }] })
  const shapes = await page
    .locator('.gallery-thumbnails .slide')
    .evaluateAll((all) => all.map((slide) => slide.clientWidth / slide.clientHeight))
  expect(shapes).toEqual([expect.closeTo(16 / 9, 1), expect.closeTo(1, 1)])
  await page.close()
})

describe('where a script cannot be loaded', () => {
  /** Returns the console messages of a gallery without the script that contains this text. */
  async function without(text: string, slides = imageSlides(3)) {
    lab.refuse(text)
    const errors: string[] = []
    still.once('page', (opened) => {
      opened.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
    })
    const page = await lab.open(still, { galleries: [{ props: slideshow, slides }] })
    return { page, errors }
  }

  test('B5.05 the console says Loader2 not found where the image loader is missing, and the gallery goes on', async () => {
    const { page, errors } = await without('fit, fill, none or null')
    await wake(page)
    await page.locator('.gallery-show').hover()
    await expect.poll(() => errors).toContain('Loader2 not found')
    await control(page, 'next').click()
    await becomes(page, 1)
    expect(await page.locator('.slide[data-current] img').evaluate((image: HTMLImageElement) => image.complete)).toBe(
      true,
    )
    lab.refuse(null)
    await page.close()
  })

  test('B5.06 the console says VideoLoader not found where the video loader is missing, and the video stays a link', async () => {
    const video = imageSlide(0, [1600, 900], { video: 'https://vimeo.com/76979871' })
    const { page, errors } = await without('Invalid video embed', [video, ...imageSlides(3).slice(1)])
    await wake(page)
    await expect.poll(() => errors).toContain('VideoLoader not found')
    expect(await indexOf(page)).toBe(0)
    expect(await page.locator('[data-play]').getAttribute('href')).toBe('https://vimeo.com/76979871')
    lab.refuse(null)
    await page.close()
  })
})
