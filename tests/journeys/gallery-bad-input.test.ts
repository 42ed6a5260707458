import { stillGallery } from '#support/gallery-windows'
import { expect, test } from 'vitest'
import { awakeGallery, becomes, control, indexOf, slideshow, strip } from '#support/gallery-driver'
import { builtScripts, galleryWindow, manifest, imageSlide, imageSlides, scriptsFolder } from '#support/gallery-page'

const { lab, still } = await stillGallery()

// Imports are handed to the page as text: the test's own tools would rewrite them.
const scriptWith = (text: string) => [...builtScripts].find(([, body]) => body.includes(text))?.[0] ?? ''
const lightbox = scriptWith('lightbox-overlay')
const core = scriptWith('No gallery container found')

test('B4.35 B3.37 a gallery refreshes when the device is turned', async () => {
  const page = await awakeGallery(lab, still, slideshow)
  const shown = await page.locator('.gallery-show .slide').evaluateAll((slides) => {
    const all = slides as HTMLElement[]
    for (const slide of all) slide.inert = true
    dispatchEvent(new Event('orientationchange'))
    return all.map((slide) => slide.inert)
  })
  expect(shown).toEqual([false, true, true, true, true])
  await page.close()
})

test('B5.04 a design that the lightbox does not have is an error that lists those it has', async () => {
  const page = await awakeGallery(lab, still, slideshow)
  const message = await page.evaluate(`import('${scriptsFolder}${lightbox}')
    .then(({ openLightbox }) => openLightbox({ root: document.querySelector('.gallery'), slides: [], at: 0, words: {}, design: 'polaroid' }))
    .catch((error) => error.message)`)
  expect(message).toBe('These are not the gallery designs you are looking for: polaroid. Loaded: stacked')
  await page.close()
})

test('B5.01 B8.11 B5.02 B5.03 B8.12 a gallery without a container, or of a design that is not loaded, is an error that says so', async () => {
  const page = await awakeGallery(lab, still, slideshow)
  const messageFor = (container: string) =>
    page.evaluate(`import('${scriptsFolder}${core}').then(({ createGallery, behaviourOf }) => {
      try { createGallery(${container}, behaviourOf({}, 'strip'), {}) } catch (error) { return error.message }
    })`)
  expect(await messageFor('null')).toBe('No gallery container found')
  expect(await messageFor('document.createElement("div")')).toBe(
    'Design not found: these are not the gallery designs you are looking for: strip',
  )
  await page.close()
})

test('B5.13 a strip with an invalid alignment is an error, and the page stays whole', async () => {
  const page = await still.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const body = lab
    .htmlOf({ galleries: [{ props: strip, slides: imageSlides(4) }] })
    .replace(
      /data-block-json="[^"]*"/,
      'data-block-json="{&quot;options&quot;:{&quot;alignment&quot;:&quot;left&quot;}}"',
    )
  await page.route(`${lab.origin}/aligned`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${lab.origin}/aligned`)
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  await page.locator('.gallery-view').dispatchEvent('pointerdown')
  await page.locator('.gallery-view').dispatchEvent('pointerup')
  await expect.poll(() => errors).toEqual(['The alignment of a strip must be start, middle or end, not left.'])
  expect(await page.locator('.slide').first().isVisible()).toBe(true)
  await page.close()
})

test('B8.13 a gallery that is begun twice warns, and goes on as one', async () => {
  const page = await awakeGallery(lab, still, slideshow)
  const warnings: string[] = []
  page.on('console', (consoleMessage) => consoleMessage.type() === 'warning' && warnings.push(consoleMessage.text()))
  await page.evaluate(`import('${scriptsFolder}${manifest.islands['gallery']}').then(({ wake }) => {
    wake(document.querySelector('quoin-island'), { design: 'stacked', words: { position: '{n} of {count}' } })
  })`)
  await control(page, 'next').click()
  await expect.poll(() => warnings).toContain('Node already bound to gallery instance')
  await page.close()
})

test('B4.16 a gallery stays in place while the one it is linked with still moves elsewhere', async () => {
  const moving = await galleryWindow()
  const [firstId, other] = ['65a1f0c2e4b0a1b2c3d4b000', '65a1f0c2e4b0a1b2c3d4b001']
  const slides = imageSlides(5)
  const galleries = [
    {
      id: firstId,
      props: { ...slideshow, vSize: 4, imageAspectRatio: '5:1', options: { speed: 0.05, linkedGalleries: [other] } },
      slides,
    },
    { id: other, props: { ...strip, vSize: 4, options: { speed: 9 } }, slides },
  ]
  const page = await lab.open(moving, { galleries })
  await page.locator('quoin-island[awake]').nth(1).waitFor({ state: 'attached' })
  await control(page, 'next').click()
  await becomes(page, 1)
  await page.locator('[data-control="next"]').nth(1).click()
  await becomes(page, 2)
  await control(page, 'next').click()
  expect(await indexOf(page)).toBe(2)
  await moving.close()
})

test('no images, one, or one that is broken: the page stays whole', async () => {
  const whole = imageSlide(0)
  const broken = imageSlide(1, [1500, 1000], { asset: whole.asset && { ...whole.asset, file: 'gone.svg' } })
  for (const slides of [[], [whole], [broken, whole]])
    for (const design of ['slideshow', 'slider', 'carousel', 'grid']) {
      const errors: string[] = []
      const page = await still.newPage()
      page.on('pageerror', (error) => errors.push(`${design} of ${slides.length}: ${error.message}`))
      await page.route(`${lab.origin}/whole`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: lab.htmlOf({ galleries: [{ props: { design }, slides }], rest: '<p>Below</p>' }),
        }),
      )
      await page.goto(`${lab.origin}/whole`)
      await page.keyboard.press('ArrowRight')
      expect(await page.getByText('Below').isVisible()).toBe(true)
      expect([errors, await page.locator('.slide').count()]).toEqual([[], slides.length])
      await page.close()
    }
})
