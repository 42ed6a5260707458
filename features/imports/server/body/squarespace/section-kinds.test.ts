import { expect, test } from 'vitest'
import type { Piece } from '#platform/block'
import { plainText } from '#platform/document'
import { convertBody } from '../convert-body.ts'

const quoted = (settings: unknown): string => JSON.stringify(settings).replaceAll('"', '&quot;')
const body = (section: string): string => `<article class="sections" data-page-sections="1">${section}</article>`
const words = (text: string): string => `<div class="sqs-block html-block sqs-block-html"><p>${text}</p></div>`
const sectionsOf = (html: string) => convertBody(html).flatMap((piece) => (piece.kind === 'section' ? [piece] : []))
const textOf = (pieces: readonly Piece[] = []): string =>
  pieces
    .map((piece) => (piece.kind === 'text' ? plainText({ type: 'doc', content: piece.nodes }) : `<${piece.kind}>`))
    .join(' ')

test('classic rows of twelve columns become columns in their shares', () => {
  const html = `<div class="sqs-layout sqs-grid-12"><div class="row sqs-row"><div class="col sqs-col-4">${words('Left')}</div>\n\n<div class="col sqs-col-8">${words('Right')}</div></div></div>`
  expect(convertBody(html)).toMatchObject([{ kind: 'columns', columns: [{ share: 4 / 12 }, { share: 8 / 12 }] }])
})

test('gallery sections and lists of items keep their images and words', () => {
  const gallery = body(
    `<section class="page-section gallery-section"><div class="content-wrapper"><div class="gallery-masonry"><figure class="gallery-masonry-item"><img data-src="https://i.example/1.jpg"><figcaption><p>First</p></figcaption></figure></div></div></section>`,
  )
  expect(sectionsOf(gallery)[0]?.pieces).toMatchObject([
    { kind: 'gallery', design: 'masonry', images: [{ url: 'https://i.example/1.jpg', title: 'First' }] },
  ])
  const item = {
    title: 'Ada',
    description: '<p>Bakes</p>',
    image: { assetUrl: 'https://i.example/ada.jpg' },
    button: { buttonText: 'Write', buttonLink: '/ada' },
  }
  const list = body(
    `<section class="page-section user-items-list-section"><div class="content-wrapper"><div class="user-items-list"><div data-context="${quoted({ userItems: [item, item] })}"></div></div></div></section>`,
  )
  const [columns] = sectionsOf(list)[0]?.pieces ?? []
  expect(columns?.kind === 'columns' && columns.columns.map(({ pieces }) => textOf(pieces))).toEqual([
    '<image> Ada Bakes <buttons>',
    '<image> Ada Bakes <buttons>',
  ])
})
