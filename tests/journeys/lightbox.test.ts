import { galleryWindows } from '#support/gallery-windows'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { changesOf, enlargedBy, shownCount } from '#support/gallery-driver'
import { galleryWindow, type Opening, imageSlides } from '#support/gallery-page'

const { lab, moving, still } = await galleryWindows()

const grid = (count: number, props: object = {}, more: Partial<Opening> = {}): Opening => ({
  galleries: [{ props: { design: 'grid', ...props }, slides: imageSlides(count) }],
  ...more,
})
const enlarged = enlargedBy(lab)
/** axe asks for targets of 24 pixels only where it is told to. */
const small = { rules: ['target-size'] }
const closed = (page: Page) => page.locator('dialog.lightbox').waitFor({ state: 'detached' })

test('B1.03 B4.40 B9.05 B3.68 B3.69 B3.70 a click shows the image over the whole window, with its caption, theme and a button to close', async () => {
  const page = await enlarged(moving, grid(4, { lightboxTheme: 'light' }))
  const dialog = page.locator('dialog.lightbox')
  expect(await dialog.evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([1280, 800])
  expect(await dialog.getAttribute('data-theme')).toBe('light')
  expect(await page.locator('[data-part="title"]').textContent()).toBe('Title 2')
  expect(await shownCount(page)).toBe('2 of 4')
  await page.locator('[data-act="close"]').waitFor()
  await expect
    .poll(() => page.locator('.lightbox-overlay').evaluate((overlay) => getComputedStyle(overlay).opacity))
    .toBe('0.95')
  expect(await page.evaluate(() => document.body.classList.contains('lightbox-open'))).toBe(true)
  await page.close()
})

test('B4.41 B4.42 B4.43 B2.05 after closing, it is removed, the class is off the body, the hash is cleared, and the focus is back', async () => {
  const page = await enlarged(still, grid(4))
  expect(page.url()).toContain('#itemId=')
  await page.keyboard.press('Escape')
  await closed(page)
  expect(new URL(page.url()).hash).toBe('')
  const state = await page.evaluate(() => [
    document.body.classList.contains('lightbox-open'),
    document.activeElement?.hasAttribute('data-open'),
  ])
  expect(state).toEqual([false, true])
  await page.close()
})

test('pressed repeatedly before its script has loaded, it opens once and is one step back', async () => {
  const page = await lab.open(still, grid(4))
  await page.locator('quoin-island[awake]').waitFor()
  const steps = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    const door = document.querySelector('[data-open]')
    for (let press = 0; press < 5; press += 1)
      door?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  await page.locator('dialog.lightbox .slide[data-current]').first().waitFor()
  expect(await page.locator('dialog.lightbox').count()).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await page.keyboard.press('Escape')
  await closed(page)
  await page.locator('[data-open]').first().click()
  await page.locator('dialog.lightbox .slide[data-current]').waitFor()
  await page.close()
})

test('the image opens from its place on the page and returns to that of the one shown last; small ones below lead to the others', async () => {
  const own = await galleryWindow()
  await own.addInitScript(() => {
    const { flights } = Object.assign(globalThis, { flights: [] as unknown[] })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      if (this.matches('.lightbox-image'))
        flights.push([(timing as KeyframeAnimationOptions).direction, (frames as Keyframe[])[0]?.['transform']])
      return animate.call(this, frames, timing)
    }
  })
  const page = await enlarged(own, grid(4, { thumbnails: true }))
  const strip = page.locator('.lightbox-strip button')
  await strip.nth(3).click()
  await expect.poll(() => shownCount(page)).toBe('4 of 4')
  expect(await strip.evaluateAll((all) => all.map((button) => button.hasAttribute('aria-current')))).toEqual([
    false,
    false,
    false,
    true,
  ])
  await page.waitForFunction(
    () => document.querySelectorAll('dialog .gallery-track > .slide:not([inert])').length === 1,
  )
  await page.keyboard.press('Escape')
  await closed(page)
  const fromItsPlace = expect.stringMatching(/^translate\(-?[\d.]+px,-?[\d.]+px\) scale\(0\.\d+,0\.\d+\)$/)
  expect(await page.evaluate(() => (globalThis as unknown as { flights: unknown[] }).flights)).toEqual([
    ['normal', fromItsPlace],
    ['reverse', fromItsPlace],
  ])
  await own.close()
})

test('going back closes it and leaves the page in place, and going forward opens it again', async () => {
  const page = await enlarged(still, grid(4))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownCount(page)).toBe('3 of 4')
  await page.goBack()
  await closed(page)
  expect(page.url()).toBe(`${lab.origin}/work`)
  await page.goForward()
  await page.locator('dialog.lightbox').waitFor()
  expect(await shownCount(page)).toBe('3 of 4')
  await page.keyboard.press('Escape')
  await closed(page)
  expect(page.url()).toBe(`${lab.origin}/work`)
  await page.close()
})

test('closed by its button it leaves no history: the next step back leaves the page', async () => {
  const shown = await enlarged(still, grid(4), 0)
  const before = await shown.evaluate(() => history.length)
  for (let times = 0; times < 3; times += 1) {
    await shown.waitForFunction(() => document.getAnimations().length === 0)
    await shown.locator('[data-act="close"]').click()
    await closed(shown)
    await shown.locator('[data-open]').nth(times).click()
    await shown.locator('dialog.lightbox .slide[data-current]').waitFor()
  }
  expect(await shown.evaluate(() => history.length)).toBe(before)
  await shown.close()
})

test('B9.27 where the system has no share menu, sharing copies the image’s address and says so briefly', async () => {
  const context = await galleryWindow({ still: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const page = await enlarged(context, grid(3, { share: true }))
  await page.getByRole('button', { name: 'Share' }).click()
  const notice = page.getByText('The address of this image has been copied.')
  await notice.waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await notice.waitFor({ state: 'detached' })
  expect(await shownCount(page)).toBe('2 of 3')
  await context.close()
})

test('opened by an address it closes without leaving the page', async () => {
  const opening = grid(4)
  const page = await lab.open(still, { ...opening, after: `#itemId=${opening.galleries[0]?.slides[2]?.id}` })
  await page.locator('dialog.lightbox').waitFor()
  await expect.poll(() => shownCount(page)).toBe('3 of 4')
  await page.keyboard.press('Escape')
  await closed(page)
  expect(page.url()).toBe(`${lab.origin}/work`)
  await page.close()
})

test('B2.02 B2.03 B2.04 an address opens a slide by its id or its url, wholly or by its end, in itemId or as the last segment', async () => {
  const slides = imageSlides(4).map((slide, at) => ({ ...slide, url: `/shots/image-${at}` }))
  const galleries = [{ props: { design: 'grid' }, slides }]
  const hashes = [slides[2]?.id, '/shots/image-2', 'image-2'].map((name) => ({ after: `#itemId=${name}` }))
  for (const where of [...hashes, { path: '/shots/image-2' }, { path: `/shots/${slides[2]?.id}` }]) {
    const page = await lab.open(still, { galleries, ...where })
    await expect.poll(() => shownCount(page)).toBe('3 of 4')
    await page.close()
  }
})

test('B9.07 a second key within 200 ms is ignored', async () => {
  const page = await enlarged(still, grid(6), 0)
  await expect.poll(() => page.locator('dialog .slide').first().getAttribute('data-near')).toBeNull()
  await page.locator('dialog').evaluate((dialog) => {
    for (let times = 0; times < 3; times += 1)
      dialog.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 39, bubbles: true } as KeyboardEventInit))
  })
  await expect.poll(() => shownCount(page)).toBe('2 of 6')
  await page.close()
})

test('B9.12 on a computer it loops, B9.11 on a phone it has ends', async () => {
  const page = await enlarged(still, grid(3), 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shownCount(page)).toBe('3 of 3')
  await page.close()
  const phone = await galleryWindow({ width: 400, height: 800, touch: true, still: true })
  const small = await enlarged(phone, grid(3), 0)
  expect(await small.locator('[data-control="previous"]').getAttribute('class')).toBe('disabled')
  await phone.close()
})

test('B9.08 an overlay over the image hides 500 ms after the pointer rests, and reappears with it', async () => {
  const page = await enlarged(still, grid(3))
  const changes = await changesOf(page.locator('dialog'), 'data-quiet')
  await page.mouse.move(600, 400)
  await page.mouse.move(640, 420)
  await expect.poll(changes).toMatch(/on$/)
  await page.mouse.move(700, 500)
  await expect.poll(changes).toMatch(/on off on$/)
  await page.close()
})

test('B9.09 a click goes by half, and nowhere at the edge', async () => {
  const page = await enlarged(still, grid(5), 1)
  await page.mouse.click(4, 400)
  await page.mouse.click(900, 400)
  await expect.poll(() => shownCount(page)).toBe('3 of 5')
  await expect.poll(() => page.locator('dialog [data-near]').count()).toBe(0)
  await page.mouse.click(200, 400)
  await expect.poll(() => shownCount(page)).toBe('2 of 5')
  await page.close()
})

test('the wheel zooms around the pointer, and going on ends it', async () => {
  const page = await enlarged(still, grid(3))
  const transform = () =>
    page
      .locator('dialog .slide[data-current] .lightbox-image')
      .evaluate((element) => (element as HTMLElement).style.transform)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -400)
  await expect.poll(transform).toContain('scale(2')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownCount(page)).toBe('3 of 3')
  expect(await transform()).toBe('')
  await page.close()
})

test('the focus stays inside, and no element outside or hidden can be reached', async () => {
  const page = await enlarged(still, grid(4))
  const seen = new Set<string>()
  for (let times = 0; times < 9; times += 1) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog') ? 'inside' : (document.activeElement?.tagName ?? ''),
      ),
    )
  }
  expect([...seen].filter((where) => where !== 'inside' && where !== 'BODY')).toEqual([])
  await page.close()
})

test('axe finds nothing on a page with a gallery, nor in its lightbox, and every target has 24 pixels', async () => {
  for (const props of [
    { design: 'grid' },
    { design: 'slideshow', thumbnails: true },
    { design: 'slider' },
    { design: 'carousel' },
  ]) {
    const page = await lab.open(still, { galleries: [{ props, slides: imageSlides(6) }] })
    expect([props.design, await axeFindings(page), await axeFindings(page, small)]).toEqual([props.design, [], []])
    await page.close()
  }
  const bare = imageSlides(4).map((slide) => ({ ...slide, title: '', description: '' }))
  for (const opening of [
    grid(4, { download: true, thumbnails: true }),
    { galleries: [{ props: { design: 'grid' }, slides: bare }] },
  ]) {
    const page = await enlarged(still, opening)
    expect([await axeFindings(page, { within: 'dialog' }), await axeFindings(page, small)]).toEqual([[], []])
    await page.close()
  }
})

test('on a right-to-left page the arrow to the left goes on, and the count is read from its number', async () => {
  const page = await enlarged(still, grid(4, {}, { direction: 'rtl' }))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shownCount(page)).toBe('3 of 4')
  const ends = await page.locator('[data-part="count"]').evaluate((element) => {
    const [words] = element.childNodes
    if (!words) return []
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(words, at)
      range.setEnd(words, at + 1)
      return range.getBoundingClientRect().left
    }
    return [leftOf(0), leftOf(5)]
  })
  expect(ends.toSorted((one, other) => one - other)).toEqual(ends)
  expect(ends).toHaveLength(2)
  await page.close()
})
