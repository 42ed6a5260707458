import { expect, test } from 'vitest'
import type { Piece } from '#platform/block'
import { plainText } from '#platform/document'
import { convertBody } from './convert-body.ts'
import { elementorBody } from './elementor.ts'
import { flatPieces } from './pieces.ts'
import { readShortcodes } from './read-shortcodes.ts'
import { exportedItem } from '../sources/source-format.ts'

/** A piece in a line: its kind, and the words that a visitor reads. */
function line(piece: Piece): string {
  if (piece.kind === 'text') return `text ${plainText({ type: 'doc', content: piece.nodes }).replace(/\n+/g, ' / ')}`
  if (piece.kind === 'buttons') return piece.buttons.map(({ label, url }) => `button ${label} ${url}`).join(', ')
  if (piece.kind === 'image') return `image ${piece.url || piece.attachmentId} ${piece.alt}`.trim()
  if (piece.kind === 'gallery') return `gallery ${piece.ids.length + piece.images.length}`
  if (piece.kind === 'form') return `form ${piece.fields.map(({ label, kind }) => `${label}:${kind}`).join(' ')}`
  if (piece.kind === 'embed') return `embed ${piece.url}`
  return piece.kind === 'html' ? `html ${piece.html}` : piece.kind
}
const lines = (body: string): string[] => flatPieces(convertBody(body)).map(line)
const left = (body: string): string[] => [...readShortcodes(body).left.keys()]

test('a page of WPBakery keeps its columns, headings, words, buttons and images in their order', () => {
  const body =
    '[vc_row][vc_column width="1/2"][vc_custom_heading text="HEAD"][vc_column_text]TEXT[/vc_column_text][vc_btn title="BUTTON" link="url:https%3A%2F%2Fx.example%2Fshop%2F"][/vc_column][vc_column width="1/2"][vc_single_image image="50"][vc_raw_html]JTNDYiUzRWhpJTNDJTJGYiUzRQ==[/vc_raw_html][vc_gallery images="1,2"][/vc_column][/vc_row]'
  const [columns] = convertBody(body)
  expect(columns).toMatchObject({ kind: 'columns', columns: [{ share: 0.5 }, { share: 0.5 }] })
  expect(lines(body)).toEqual([
    'text HEAD / TEXT',
    'button BUTTON https://x.example/shop/',
    'image 50',
    'html <b>hi</b>',
    'gallery 2',
  ])
})

test('pages of Divi, Avada, Enfold and Shortcodes Ultimate are read', () => {
  expect(
    lines(
      '[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_text]<h2>HEAD</h2><p>WORDS</p>[/et_pb_text][et_pb_button button_url="https://x.example/" button_text="BUTTON"][/et_pb_button][et_pb_image src="https://x.example/a.jpg" alt="ALT"][/et_pb_image][et_pb_blurb title="BLURB" image="https://x.example/b.jpg"]INNER[/et_pb_blurb][et_pb_video src="https://youtu.be/abcdefghijk"][/et_pb_video][/et_pb_column][/et_pb_row][/et_pb_section]',
    ),
  ).toEqual([
    'text HEAD / WORDS',
    'button BUTTON https://x.example/',
    'image https://x.example/a.jpg ALT',
    'image https://x.example/b.jpg',
    'text BLURB / INNER',
    'embed https://youtu.be/abcdefghijk',
  ])
  expect(
    lines(
      '[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"][fusion_title]HEAD[/fusion_title][fusion_text]<p>WORDS</p>[/fusion_text][fusion_imageframe]<img src="https://x.example/a.jpg">[/fusion_imageframe][fusion_button link="https://x.example/"]BUTTON[/fusion_button][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]',
    ),
  ).toEqual(['text HEAD / WORDS', 'image https://x.example/a.jpg', 'button BUTTON https://x.example/'])
  expect(
    lines(
      "[av_one_half first][av_heading heading='HEAD' tag='h2'][/av_heading][/av_one_half][av_one_half][av_textblock]WORDS[/av_textblock][av_button label='BUTTON' link='manually,https://x.example/'][/av_one_half]",
    ),
  ).toEqual(['text HEAD / WORDS', 'button BUTTON https://x.example/'])
  expect(
    lines('[su_row][su_column size="1/2"]LEFT[/su_column][su_column size="1/2"]RIGHT[/su_column][/su_row]'),
  ).toEqual(['text LEFT', 'text RIGHT'])
})

test('code keeps its lines, films and maps are embedded, and a contact form keeps its fields without its address', () => {
  expect(lines('<p>So:</p>\n[code language="csharp"]\nif (a &lt; b)\n{\n    Run("x");\n}\n[/code]')).toEqual([
    'text So: / if (a < b) / { /     Run("x"); / }',
  ])
  expect(lines('<p>[youtube=https://www.youtube.com/watch?v=abcdefghijk]</p>')).toEqual([
    'embed https://www.youtube.com/watch?v=abcdefghijk',
  ])
  expect(lines('[wpvideo AbCd1234 w=640]')).toEqual(['embed https://videopress.com/v/AbCd1234'])
  expect(lines('[googlemaps https://maps.example/embed?pb=1&w=600&h=400]')).toEqual([
    'embed https://maps.example/embed?pb=1&w=600&h=400',
  ])
  const form =
    '[contact-form to="keeper@x.example" subject="Loft"][contact-field label="Name" type="name"/][contact-field label="Message" type="textarea"/][/contact-form]'
  expect(lines(form)).toEqual(['form Name:name Message:textarea'])
  expect(JSON.stringify(convertBody(form))).not.toContain('keeper@')
})

test('images, galleries and rules alone in a column stay, and boxes of themes keep their titles', () => {
  const caption = '[caption width="3"]<img src="https://x.example/a.jpg"> Cap[/caption]'
  const columns = [caption, '<img src="https://x.example/b.jpg">', '[gallery ids="1,2"]']
  expect(lines(`[vc_row]${columns.map((html) => `[vc_column]${html}[/vc_column]`).join('')}[/vc_row]`)).toEqual([
    'image https://x.example/a.jpg',
    'image https://x.example/b.jpg',
    'gallery 2',
  ])
  expect(lines('[tabs][tab title="FIRST"]One[/tab][tab title="SECOND"]Two[/tab][/tabs]')).toEqual([
    'text FIRST / One / SECOND / Two',
  ])
})

test('other shortcodes are named and leave only their words', () => {
  expect(left('[wpforms id="12"] [contact-form-7 id="91" title="Ask"]')).toEqual(['wpforms', 'contact-form-7'])
  expect(lines('[wpforms id="12"] [contact-form-7 id="91" title="Ask"]')).toEqual([])
  expect(
    lines('<!-- wp:paragraph --><p>Ask: [my_form to="a@b.example"]us[/my_form].</p><!-- /wp:paragraph -->'),
  ).toEqual(['text Ask: us.'])
  expect(
    lines("<p>[sitemap]</p><ul><li>[donate amount=”5″]</li></ul><table><tr><td>[price sku='A' /]</td></tr></table>"),
  ).not.toContainEqual(expect.stringMatching(/[[\]]/))
})

test('words in brackets that are no shortcodes stay', () => {
  const text = 'A [sic], [1], [Verse 2], [citation needed], [TestCaseSource("x")] and [a-b c].'
  expect(lines(text)).toEqual([`text ${text}`])
  expect(lines('<pre>[foo a="b"]</pre>')).toEqual(['text [foo a="b"]'])
  expect(left(text)).toEqual([])
  expect(left('[Fancy_Box title="x"]')).toEqual(['Fancy_Box'])
})

test('ten thousand brackets are read in a moment', { timeout: 20_000 }, () => {
  const start = process.cpuUsage()
  for (const part of [
    '[a [a ',
    '[a="',
    '[x y="',
    '<pre [b]',
    '[code]',
    '<!-- [b c=1]',
    '[/b] [b]',
    '[vc_row][vc_column]',
  ])
    readShortcodes(part.repeat(10_000))
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5)
})

test('content of Elementor is read from beside the item, in its order', () => {
  const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings, elements: [] })
  const column = (size: number, elements: object[]) => ({
    elType: 'column',
    settings: { _column_size: size },
    elements,
  })
  const data = [
    {
      elType: 'section',
      settings: {},
      elements: [
        column(50, [
          widget('heading', { title: 'HEAD', header_size: 'h2' }),
          widget('text-editor', { editor: '<p>WORDS</p>' }),
          widget('button', { text: 'BUTTON', link: { url: 'https://x.example/' } }),
        ]),
        column(50, [
          widget('image', { image: { url: 'https://x.example/a.jpg', id: 7 } }),
          widget('accordion', { tabs: [{ tab_title: 'ASK', tab_content: '<p>ANSWER</p>' }] }),
          widget('form', { form_fields: [{ field_label: 'Name', field_type: 'text' }] }),
        ]),
      ],
    },
  ]
  const item = exportedItem(1, { body: 'COPY', meta: [{ key: '_elementor_data', value: JSON.stringify(data) }] })
  expect(lines(elementorBody(item) ?? '')).toEqual([
    'text HEAD / WORDS',
    'button BUTTON https://x.example/',
    'image https://x.example/a.jpg',
    'text ASK / ANSWER',
    'form Name:text',
  ])
  const broken = exportedItem(1, { body: 'COPY', meta: [{ key: '_elementor_data', value: '[{"elType"' }] })
  expect(elementorBody(broken)).toBeNull()
})
