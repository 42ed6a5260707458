import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const section = canvas.locator('[data-section]').nth(1)
const blocks = canvas.locator('[data-section] > .grid > .block')
const undo = page.getByRole('button', { name: 'Undo', exact: true })

interface DroppedFile {
  name: string
  type: string
  /** Text content of the file; absent for a drawing. */
  words?: string
  /** Width of a drawing in pixels. */
  width?: number
}

/** As a browser does when files of a folder are let go over an element. */
const drop = (element: Locator, files: readonly DroppedFile[]) =>
  element.evaluate(async (target, dropped) => {
    const document = target.ownerDocument
    const view = document.defaultView
    if (!view) return
    const transfer = new view.DataTransfer()
    for (const { name, type, words, width = 40 } of dropped) {
      const drawn = document.createElement('canvas')
      drawn.width = drawn.height = width
      const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/jpeg'))
      transfer.items.add(new view.File([words ?? blob ?? ''], name, { type }))
    }
    const { left, top } = target.getBoundingClientRect()
    const at = { clientX: left + 20, clientY: top + 20 }
    target.dispatchEvent(new view.DragEvent('drop', { ...at, dataTransfer: transfer, bubbles: true, cancelable: true }))
  }, files)

const photos = [1, 2, 3, 4, 5].map((number) => ({
  name: `drop-${number}.jpg`,
  type: 'image/jpeg',
  width: 40 + number,
}))
const pdf = { name: 'paper.pdf', type: 'application/pdf', words: '%PDF-1.4\n%%EOF\n' }

/**
 * Returns the numbers of the dropped photos on the page, from top to bottom. The address of a photo ends with its name
 * until its sizes are made, and with its width from then on.
 */
const shown = () =>
  blocks.locator('img').evaluateAll((images) =>
    images
      .map((image) => ({
        number: Number(/\/(?:drop-|4)(\d)\.jpg$/.exec((image as HTMLImageElement).src)?.[1]),
        top: image.getBoundingClientRect().top,
      }))
      .filter(({ number }) => number > 0)
      .sort((a, b) => a.top - b.top)
      .map(({ number }) => number),
  )
const inOrder = [1, 2, 3, 4, 5]

test('five images dropped on a section appear there in their order, and one undo removes them', async () => {
  await newSite(page, 'Neerzetten')
  await page.goto(`${place.admin('neerzetten')}/config/?frameUrl=/`)
  await editorOf(page)
  const count = await blocks.count()
  await drop(section, photos)
  await expect.poll(shown).toEqual(inOrder)
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(count)
})

test('five images dropped on an image appear below it; a single one replaces it', async () => {
  const count = await blocks.count()
  await drop(section, photos.slice(0, 1))
  await expect.poll(shown).toEqual([1])
  const image = blocks.filter({ has: page.locator('img:is([src$="/drop-1.jpg"], [src$="/41.jpg"])') })
  await drop(image, photos)
  await expect.poll(shown).toEqual([1, ...inOrder])
  await undo.click()
  await expect.poll(shown).toEqual([1])
  await drop(image, photos.slice(1, 2))
  await expect.poll(shown).toEqual([2])
  await undo.click()
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(count)
})

test('a PDF becomes a link to the file, beside images that are dropped with it', async () => {
  const count = await blocks.count()
  await drop(section, [...photos.slice(0, 1), pdf])
  await expect.poll(shown).toEqual([1])
  const link = canvas.getByRole('link', { name: 'paper.pdf' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/s\/[0-9a-f]{24}\/paper\.pdf$/)
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(count)
})

test('a file whose content differs from its name is refused in words, and the others are uploaded all the same', async () => {
  const count = await blocks.count()
  await drop(section, [{ name: 'broken.heic', type: 'image/heic', words: 'not an image' }, ...photos.slice(0, 1)])
  await page
    .getByText('broken.heic', { exact: false })
    .filter({ hasText: 'not a supported file type' })
    .first()
    .waitFor()
  await expect.poll(shown).toEqual([1])
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(count)
  expect(complaints).toEqual([])
})
