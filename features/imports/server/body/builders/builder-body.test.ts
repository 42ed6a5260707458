import { expect, test } from 'vitest'
import { phpText } from '#support/php-value'
import { exportedItem } from '../../sources/source-format.ts'
import { convertBody } from '../convert-body.ts'
import { flatPieces } from '../pieces.ts'
import { lineOfPiece } from '#support/line-of-piece'
import { withBuilderContent } from './builder-body.ts'

function read(key: string, value: string, body = '', more: { key: string; value: string }[] = []) {
  const item = withBuilderContent(exportedItem(1, { type: 'page', body, meta: [{ key, value }, ...more] }))
  const pieces = convertBody(item.body)
  return { pieces, lines: flatPieces(pieces).map(lineOfPiece), remarks: item.remarks ?? [], meta: item.meta }
}

const widget = (name: string, grid: number, cell: number, settings: object) => ({
  ...settings,
  panels_info: { class: name, raw: false, grid, cell, id: 0, style: {} },
})
const layout = {
  widgets: [
    widget('SiteOrigin_Widget_Headline_Widget', 0, 0, {
      headline: { text: 'HEAD', tag: 'h2' },
      sub_headline: { text: 'SUB', tag: 'h3' },
    }),
    widget('SiteOrigin_Widget_Editor_Widget', 1, 0, { title: 'TITLE', text: '<p>WORDS [gallery] of “crème”</p>' }),
    widget('SiteOrigin_Widget_Button_Widget', 1, 0, { text: 'BUTTON', url: 'https://x.example/shop/' }),
    widget('SiteOrigin_Widget_Image_Widget', 1, 1, {
      image: 7,
      image_fallback: 'https://x.example/a.jpg',
      alt: 'ALT',
      title: '',
    }),
    widget('SiteOrigin_Widget_Video_Widget', 1, 1, {
      host_type: 'external',
      video: { external_video: 'https://vimeo.com/76979871' },
    }),
    widget('SiteOrigin_Widget_Features_Widget', 2, 0, {
      features: [
        { title: 'ONE', text: 'First', more_text: 'MORE', more_url: 'https://x.example/one/' },
        { title: 'TWO', text: '<p>Second</p>', more_text: '' },
      ],
    }),
    widget('SiteOrigin_Widget_Hero_Widget', 3, 0, {
      frames: [
        {
          content: '<h2>HERO</h2>',
          buttons: [{ button: { text: 'GO', url: 'https://x.example/go/' } }],
          background: { image: 0, image_fallback: 'https://x.example/hero.jpg' },
        },
      ],
    }),
    widget('WP_Widget_Text', 4, 0, { title: '', text: 'PLAIN' }),
    widget('WP_Widget_Custom_HTML', 4, 0, { content: '<b>CODE</b>' }),
    widget('WP_Widget_Media_Image', 4, 0, { attachment_id: 9, url: 'https://x.example/b.jpg', alt: 'B' }),
    widget('SiteOrigin_Widgets_ContactForm_Widget', 4, 0, {
      fields: [
        { type: 'name', label: 'Your name', required: { required: true } },
        { type: 'dropdown', label: 'Day, or night', options: [{ value: 'Day' }, { value: 'Night, late' }] },
      ],
    }),
    widget('SiteOrigin_Widget_Countdown_Widget', 4, 0, { date: 5 }),
  ],
  grids: [{ cells: 1 }, { cells: 2 }, { cells: 1 }, { cells: 1 }, { cells: 1 }],
  grid_cells: [
    { grid: 0, weight: 1 },
    { grid: 1, weight: 0.25 },
    { grid: 1, weight: 0.75 },
    { grid: 2, weight: 1 },
    { grid: 3, weight: 1 },
    { grid: 4, weight: 1 },
  ],
}
const layoutLines = [
  'HEAD / SUB',
  'TITLE / WORDS',
  'gallery 0',
  'of “crème”',
  'button BUTTON https://x.example/shop/',
  'image https://x.example/a.jpg ALT',
  'embed https://vimeo.com/76979871',
  'ONE / First',
  'button MORE https://x.example/one/',
  'TWO / Second',
  'image https://x.example/hero.jpg',
  'HERO',
  'button GO https://x.example/go/',
  'PLAIN',
  'html <b>CODE</b>',
  'image https://x.example/b.jpg B',
  'form Your name:name Day, or night:select',
]

test('a page of SiteOrigin keeps its rows, cells and widgets in their order, and names those it loses', () => {
  const { pieces, lines, remarks, meta } = read('panels_data', phpText(layout), '<p>HEAD</p><p>WORDS</p><p>PLAIN</p>')
  expect(lines).toEqual(layoutLines)
  const columns = pieces.find((piece) => piece.kind === 'columns')
  expect(columns).toMatchObject({ columns: [{ share: 0.25 }, { share: 0.75 }] })
  const form = flatPieces(pieces).find((piece) => piece.kind === 'form')
  expect(form).toMatchObject({
    fields: [{ isRequired: true }, { options: ['Day', 'Night, late'], isRequired: false }],
  })
  expect(remarks).toEqual([{ code: 'elementsLeft', values: { n: 1, names: 'countdown' } }])
  expect(meta).toEqual([])
})

test('layouts of SiteOrigin that are blocks of the editor, or inside of another layout, are read', () => {
  const inner = { widgets: [widget('SiteOrigin_Widget_Editor_Widget', 0, 0, { text: 'INNER' })], grids: [{ cells: 1 }] }
  const json = JSON.stringify({
    panelsData: { widgets: [widget('SiteOrigin_Panels_Widgets_Layout', 0, 0, { panels_data: inner })] },
  }).replaceAll('--', '\\u002d\\u002d')
  const block = `<!-- wp:siteorigin-panels/layout-block ${json} /-->`
  const paragraph = '<!-- wp:paragraph --><p>BEFORE</p><!-- /wp:paragraph -->'
  const { lines, remarks } = read(
    '_x',
    '',
    `${paragraph}${block}<!-- wp:paragraph --><p>AFTER</p><!-- /wp:paragraph -->`,
  )
  expect([lines, remarks]).toEqual([['BEFORE / INNER / AFTER'], []])
  const broken = read('_x', '', `${paragraph}<!-- wp:siteorigin-panels/layout-block {"panelsData":{"wid /-->`)
  expect(broken.remarks).toEqual([{ code: 'builderUnread', values: { builder: 'SiteOrigin' } }])
  expect(broken.lines).toEqual(['BEFORE'])
})

const node = (id: string, type: string, parent: string | null, position: number, settings: object) => [
  id,
  { node: id, type, parent, position, settings },
]
const nodes = Object.fromEntries([
  node('m2', 'module', 'c1', 1, { type: 'rich-text', text: '<p>WORDS</p>' }),
  node('r2', 'row', null, 1, {}),
  node('r1', 'row', null, 0, {}),
  node('g1', 'column-group', 'r1', 0, {}),
  node('c2', 'column', 'g1', 1, { size: 33.33 }),
  node('c1', 'column', 'g1', 0, { size: 66.67 }),
  node('m1', 'module', 'c1', 0, { type: 'heading', heading: 'HEAD', tag: 'h2' }),
  node('m3', 'module', 'c2', 0, {
    type: 'photo',
    photo: 12,
    photo_src: 'https://x.example/a.jpg',
    data: { alt: 'ALT' },
    show_caption: 'below',
    caption: 'CAPTION',
  }),
  node('m4', 'module', 'c2', 1, { type: 'button', text: 'BUTTON', link: 'https://x.example/shop/' }),
  node('g2', 'column-group', 'r2', 0, {}),
  node('c3', 'column', 'g2', 0, { size: 100 }),
  ...[
    { type: 'html', html: '<i>CODE</i>' },
    {
      type: 'video',
      video_type: 'embed',
      embed_code: '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    },
    { type: 'gallery', photos: [21, 22], photo_data: {} },
    { type: 'separator' },
    {
      type: 'callout',
      title: 'CALL',
      title_tag: 'h3',
      text: '<p>OUT</p>',
      cta_type: 'button',
      cta_text: 'GO',
      link: '/go/',
    },
    { type: 'list', list_items: [{ heading: 'ITEM', content: '<p>LISTED</p>' }] },
    { type: 'accordion', items: [{ label: 'ASK', content: 'ANSWER' }] },
    { type: 'tabs', items: [{ label: 'TAB', content: '<p>PANE</p>' }] },
    { type: 'contact-form', name_toggle: 'show', email_toggle: 'show', phone_toggle: 'hide', message_toggle: 'show' },
    { type: 'subscribe-form', show_name: 'hide', btn_text: 'Join' },
    {
      type: 'pricing-table',
      pricing_columns: [{ title: 'GOLD', price: '€ 9', features: ['A', 'B'], button_text: 'BUY', button_url: '/buy/' }],
    },
    { type: 'countdown', year: '2030' },
    { type: 'content-slider', slides: [{ title: 'SLIDE', text: 'SLIDE WORDS', cta_text: 'SEE', link: '/see/' }] },
  ].map((settings, at) => node(`n${at}`, 'module', 'c3', at, settings)),
])
const nodeLines = [
  'HEAD / WORDS',
  'image https://x.example/a.jpg ALT',
  'CAPTION',
  'button BUTTON https://x.example/shop/',
  'html <i>CODE</i>',
  'embed https://www.youtube.com/watch?v=abcdefghijk',
  'gallery 2',
  'separator',
  'CALL / OUT',
  'button GO /go/',
  'ITEM / LISTED / ASK / ANSWER / TAB / PANE',
  'form name:name email:email message:textarea',
  'form Email:email',
  'GOLD / € 9 / A / B',
  'button BUY /buy/',
  'SLIDE / SLIDE WORDS',
  'button SEE /see/',
]

test('a page of Beaver Builder keeps its rows, columns and modules in their order, and names those it loses', () => {
  const { pieces, lines, remarks } = read('_fl_builder_data', phpText(nodes, 'stdClass'), '<p>HEAD WORDS</p>')
  expect(lines).toEqual(nodeLines)
  const columns = pieces.find((piece) => piece.kind === 'columns')
  expect(columns?.columns.map(({ share }) => Number(share?.toFixed(4)))).toEqual([0.6667, 0.3333])
  expect(remarks).toEqual([{ code: 'elementsLeft', values: { n: 1, names: 'countdown' } }])
  const off = read('_fl_builder_data', phpText(nodes, 'stdClass'), '<p>OWN</p>', [
    { key: '_fl_builder_enabled', value: '' },
  ])
  expect([off.lines, off.remarks]).toEqual([['OWN'], []])
})

test.each([
  ['panels_data', 'SiteOrigin', phpText(layout)],
  ['_fl_builder_data', 'Beaver Builder', phpText(nodes, 'stdClass')],
])('the body stays, with a note, where %s is cut off or says less than the body', (key, builder, value) => {
  const note = { code: 'builderUnread', values: { builder } }
  for (const part of [0.1, 0.5, 0.9, 0.999]) {
    const cut = read(key, value.slice(0, Math.floor(value.length * part)), '<p>BODY</p>')
    expect([cut.lines, cut.remarks]).toEqual([['BODY'], [note]])
  }
  const older = read(key, value, '<p>HEAD WORDS and a newer sentence that the layout does not have.</p>')
  expect([older.lines, older.remarks]).toEqual([
    ['HEAD WORDS and a newer sentence that the layout does not have.'],
    [note],
  ])
})

test('lengths that another encoding spoilt do not damage a layout', () => {
  const spoilt = phpText(layout)
    .replace(/s:(\d+):"<p>WORDS/, 's:9:"<p>WORDS')
    .replace('s:5:"PLAIN"', 's:50:"PLAIN"')
  expect(read('panels_data', spoilt).lines).toEqual(layoutLines)
})

test('Elementor names the widgets that it loses, and damaged content of it', () => {
  const data = (elements: object[]) => JSON.stringify([{ elType: 'section', settings: {}, elements }])
  const element = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings, elements: [] })
  const lost = read(
    '_elementor_data',
    data([element('countdown', { due_date: '2030' }), element('constructor', { title: 'HEAD' })]),
    'COPY',
  )
  expect([lost.lines, lost.remarks]).toEqual([
    ['HEAD'],
    [{ code: 'elementsLeft', values: { n: 1, names: 'countdown' } }],
  ])
  const video = read(
    '_elementor_data',
    data([element('video', { youtube_url: 'https://youtu.be/abcdefghijk' })]),
    'COPY',
  )
  expect(video.lines).toEqual(['embed https://youtu.be/abcdefghijk'])
  const broken = read('_elementor_data', '[{"elType', '<p>COPY</p>')
  expect([broken.lines, broken.remarks]).toEqual([
    ['COPY'],
    [{ code: 'builderUnread', values: { builder: 'Elementor' } }],
  ])
})
