import { expect, test } from 'vitest'
import { stylesFor } from '#platform/render'
import { allStyles } from '#support/internals'
import { type GalleryDesign, galleryDesigns } from '../../contract/gallery.rules.ts'
import { galleryStyles } from './gallery-styles.ts'

const sheetOf = (ctx: string) => stylesFor(galleryStyles, ['<main>', `<div class="gallery" ${ctx}</div>`])

/** The rules of every gallery name the designs whose words lie over their images. */
const named = ['autocolumns', 'autorows']
/** Two that are alike share a part. */
const alike: Partial<Record<GalleryDesign, string>> = { base: 'list', list: 'base', grid: 'autogrid', autogrid: 'grid' }

test('a page gets the styles of the designs that it shows, and no other', () => {
  for (const design of galleryDesigns) {
    const own = sheetOf(`data-design="${design}">`)
    const others = galleryDesigns.filter(
      (other) => other !== design && other !== alike[design] && !named.includes(other),
    )
    expect([
      design,
      others.filter((other) => own.includes(`data-design="${other}"`) || own.includes(`data-design=${other}`)),
    ]).toEqual([design, []])
    expect(own.length).toBeLessThan(allStyles(galleryStyles).length / 2)
  }
})

test('styles of parts that pages may fetch later are there from the beginning', () => {
  expect(sheetOf('data-design="grid">')).not.toContain('.gallery-play')
  expect(sheetOf('data-design="grid"><p class="gallery-more">')).toContain('.gallery-play')
})

test('an empty gallery adds no design', () => {
  expect(stylesFor(galleryStyles, ['<main></main>'])).not.toMatch(/\.gallery-(show|play|filters)/)
})
