import { expect, test } from 'vitest'
import { plainText } from '#platform/document'
import { readRichText } from '#support/internals'
import { processorTime } from '#support/processor-time'
import { convertBody, teaserOf } from './convert-body.ts'
import type { Piece } from '#platform/block'

const kinds = (body: string): string[] => convertBody(body).map((piece) => piece.kind)
const first = (body: string): Piece | undefined => convertBody(body)[0]
const wordsOf = (piece: Piece | undefined): string =>
  piece?.kind === 'text' ? plainText({ type: 'doc', content: piece.nodes }) : ''
const block = (name: string, html: string, attributes = ''): string =>
  `<!-- wp:${name} ${attributes === '' ? '' : `${attributes} `}-->\n${html}\n<!-- /wp:${name} -->\n`
const queryLoop = (postType: string): string =>
  block(
    'query',
    `<div class="wp-block-query">${block('post-template', '<!-- wp:post-title {"isLink":true} /-->\n<!-- wp:post-content /-->')}${block('query-pagination', '<!-- wp:query-pagination-next /-->')}</div>`,
    `{"query":{"perPage":4,"postType":"${postType}","order":"desc"},"displayLayout":{"type":"flex","columns":2}}`,
  )

test('headings, paragraphs, lists, quotes and tables of the block editor become one text', () => {
  const body = [
    block('heading', '<h2>Brood</h2>'),
    block('paragraph', '<p class="has-text-align-center">Een <strong>nacht</strong> rijzen.</p>'),
    block(
      'list',
      '<ul>\n<!-- wp:list-item --><li>Rogge<ul><li>Donker</li></ul></li><!-- /wp:list-item -->\n<li>Spelt</li></ul>',
    ),
    block(
      'quote',
      '<blockquote><!-- wp:paragraph --><p>Lekker</p><!-- /wp:paragraph --><cite>Een klant</cite></blockquote>',
    ),
    block(
      'table',
      '<figure class="wp-block-table"><table><tbody><tr><td colspan="2">Rogge</td></tr><tr><th>€</th><td>4</td></tr></tbody></table><figcaption>Prijzen</figcaption></figure>',
    ),
  ].join('\n')
  const pieces = convertBody(body)
  expect(pieces.map((piece) => piece.kind)).toEqual(['text'])
  const nodes = pieces[0]?.kind === 'text' ? pieces[0].nodes : []
  expect(nodes.map((node) => node.type)).toEqual([
    'heading',
    'paragraph',
    'bullet_list',
    'blockquote',
    'table',
    'paragraph',
  ])
  expect(nodes[1]?.attrs).toEqual({ align: 'center' })
  expect(readRichText({ type: 'doc', content: nodes })).not.toBeNull()
  expect(wordsOf(pieces[0]).split(/\s+/)).toEqual(
    'Brood Een nacht rijzen. Rogge Donker Spelt Lekker Een klant Rogge € 4 Prijzen'.split(' '),
  )
})

test.each([
  [
    'image',
    block(
      'image',
      '<figure class="wp-block-image alignwide"><a href="https://x.example"><img src="https://old.example/a-300x200.jpg" alt="Een brood" class="wp-image-7"/></a><figcaption>Vers</figcaption></figure>',
      '{"id":7}',
    ),
    ['image'],
  ],
  [
    'gallery',
    block(
      'gallery',
      '<figure class="wp-block-gallery columns-2"><!-- wp:image {"id":1} --><figure class="wp-block-image"><img src="https://o.example/1.jpg" alt=""/></figure><!-- /wp:image --><!-- wp:image --><figure class="wp-block-image"><img src="https://o.example/2.jpg" alt=""/></figure><!-- /wp:image --></figure>',
    ),
    ['gallery'],
  ],
  [
    'embed',
    block(
      'embed',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc123456\n</div></figure>',
      '{"url":"https://youtu.be/abc123456"}',
    ),
    ['embed'],
  ],
  [
    'core-embed/vimeo',
    block(
      'core-embed/vimeo',
      '<figure><div class="wp-block-embed__wrapper">https://vimeo.com/1</div></figure>',
      '{"url":"https://vimeo.com/1"}',
    ),
    ['embed'],
  ],
  [
    'video',
    block(
      'video',
      '<figure class="wp-block-video"><video controls src="https://o.example/a.mp4"></video><figcaption>Video</figcaption></figure>',
    ),
    ['video'],
  ],
  [
    'audio',
    block('audio', '<figure class="wp-block-audio"><audio src="https://o.example/a.mp3"></audio></figure>'),
    ['audio'],
  ],
  [
    'file',
    block(
      'file',
      '<div class="wp-block-file"><a href="https://o.example/a.pdf">Kaart</a><a href="https://o.example/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    ),
    ['text', 'buttons'],
  ],
  [
    'buttons',
    block(
      'buttons',
      `<div class="wp-block-buttons">${block('button', '<div class="wp-block-button"><a href="/a">A</a></div>')}${block('button', '<div class="wp-block-button is-style-outline"><a href="/b">B</a></div>')}</div>`,
    ),
    ['buttons'],
  ],
  [
    'columns',
    block(
      'columns',
      `<div class="wp-block-columns">${block('column', `<div>${block('paragraph', '<p>L</p>')}</div>`, '{"width":"33.33%"}')}${block('column', `<div>${block('paragraph', '<p>R</p>')}</div>`)}</div>`,
    ),
    ['columns'],
  ],
  [
    'media-text',
    block(
      'media-text',
      `<div><figure><img src="https://o.example/1.jpg"/></figure><div>${block('paragraph', '<p>R</p>')}</div></div>`,
    ),
    ['columns'],
  ],
  [
    'cover',
    block(
      'cover',
      `<div style="background-image:url(https://o.example/1.jpg)"><div>${block('paragraph', '<p>Op de foto</p>')}</div></div>`,
      '{"dimRatio":30}',
    ),
    ['section'],
  ],
  [
    'group',
    block('group', `<div>${block('group', `<div>${block('paragraph', '<p>Diep</p>')}</div>`)}</div>`),
    ['text'],
  ],
  ['separator', block('separator', '<hr class="wp-block-separator"/>'), ['separator']],
  ['spacer', block('spacer', '<div style="height:40px" aria-hidden="true"></div>'), ['spacer']],
  ['code', block('code', '<pre class="wp-block-code"><code>&lt;b&gt;</code></pre>'), ['text']],
  ['verse', block('verse', '<pre class="wp-block-verse">Rozen\nrood</pre>'), ['text']],
  ['html', block('html', '<div onclick="x()">Eigen</div>'), ['html']],
  ['pullquote', block('pullquote', '<figure><blockquote><p>Groot</p><cite>Ik</cite></blockquote></figure>'), ['quote']],
  ['latest-posts', '<!-- wp:latest-posts {"postsToShow":3} /-->', ['widget']],
  ['a loop over posts', queryLoop('post'), ['widget']],
  ['a loop over products', queryLoop('product'), ['widget']],
  ['nextpage', block('nextpage', '<!--nextpage-->'), ['separator']],
  ['shortcode', block('shortcode', '[gallery ids="1,2"]'), ['gallery']],
  [
    'a plugin that frames others',
    block('kadence/row', `<div class="k">${block('paragraph', '<p>Binnen</p>')}</div>`),
    ['text'],
  ],
  ['a plugin that writes its own', block('acme/price', '<div class="price">4 euro</div>'), ['html']],
  ['a plugin without words', '<!-- wp:acme/map {"lat":1} /-->', ['html']],
])('the block %s has an equivalent', (_name, body, expected) => {
  expect(kinds(body)).toEqual(expected)
})

test('a loop over posts is the list of the newest, with the same number and columns', () => {
  expect(first(queryLoop('post'))).toMatchObject({
    widget: 'latest-posts',
    settings: { postLayout: 'grid', columns: 2, postsToShow: 4 },
  })
})

test('a box of images alone is a gallery; a pair of them, or text beside them, are not', () => {
  const image = (n: number) => `<img src="https://o.example/${n}.jpg" />`
  expect(kinds(`<div>${image(1)}${image(2)} ${image(3)}</div>`)).toEqual(['gallery'])
  expect(kinds(`<div>${image(1)}${image(2)}</div>`)).toEqual(['image', 'image'])
  expect(kinds(`<div>${image(1)}${image(2)}${image(3)}Woorden</div>`)).toEqual(['image', 'image', 'image', 'text'])
})

test('blank lines of classic text part paragraphs and single line ends become breaks', () => {
  const piece = first('Eerste regel\ntweede regel\n\nTweede alinea met <em>nadruk</em>\n\n<h3>Kop</h3>\nna de kop')
  const nodes = piece?.kind === 'text' ? piece.nodes : []
  expect(nodes.map((node) => node.type)).toEqual(['paragraph', 'paragraph', 'heading', 'paragraph'])
  expect(nodes[0]?.content?.map((node) => node.type)).toEqual(['text', 'hard_break', 'text'])
})

test('shortcodes become their meaning, and their doubled form stays text', () => {
  expect(kinds('Voor\n\n[gallery ids="1,2" columns="2"]\n\nNa')).toEqual(['text', 'gallery', 'text'])
  expect(
    first(
      '[caption id="a" align="alignright" width="300"]<img src="https://o.example/1.jpg" alt="" /> Het <b>onderschrift</b>[/caption]',
    ),
  ).toMatchObject({ kind: 'image', align: 'right' })
  expect(first('[audio mp3="https://o.example/a.mp3"][/audio]')).toMatchObject({
    kind: 'audio',
    url: 'https://o.example/a.mp3',
  })
  expect(first('[embed]https://vimeo.com/22439234[/embed]')).toMatchObject({
    kind: 'embed',
    url: 'https://vimeo.com/22439234',
  })
  expect(wordsOf(first('Zo schrijf je [[gallery]] en [onbekend a="b"]'))).toBe('Zo schrijf je [gallery] en')
})

test('a line with only the address of a video is the video', () => {
  expect(kinds('Kijk:\n\nhttps://www.youtube.com/watch?v=abc123456\n\nMooi')).toEqual(['text', 'embed', 'text'])
})

test('images inside sentences and lists appear beside the text, and no word is lost', () => {
  const pieces = convertBody(
    '<p>Voor <a href="https://x.example"><img src="https://o.example/1.jpg" alt="A"></a> na</p><ul><li>Een <img src="https://o.example/2.jpg"></li><li>Twee</li></ul>',
  )
  expect(pieces.map((piece) => piece.kind)).toEqual(['text', 'image', 'text', 'image'])
  expect(pieces.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()).toBe('Voor na Een Twee')
})

test('links that run code keep their words and lose the link', () => {
  for (const href of [
    'javascript:alert(1)',
    'java&#10;script:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])
    expect(JSON.stringify(first(`<p><a href="${href}">klik</a></p>`))).not.toMatch(/link|script:/i)
})

test('a Squarespace image keeps its address, size and focal point', () => {
  const body =
    '<div class="sqs-block image-block sqs-block-image"><figure class="sqs-block-image-figure"><a href="https://x.example"><noscript><img src="https://i.example/a.jpg"></noscript><img class="thumb-image" data-src="https://i.example/a.jpg" data-image="https://i.example/a.jpg" data-image-dimensions="2765x2081" data-image-focal-point="0.25,0.75" alt="Brood"></a></figure></div><p>Tekst</p>'
  expect(convertBody(body)).toMatchObject([
    {
      kind: 'image',
      url: 'https://i.example/a.jpg',
      width: 2765,
      height: 2081,
      focalPoint: { x: 0.25, y: 0.75 },
      alt: 'Brood',
      href: 'https://x.example',
    },
    { kind: 'text' },
  ])
})

test('the text before the more-mark is the teaser', () => {
  expect(teaserOf('<p>Kort &amp; goed.</p><!--more--><p>Lang</p>')).toBe('Kort & goed.')
})

test.each([
  ['unclosed comments', '<!-- wp:a {'.repeat(100_000)],
  ['comments in comments', `<!-- wp:html -->${'<!--'.repeat(100_000)}<!-- /wp:html -->`],
  ['blocks in their own attributes', `<!-- wp:html -->${'<!-- wp:a {'.repeat(100_000)}<!-- /wp:html -->`],
  ['shortcodes that are named and never closed', '[[gallery '.repeat(20_000)],
  ['spaces up to a word', `a${' '.repeat(300_000)}x`],
  ['unclosed preformatted texts', '<pre>'.repeat(100_000)],
  ['deep elements', '<div>'.repeat(100_000)],
  ['unclosed shortcodes', '[caption]'.repeat(50_000)],
  ['long runs of spaces', `a${' '.repeat(300_000)}\n`.repeat(3)],
  ['open tags', '<p '.repeat(200_000)],
  ['brackets', '['.repeat(300_000)],
])('a body of %s is read in linear time', async (_name, body) => {
  expect(await processorTime(() => convertBody(body))).toBeLessThan(3000)
})
