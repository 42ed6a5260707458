import { stillGallery } from '#support/gallery-windows'
import { expect, test } from 'vitest'
import { enlargedBy, shownCount } from '#support/gallery-driver'
import { galleryWindow, imageSlides, type Opening } from '#support/gallery-page'

const { lab, still } = await stillGallery()

const enlarged = enlargedBy(lab)

test('Home and End lead to the first and the last image', async () => {
  const page = await enlarged(still, { galleries: [{ props: { design: 'grid' }, slides: imageSlides(6) }] }, 2)
  await page.keyboard.press('End')
  await expect.poll(() => shownCount(page)).toBe('6 of 6')
  await expect.poll(() => page.locator('dialog [data-near]').count()).toBe(0)
  await page.keyboard.press('Home')
  await expect.poll(() => shownCount(page)).toBe('1 of 6')
  await page.close()
})

/** An image of 3,000 pixels that is kept in three widths. */
function large(): Opening['galleries'][number]['slides'] {
  const forms = [500, 1000, 2500].map((width) => ({
    format: 'webp' as const,
    width,
    height: Math.round((width * 2) / 3),
    bytes: 1,
    file: `${width}x${Math.round((width * 2) / 3)}.svg`,
  }))
  return imageSlides(3, () => [3000, 2000]).map((slide) => ({
    ...slide,
    asset: slide.asset && { ...slide.asset, type: 'image/jpeg', renditions: forms },
  }))
}

test('an image zooms in to its own pixels, in a file that has them, and the controls stay', async () => {
  const phone = await galleryWindow({ width: 390, height: 844, touch: true, still: true })
  const page = await enlarged(phone, { galleries: [{ props: { design: 'grid' }, slides: large() }] })
  const frame = page.locator('dialog .slide[data-current] .lightbox-image')
  const scale = () =>
    frame.evaluate((node) => Number(/scale\(([\d.]+)\)/.exec((node as HTMLElement).style.transform)?.[1] ?? 1))
  const shown = () => frame.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc)
  await page.mouse.move(195, 422)
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -400)
  await expect.poll(scale).toBeCloseTo(3000 / 390, 1)
  await expect.poll(shown).toContain('/2500x')
  for (const act of ['close', 'zoom']) {
    const button = page.locator(`dialog [data-act="${act}"]`)
    expect(await button.evaluate((node) => getComputedStyle(node.parentElement ?? node).opacity)).toBe('1')
  }
  await phone.close()
})
