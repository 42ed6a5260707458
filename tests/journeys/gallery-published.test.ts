import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { noteAnimations, notedAnimations } from '#support/animations'
import { visit } from '#support/browser'
import { type Editor, editorOf, freshSession, ownerVisit, samples, siteOwner, soon } from '#support/editor'
import { newSite } from '#support/new-site'
import { pageOfGalleries } from '#support/page-of-galleries'

const place = samples()
const address = `${place.site('fotoclub')}/wall`
const names = ['Show', 'Rows', 'Share', 'Turn', 'Grid', 'Columns', 'Lines', 'List'] as const
type Name = (typeof names)[number]
let editor: Editor

/** A page of a new site with eight galleries of the same five images, each under a name of its own. */
beforeAll(async () => {
  const session = await freshSession()
  const { page } = await ownerVisit({ width: 1440, height: 900 }, session)
  await newSite(page, 'Fotoclub')
  const owner = await siteOwner('fotoclub', session)
  const id = await pageOfGalleries(owner, 'Wall', names)
  await page.goto(`${place.admin('fotoclub')}/config/edit/${id}`)
  editor = await editorOf(page)
})

const select = async (name: Name) => {
  await editor.block(`${name} 1`).click()
  await editor.page.getByRole('radio', { name: 'My own' }).waitFor()
}

async function pick(field: string, option: string): Promise<void> {
  await editor.page.getByRole('button', { name: new RegExp(`${field}$`) }).click()
  await editor.page.getByRole('option', { name: option, exact: true }).click()
}

async function fill(field: string, value: number): Promise<void> {
  const box = editor.page
    .getByRole('textbox', { name: field, exact: true })
    .and(editor.page.locator(':not([role=group][aria-label=Position] *)'))
  await box.fill(String(value))
  await box.press('Tab')
}
const turn = (field: string) => editor.page.getByRole('switch', { name: field }).press('Space')
const choose = (option: string) => editor.page.getByRole('radio', { name: option, exact: true }).click()

async function publish(): Promise<void> {
  await editor.saved()
  await editor.publish()
}

/** A visitor's page, once it shows what was published last. */
async function visitor(isThere: (page: Page) => Promise<void>): Promise<Page> {
  const { context, page } = await visit({ motion: true })
  await noteAnimations(context)
  await soon(page, address, isThere)
  return page
}

const galleryOf = (page: Page, name: Name): Locator =>
  page.locator('.gallery', { has: page.locator(`[data-title="${name} 1"]`) })

const control = (gallery: Locator, name: string) => gallery.locator(`[data-control="${name}"]`)
const current = (gallery: Locator) =>
  gallery.locator('.gallery-show .slide[data-current]').first().getAttribute('data-title')
/** The gallery shows this image and stands still: a gallery that moves refuses to go on. */
async function rests(gallery: Locator, title: string): Promise<void> {
  await expect.poll(() => current(gallery)).toBe(title)
  await expect.poll(() => gallery.locator('.slide[data-near]').count()).toBe(0)
  await gallery.page().waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

describe('a visitor sees the settings of the panel', () => {
  test('B3.17 B3.18 B3.19 B3.29 B3.32 B3.33 B3.49 B3.50 B3.51 in a slideshow: transition and its time, ends, a click, thumbnails, address and keys', async () => {
    const panel = editor.page
    await select('Show')
    await pick('Design', 'Slideshow')
    await turn('Enlarge on click')
    await pick('Transition', 'Scroll')
    await fill('Seconds per transition', 0.3)
    expect(await panel.getByRole('switch', { name: 'Loop' }).isChecked()).toBe(true)
    await turn('Loop')
    await panel.getByRole('button', { name: /A click$/ }).click()
    expect(await panel.getByRole('option').allInnerTexts()).toEqual([
      'goes on',
      'goes back',
      'by half: back or on',
      'does nothing',
    ])
    await panel.getByRole('option', { name: 'goes back' }).click()
    await turn('Thumbnails')
    await fill('Thumbnail height', 60)
    await fill('Space between thumbnails', 3)
    await turn('The address follows the image')
    expect(await panel.getByRole('switch', { name: 'Arrow keys change the image' }).isChecked()).toBe(true)
    await turn('Arrow keys change the image')
    await publish()

    const page = await visitor((seen) => galleryOf(seen, 'Show').locator('.gallery-thumbnails').waitFor())
    const gallery = galleryOf(page, 'Show')
    expect(await gallery.getAttribute('data-design')).toBe('stacked')
    const small = gallery.locator('.gallery-thumbnails .slide')
    const [first, second] = [await boxOf(small.nth(0)), await boxOf(small.nth(1))]
    expect([first.height, second.x - first.x - first.width]).toEqual([60, 3])
    await gallery.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    // The first key wakes the gallery, and the second one meets it awake.
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('ArrowRight')
      await gallery.locator('.gallery-show[data-awake]').waitFor()
    }
    await rests(gallery, 'Show 1')
    const next = control(gallery, 'next')
    expect(await control(gallery, 'previous').getAttribute('aria-disabled')).toBe('true')
    await next.click()
    await rests(gallery, 'Show 2')
    expect((await notedAnimations(page)).findLast(({ on }) => on === 'slide')).toEqual({
      on: 'slide',
      frames: { translate: [expect.stringMatching(/^\d+px$/), '0px'] },
      milliseconds: 300,
    })
    const slide = await gallery.locator('.gallery-show .slide').nth(1).getAttribute('data-slide-id')
    expect(page.url()).toContain(slide)
    await gallery.locator('.gallery-show .gallery-view').click()
    await rests(gallery, 'Show 1')
    await small.nth(4).click()
    await rests(gallery, 'Show 5')
    expect(await next.getAttribute('aria-disabled')).toBe('true')
  })

  test('B3.13 B3.14 B3.15 B3.21 B3.22 B3.23 B3.52 B3.53 C9.36 in strips: height, position, a click on the current image, autoplay and its seconds', async () => {
    await select('Rows')
    await pick('Design', 'Strip')
    await choose('Rows')
    await fill('Rows', 8)
    await choose('Left')
    await turn('Enlarge on click')
    await pick('A click', 'goes back')
    await select('Share')
    await pick('Design', 'Strip')
    await choose('Share of the width')
    expect(await editor.page.getByRole('textbox', { name: 'Share of the width' }).inputValue()).toBe('50')
    const shown = (part: string) =>
      editor
        .block('Share 1')
        .locator(part)
        .evaluate((element) => element.clientWidth / element.clientHeight)
    await expect.poll(() => shown('.gallery-view')).toBeCloseTo(2, 1)
    await fill('Share of the width', 30)
    await choose('Right')
    await turn('Autoplay')
    await fill('Seconds per image', 7)
    await publish()

    const page = await visitor((seen) => control(galleryOf(seen, 'Share'), 'pause').waitFor({ state: 'attached' }))
    const rows = galleryOf(page, 'Rows')
    const [view, track] = [await boxOf(rows.locator('.gallery-view')), rows.locator('.gallery-track')]
    const unit = await rows.evaluate((element) => {
      const probe = document.createElement('i')
      probe.style.cssText = 'display:block;height:calc(var(--row, 24px) + var(--cell-gap, 10px))'
      element.append(probe)
      const { height } = probe.getBoundingClientRect()
      probe.remove()
      return height
    })
    expect((await boxOf(track)).height).toBeCloseTo(8 * unit, 0)
    expect((await boxOf(rows.locator('.slide').first())).x).toBeCloseTo(view.x, 0)
    await rows.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await rows.locator('.slide').first().click()
    await rests(rows, 'Rows 5')
    expect((await notedAnimations(page)).findLast(({ on }) => on === 'gallery-track')?.milliseconds).toBe(500)

    const share = galleryOf(page, 'Share')
    const wide = await boxOf(share.locator('.gallery-view'))
    expect((await boxOf(share.locator('.gallery-track'))).height).toBeCloseTo(wide.width * 0.3, 0)
    const edge = await boxOf(share.locator('.slide').first())
    expect(edge.x + edge.width).toBeCloseTo(wide.x + wide.width, 0)
    await page.clock.install()
    await page.reload()
    await share.scrollIntoViewIfNeeded()
    await share.locator('.gallery-show[data-playing]').waitFor()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
    await control(share, 'next').dispatchEvent('click')
    await rests(share, 'Share 2')
    await page.clock.runFor(6999)
    await rests(share, 'Share 2')
    await page.clock.runFor(1)
    await rests(share, 'Share 3')
  })

  test('B3.04 B3.09 B3.42 B3.48 in a carousel: images per row and the space between them', async () => {
    await select('Turn')
    await pick('Design', 'Carousel')
    await fill('Per row', 2)
    await fill('Spacing', 16)
    await fill('Seconds per transition', 0.4)
    await publish()

    const page = await visitor((seen) => galleryOf(seen, 'Turn').locator('.gallery-show').waitFor())
    const gallery = galleryOf(page, 'Turn')
    const [first, second] = [
      await boxOf(gallery.locator('.slide').nth(0)),
      await boxOf(gallery.locator('.slide').nth(1)),
    ]
    const view = await boxOf(gallery.locator('.gallery-view'))
    expect(second.x - first.x - first.width).toBeCloseTo(16, 0)
    expect(second.x + second.width).toBeCloseTo(view.x + view.width, 0)
    await gallery.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await control(gallery, 'next').click()
    await rests(gallery, 'Turn 3')
    expect((await notedAnimations(page)).findLast(({ milliseconds }) => milliseconds === 400)).toBeDefined()
  })

  test('B3.02 B3.03 B3.06 B3.08 B3.10 B3.11 B3.12 B3.16 B3.20 B3.39 B3.40 B3.41 B3.43 B3.44 B3.46 B3.47 B3.54 B3.55 in walls: design, shapes, sizes, captions and the enlarged view', async () => {
    await select('Grid')
    await fill('Per row', 4)
    await fill('Spacing', 12)
    await turn('Square')
    await turn('Crop to fill')
    await pick('Captions', 'Over')
    await choose('Light')
    await select('Columns')
    await pick('Design', 'Columns')
    await fill('Column width', 300)
    await choose('the maximum')
    await select('Lines')
    await pick('Design', 'Rows')
    await fill('Row height', 180)
    await select('List')
    await pick('Design', 'List')
    await fill('Image width', 40)
    await pick('Image shape', '4:5')
    await publish()

    const page = await visitor((seen) => galleryOf(seen, 'List').and(seen.locator('[data-design="list"]')).waitFor())
    const boxes = async (name: Name, at: number) => boxOf(galleryOf(page, name).locator('.slide').nth(at))
    const image = (name: Name) => galleryOf(page, name).locator('.slide img').first()
    const grid = galleryOf(page, 'Grid')
    const [first, second, fifth] = [await boxes('Grid', 0), await boxes('Grid', 1), await boxes('Grid', 4)]
    expect([second.x - first.x - first.width, fifth.x]).toEqual([expect.closeTo(12, 0), expect.closeTo(first.x, 0)])
    const shown = await boxOf(image('Grid'))
    expect([shown.width / shown.height, await styleOf(image('Grid'), 'object-fit')]).toEqual([
      expect.closeTo(1, 2),
      'contain',
    ])
    expect(await styleOf(grid.locator('.slide-words').first(), 'position')).toBe('absolute')
    await grid.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await grid.locator('[data-open]').first().click()
    await page.locator('dialog.lightbox[data-theme="light"]').waitFor()
    await page.keyboard.press('Escape')

    expect((await boxes('Columns', 0)).width).toBeLessThanOrEqual(300)
    expect(await galleryOf(page, 'Columns').getAttribute('data-columns')).toBe('max')
    expect((await boxes('Lines', 0)).height).toBeGreaterThanOrEqual(180)
    expect((await boxes('Lines', 0)).height).toBeLessThan(250)
    const list = await boxOf(image('List'))
    expect(list.width / (await boxOf(galleryOf(page, 'List'))).width).toBeCloseTo(0.4, 1)
    expect(list.width / list.height).toBeCloseTo(0.8, 2)
  })
})
