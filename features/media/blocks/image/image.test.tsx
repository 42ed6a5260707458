import { expect, test } from 'vitest'
import type { PageContext, ViewProps } from '#platform/render'
import { renderView } from '#support/render-view'
import { exampleAsset } from '../../contract/example-assets.ts'
import { type ImageProps, imageBlockContract } from './image.contract.ts'
import { imageVariants } from './image.rules.ts'
import { type ImageData, ImageView } from './image.view.tsx'

const page: PageContext = {
  locale: 'en-GB',
  language: 'en',
  path: '/',
  pageType: 2,
  documentId: 'd',
  locks: [],
  editing: false,
  siteWidth: 1400,
  site: { id: 's', title: 'Lichtval', baseUrl: 'https://lichtval.example' },
}
const words = { title: 'Ridge', body: 'Words', button: 'More', link: { href: '/alps', newWindow: false } }

function html(props: Partial<ImageProps>, more: Partial<ViewProps<ImageProps, ImageData>> = {}) {
  const view = {
    id: 'b',
    slots: {},
    page,
    data: { asset: exampleAsset },
    props: { ...imageBlockContract.starts, asset: exampleAsset.id, ...props },
    place: { desktop: { x: 0, y: 0, w: 12, h: 8, z: 0 }, mobile: null },
    section: { id: 'one', theme: 'lightest', width: 'site' as const },
    ...more,
  }
  return renderView(<ImageView {...view} />).html
}

test('C3.12 an image has six arrangements, each with text of its own except the first', () => {
  expect(imageVariants).toEqual(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])
  const shown = imageVariants.map((variant) => html({ variant, ...words, caption: 'Caption' }))
  expect(shown.map((markup) => markup.includes('<h2>Ridge</h2>'))).toEqual([false, true, true, true, true, true])
  expect(shown.map((markup) => markup.includes('<figcaption>Caption</figcaption>'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(new Set(shown).size).toBe(6)
})

test('the browser gets every format and width, the reserved space and the share of the window', () => {
  const shown = html({})
  for (const part of [
    'type="image/avif"',
    'type="image/webp"',
    `/s/${exampleAsset.id}/750.avif 750w`,
    'width="2400" height="1600"',
    'sizes="(max-width:432px) calc(100vw - 40px), (max-width:1400px) 50vw, 700px"',
    'loading="lazy"',
    'background:linear-gradient(135deg,#cdd,#9ab,#456)',
  ]) {
    expect(shown).toContain(part)
  }
})

test('in the first section an image is fetched at once and before others', () => {
  const shown = html({}, { page: { ...page, firstSection: 'one' } })
  expect(shown).toContain('fetchPriority="high"')
  expect(shown).not.toContain('loading="lazy"')
})

test('a cropped image is held at its own focal point, or at that of the block', () => {
  const asset = { ...exampleAsset, focalPoint: { x: 0.2, y: 0.8 } }
  expect(html({ ratio: 1 }, { data: { asset } })).toContain('aspect-ratio:1;object-position:20% 80%')
  expect(html({ ratio: 1, focalPoint: { x: 0.9, y: 0.1 } }, { data: { asset } })).toContain('object-position:90% 10%')
})

test('a decorative image has no text, an image that is a link has some', () => {
  expect(html({ decorative: true })).toContain('alt=""')
  expect(html({ link: words.link, alt: 'To the alps' })).toContain('alt="To the alps"')
})

test('a link that would run something is no link', () => {
  expect(html({ link: { href: 'java\nscript:alert(1)', newWindow: false } })).not.toContain('<a')
})

test('visitors see nothing of an image that is not chosen or deleted, owners see its place', () => {
  expect(html({ asset: null }, { data: { asset: null } })).toBe('')
  expect(html({ asset: null }, { data: { asset: null }, page: { ...page, editing: true } })).toContain(
    'Choose an image',
  )
})
