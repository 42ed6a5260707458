import { expect, test } from 'vitest'
import type { GridCell, Piece, SectionPiece } from '#platform/block'
import { plainText } from '#platform/document'
import { convertBody } from '../convert-body.ts'

const quoted = (settings: unknown): string => JSON.stringify(settings, null, 2).replaceAll('"', '&quot;')

/**
 * A section as the fluid engine writes it: attributes over several lines, places in a style sheet before the blocks.
 */
function section({
  classes = '',
  theme = '',
  styles = {},
  background = '',
  css = '',
  blocks = '',
  style = '',
}): string {
  return `<section
  data-test="page-section"

  data-section-theme="${theme}"
  class='page-section

      full-bleed-section ${classes}'

  data-current-styles="${quoted(styles)}"
>
  <div class="section-border"><div class="section-background">

${background}
  </div></div>
  <div class='content-wrapper'

    style='${style}'>
    <div class="content"><div data-fluid-engine="true"><style>.fe-0 { display: grid; }

@media (min-width: 768px) { .fe-0 { row-gap: 11px; } }
${css}</style><div class="fluid-engine fe-0">${blocks}</div></div></div>
  </div>
</section>`
}

const body = (...sections: string[]): string =>
  `<article class="sections"\n\n data-page-sections="1">${sections.join('\n\n')}</article>`
const placed = (id: string, phone: string, desktop: string, z = 1): string => `
  .fe-block-${id} { grid-area: ${phone}; z-index: 1; }
  .fe-block-${id} .sqs-block { justify-content: flex-start; }
  @media (min-width: 768px) {
    .fe-block-${id} { grid-area: ${desktop}; z-index: ${z}; }
  }`
const block = (id: string, kind: string, inner: string, attributes = ''): string =>
  `<div class="fe-block fe-block-${id}"><div class="sqs-block ${kind}-block sqs-block-${kind}" ${attributes}><div class="sqs-block-content">\n\n${inner}\n\n</div></div></div>`
const words = (id: string, text: string): string =>
  block(id, 'html', `<div class="sqs-html-content">\n\n<p style="white-space:pre-wrap;">${text}</p>\n\n</div>`)

const sectionsOf = (html: string): SectionPiece[] =>
  convertBody(html).flatMap((piece) => (piece.kind === 'section' ? [piece] : []))
function cellsOf(piece: SectionPiece | undefined): readonly GridCell[] {
  const [grid] = piece?.pieces ?? []
  return grid?.kind === 'grid' ? grid.cells : []
}
const only = (html: string): Piece[] => convertBody(html.replace('fe-block fe-block-a', 'holder'))
const textOf = (pieces: readonly Piece[] = []): string =>
  pieces
    .map((piece) => (piece.kind === 'text' ? plainText({ type: 'doc', content: piece.nodes }) : `<${piece.kind}>`))
    .join(' ')

test('a section keeps its theme, height, space, alignment and the image behind it, and no line of its source', () => {
  const pieces = sectionsOf(
    body(
      section({
        classes: 'section-height--medium vertical-alignment--bottom has-background',
        theme: 'black-bold',
        styles: { imageOverlayOpacity: 0.52, sectionHeight: 'section-height--medium' },
        background:
          '<img alt="" src="https://i.example/a.jpg" data-image="https://i.example/a.jpg" data-image-dimensions="1914x926" data-image-focal-point="0.25,0.75">',
        css: placed('a', '1/2/3/10', '1/7/5/21'),
        blocks: words('a', 'Above all'),
      }),
      section({
        classes: 'section-height--custom',
        styles: { customSectionHeight: 1 },
        style: 'padding-top: calc(0vmax / 10);',
        blocks: words('b', 'Below'),
      }),
    ),
  )
  expect(pieces.map(({ look }) => look)).toEqual([
    { theme: 'darkest', height: 'medium', width: 'site', padding: 'medium', align: 'end', anchor: '' },
    { theme: 'lightest', height: 'fit', width: 'site', padding: 'none', align: 'start', anchor: '' },
  ])
  expect(pieces[0]).toMatchObject({
    overlay: 0.52,
    image: { url: 'https://i.example/a.jpg', focalPoint: { x: 0.25, y: 0.75 } },
  })
  expect(pieces.flatMap((piece) => cellsOf(piece).map((cell) => textOf(cell.pieces)))).toEqual(['Above all', 'Below'])
})

test('blocks have the places of the fluid engine, on phones only where those differ from their order', () => {
  const css =
    placed('a', '1/2/4/10', '2/2/8/14') + placed('b', '4/2/6/10', '2/14/5/26', 3) + placed('c', '7/2/9/10', '5/14/8/26')
  const blocks = words('a', 'One') + words('b', 'Two') + words('c', 'Three')
  const stacked = cellsOf(sectionsOf(body(section({ css, blocks })))[0])
  expect(stacked.map(({ desktop }) => desktop)).toEqual([
    { x: 0, y: 0, w: 12, h: 6, z: 1 },
    { x: 12, y: 0, w: 12, h: 3, z: 3 },
    { x: 12, y: 3, w: 12, h: 3, z: 1 },
  ])
  expect(stacked.map(({ mobile }) => mobile)).toEqual([null, null, null])
  const beside =
    placed('a', '4/2/9/6', '2/2/8/14') + placed('b', '4/6/9/10', '2/14/5/26') + placed('c', '1/2/4/10', '5/14/8/26')
  expect(cellsOf(sectionsOf(body(section({ css: beside, blocks })))[0]).map(({ mobile }) => mobile)).toEqual([
    { x: 0, y: 1, w: 4, h: 1, z: 1 },
    { x: 4, y: 1, w: 4, h: 1, z: 1 },
    { x: 0, y: 0, w: 8, h: 1, z: 1 },
  ])
})

test('a block that reaches a row into the next one on phones ends before it, and a block that lies upon another stays there', () => {
  const css =
    placed('a', '1/2/13/10', '1/2/9/14') +
    placed('b', '12/2/14/10', '9/2/11/26') +
    placed('c', '20/2/30/10', '1/14/9/26') +
    placed('d', '22/3/24/9', '2/15/4/20', 2)
  const blocks = words('a', 'A') + words('b', 'B') + words('c', 'C') + words('d', 'D')
  const [a, b, c, d] = cellsOf(sectionsOf(body(section({ css, blocks })))[0]).map(({ mobile }) => mobile)
  expect((a?.y ?? 0) + (a?.h ?? 0)).toBe(b?.y)
  expect(d?.y).toBeGreaterThan(c?.y ?? 0)
  expect((d?.y ?? 0) + (d?.h ?? 0)).toBeLessThan((c?.y ?? 0) + (c?.h ?? 0))
})

test('a section whose blocks reach into the gutters is as wide as the window', () => {
  const wide = section({ css: placed('a', '1/1/3/11', '1/1/9/27'), blocks: words('a', 'Wide') })
  const [piece] = sectionsOf(body(wide))
  expect([piece?.look?.width, cellsOf(piece)[0]?.desktop]).toEqual(['full', { x: 0, y: 0, w: 24, h: 8, z: 1 }])
})

test.each<[string, string, object]>([
  [
    'image',
    block(
      'a',
      'image',
      '<div class="image-block-outer-wrapper design-layout-fluid"><a class="sqs-block-image-link" href="/bread"><img data-stretch="true" data-image="https://i.example/a.jpg" src="https://i.example/a.jpg" data-image-dimensions="4480x6720" alt="Loaf"></a><div class="image-caption"><p>Fresh</p></div></div><style>.x{}</style>',
      'data-aspect-ratio="125"',
    ),
    { kind: 'image', url: 'https://i.example/a.jpg', ratio: 0.8, href: '/bread', alt: 'Loaf', words: null },
  ],
  [
    'card',
    block(
      'a',
      'image',
      '<div class="image-block-outer-wrapper design-layout-card"><img src="https://i.example/a.jpg"><div class="image-title"><p>Rye</p></div><div class="image-subtitle"><p>Two days</p></div><div class="image-button"><a class="image-button-inner" href="/rye">Order</a></div></div>',
    ),
    { kind: 'image', href: '/rye', words: { layout: 'card', title: 'Rye', body: 'Two days', button: 'Order' } },
  ],
  [
    'gallery',
    block(
      'a',
      'gallery',
      '<div class="sqs-gallery"><div class="slide"><a data-title="First" data-description="&lt;p&gt;Words&lt;/p&gt;" class="js-gallery-lightbox-opener" href="https://i.example/1.jpg"><noscript><img src="https://i.example/1.jpg"></noscript><img data-image="https://i.example/1.jpg" alt="1.jpg"></a></div><div class="slide"><img data-src="https://i.example/2.jpg"></div></div>',
      `data-block-json="${quoted({ design: 'slider', 'thumbnails-per-row': 2, padding: 20, 'auto-crop': true, 'aspect-ratio': 'three-four-vertical' })}"`,
    ),
    {
      kind: 'gallery',
      design: 'carousel',
      columns: 2,
      ratio: '3:4',
      gap: 20,
      images: [
        { url: 'https://i.example/1.jpg', title: 'First', alt: '', href: '' },
        { url: 'https://i.example/2.jpg' },
      ],
    },
  ],
  [
    'button',
    block(
      'a',
      'button',
      '<div class="sqs-block-button-container sqs-block-button-container--center"><a href="/order" class="sqs-block-button-element--large sqs-button-element--secondary" target="_blank"> Order now </a></div>',
    ),
    {
      kind: 'buttons',
      align: 'center',
      buttons: [{ label: 'Order now', url: '/order', newWindow: true, outline: true, size: 'large' }],
    },
  ],
  [
    'quote',
    block(
      'a',
      'quote',
      '<figure><blockquote><span>“</span>Lekker<span>”</span></blockquote><figcaption class="source">— Een klant</figcaption></figure>',
    ),
    { kind: 'quote', text: 'Lekker', source: 'Een klant' },
  ],
  [
    'video',
    block('a', 'video', '', `data-block-json="${quoted({ url: 'https://vimeo.com/76979871' })}"`),
    { kind: 'embed', url: 'https://vimeo.com/76979871' },
  ],
  [
    'audio',
    block(
      'a',
      'audio',
      '<div class="sqs-audio-embed" data-url="https://i.example/a.mp3" data-title="Night" data-author="Ada"></div>',
    ),
    { kind: 'audio', url: 'https://i.example/a.mp3', title: 'Night', author: 'Ada' },
  ],
  [
    'code',
    block('a', 'code', '<div class="sqs-code-container"><div id="w">Own</div></div>'),
    { kind: 'html', html: '<div id="w">Own</div>' },
  ],
  [
    'map',
    block(
      'a',
      'map',
      '',
      `data-block-json="${quoted({ location: { mapZoom: 14, markerLat: 52.36, markerLng: 4.9, addressTitle: 'Bakery', addressLine1: 'Kade 9' } })}"`,
    ),
    { kind: 'embed', url: 'https://www.openstreetmap.org/#map=14/52.36/4.9', caption: 'Bakery, Kade 9' },
  ],
  [
    'accordion',
    block(
      'a',
      'accordion',
      '<ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-first-item-opened="true"><li class="accordion-item"><h4><button><span class="accordion-item__title">When?</span></button></h4><div class="accordion-item__description"><p>Daily</p></div></li></ul>',
    ),
    {
      kind: 'accordion',
      allowMultiple: true,
      firstOpen: true,
      items: [{ title: 'When?', nodes: [{ type: 'paragraph' }] }],
    },
  ],
  [
    'product',
    block(
      'a',
      'product',
      '<a href="/shop/p/rye-loaf"><img src="https://i.example/r.jpg"></a><a class="product-title" href="/shop/p/rye-loaf">Rye loaf</a>',
    ),
    { kind: 'product', slug: 'rye-loaf', title: 'Rye loaf' },
  ],
  ['spacer', block('a', 'spacer', '', 'data-aspect-ratio="10"'), { kind: 'spacer', pixels: 100 }],
  ['horizontalrule', block('a', 'horizontalrule', '<hr>'), { kind: 'separator' }],
  [
    'socialaccountlinks-v2',
    block('a', 'socialaccountlinks-v2', '<a href="https://instagram.com/x"><svg></svg></a>'),
    { kind: 'widget', widget: 'social-links', settings: { links: [{ url: 'https://instagram.com/x' }] } },
  ],
  [
    'form',
    block(
      'a',
      'form',
      `<script type="application/json" class="sqs-form-block-context">${JSON.stringify({
        formName: 'Contact',
        formSubmitButtonText: 'Send',
        formSubmissionMessage: { html: '<p>Thank you!</p>' },
        formFields: [
          { type: 'email', title: 'Email', required: true },
          { type: 'checkbox', title: 'Bread', options: ['Rye', 'Spelt'] },
        ],
      })}</script><form><input></form>`,
    ),
    {
      kind: 'form',
      name: 'Contact',
      button: 'Send',
      thanks: 'Thank you!',
      fields: [
        { kind: 'email', label: 'Email', isRequired: true },
        { kind: 'checkbox', options: ['Rye', 'Spelt'] },
      ],
    },
  ],
])('the block %s stays the same kind', (_kind, html, expected) => {
  const pieces = only(html)
  expect(pieces).toHaveLength(1)
  expect(pieces[0]).toMatchObject(expected)
})
