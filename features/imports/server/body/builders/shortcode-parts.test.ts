import { expect, test } from 'vitest'
import { imagesOf, flatPieces } from '../pieces.ts'
import { convertBody } from '../convert-body.ts'
import { elementorBody } from '../elementor.ts'
import { readShortcodes } from '../read-shortcodes.ts'
import { exportedItem } from '../../sources/source-format.ts'
import { plainText } from '#platform/document'
import { lineOfPiece } from '#support/line-of-piece'

const lines = (body: string): string[] => flatPieces(convertBody(body)).map(lineOfPiece)
const left = (body: string): string[] => [...readShortcodes(body).left.keys()]
const formIn = (body: string) => flatPieces(convertBody(body)).find((piece) => piece.kind === 'form')

test('a contact form of Divi keeps its fields, their options and which are required, without its address', () => {
  const options = (...values: string[]): string =>
    `%91${values.map((value) => `{%22value%22:%22${value}%22,%22checked%22:0,%22dragID%22:-1}`).join(',')}%93`
  const field = (id: string, title: string, more: string): string =>
    `[et_pb_contact_field field_id="${id}" field_title="${title}" ${more} fullwidth_field="on" _builder_version="4.27"][/et_pb_contact_field]`
  const body = `[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_contact_form email="keeper@x.example" title="ASK" success_message="Thanks" submit_button_text="SEND"]${[
    field('Name', 'Your name', ''),
    field('Email', 'Email', 'field_type="email"'),
    field('Day', 'Day, please', `field_type="radio" radio_options="${options('Monday', 'Friday, late')}"`),
    field('Size', 'Size', `field_type="select" required_mark="off" select_options="${options('S', 'M')}"`),
    field('News', '', `field_type="booleancheckbox" booleancheckbox_options="${options('I agree')}"`),
    field('Extras', 'Extras', `field_type="checkbox" checkbox_options="${options('A', 'B')}"`),
    field('Words', 'Words &amp; wishes', 'field_type="text"'),
  ].join('')}[/et_pb_contact_form][/et_pb_column][/et_pb_row][/et_pb_section]`
  expect(lines(body)).toEqual([
    'ASK',
    'form Your name:text Email:email Day, please:radio Size:select News:checkbox Extras:checkbox Words & wishes:textarea',
  ])
  const form = formIn(body)
  expect(form).toMatchObject({ name: 'ASK', button: 'SEND', thanks: 'Thanks' })
  expect(form?.fields.map(({ isRequired }) => isRequired)).toEqual([true, true, true, false, true, true, true])
  expect(form?.fields.map(({ options: choices }) => choices)).toEqual([
    [],
    [],
    ['Monday', 'Friday, late'],
    ['S', 'M'],
    ['I agree'],
    ['A', 'B'],
    [],
  ])
  expect(JSON.stringify(convertBody(body))).not.toContain('keeper@')
  expect(left(body)).toEqual([])
  expect(left('[et_pb_contact_form title="Empty"][/et_pb_contact_form]')).toEqual(['et_pb_contact_form'])
})

test('forms of Enfold and newsletters of Divi are forms', () => {
  const enfold =
    "[av_contact email='keeper@x.example' title='ASK' button='SEND' sent='Thanks'][av_contact_field label='Name' type='text' options='' check='is_empty'][/av_contact_field][av_contact_field label='Mail' type='text' check='is_email'][/av_contact_field][av_contact_field label='Size' type='select' options='S,M' check=''][/av_contact_field][av_contact_field label='Words' type='textarea' check=''][/av_contact_field][/av_contact]"
  expect(lines(enfold)).toEqual(['ASK', 'form Name:text Mail:email Size:select Words:textarea'])
  expect(formIn(enfold)?.fields.map(({ options, isRequired }) => [options, isRequired])).toEqual([
    [[], true],
    [[], true],
    [['S', 'M'], false],
    [[], false],
  ])
  expect(
    lines(
      '[et_pb_signup title="NEWS" button_text="JOIN" first_name_field="on"]<p>Each month [b_c d="1"].</p>[/et_pb_signup]',
    ),
  ).toEqual(['NEWS / Each month .', 'form Name:name Email:email'])
})

test('slides keep their images, titles, words and buttons in their order', () => {
  expect(
    lines(
      '[et_pb_slider][et_pb_slide heading="ONE" button_text="GO" button_link="https://x.example/one/" background_image="https://x.example/1.jpg"]<p>First</p>[/et_pb_slide][et_pb_slide heading="TWO" image="https://x.example/2.jpg" image_alt="ALT"]Second[/et_pb_slide][/et_pb_slider]',
    ),
  ).toEqual([
    'image https://x.example/1.jpg',
    'ONE / First',
    'button GO https://x.example/one/',
    'image https://x.example/2.jpg ALT',
    'TWO / Second',
  ])
  const enfold =
    "[av_slideshow_full size='no scaling'][av_slide_full id='12' title='ONE' link_apply='button' button_label='GO' link1='manually,https://x.example/one/' button_label2='SEE' link2='manually,https://x.example/two/']First[/av_slide_full][/av_slideshow_full][av_slideshow][av_slide id='13' title='TWO']Second[/av_slide][/av_slideshow]"
  expect(lines(enfold)).toEqual([
    'image 12',
    'ONE / First',
    'button GO https://x.example/one/',
    'button SEE https://x.example/two/',
    'image 13',
    'TWO / Second',
  ])
  expect(left(enfold)).toEqual([])
  expect(
    lines(
      '[fusion_slider][fusion_slide type="image" link="" image_id="14|full" alt="ALT"]https://x.example/3.jpg[/fusion_slide][fusion_slide type="video"][fusion_youtube id="abcdefghijk"][/fusion_slide][/fusion_slider]',
    ),
  ).toEqual(['image https://x.example/3.jpg ALT', 'embed https://www.youtube.com/watch?v=abcdefghijk'])
})

test('slides of Elementor keep their backgrounds, titles, words and buttons', () => {
  const slide = (heading: string) => ({
    heading,
    description: `${heading} words`,
    button_text: 'GO',
    link: { url: 'https://x.example/' },
    background_image: { url: `https://x.example/${heading}.jpg`, id: 3 },
  })
  const data = [
    { elType: 'widget', widgetType: 'slides', settings: { slides: [slide('ONE'), slide('TWO')] }, elements: [] },
  ]
  const item = exportedItem(1, { meta: [{ key: '_elementor_data', value: JSON.stringify(data) }] })
  expect(lines(elementorBody(item) ?? '')).toEqual([
    'image https://x.example/ONE.jpg',
    'ONE / ONE words',
    'button GO https://x.example/',
    'image https://x.example/TWO.jpg',
    'TWO / TWO words',
    'button GO https://x.example/',
  ])
})

test('captions of slideshows of Jetpack and CoBlocks stay with their images', () => {
  const slide = (name: string): string =>
    `<li class="swiper-slide"><figure><img alt="${name}" src="https://x.example/${name}.jpg"/><figcaption class="gallery-caption">About ${name}</figcaption></figure></li>`
  const shown = (block: string, html: string) => {
    const [piece] = convertBody(`<!-- wp:${block} {"ids":[1,2]} -->${html}<!-- /wp:${block} -->`)
    const captions = imagesOf(piece ? [piece] : []).map(({ url, caption }) => [
      url,
      plainText({ type: 'doc', content: caption }).trim(),
    ])
    return [piece?.kind === 'gallery' ? [piece.design, piece.caption] : [], captions]
  }
  const captions = ['one', 'two'].map((name) => [`https://x.example/${name}.jpg`, `About ${name}`])
  expect(shown('jetpack/slideshow', `<div class="s"><ul>${slide('one')}${slide('two')}</ul></div>`)).toEqual([
    ['slideshow', ''],
    captions,
  ])
  expect(
    shown(
      'coblocks/gallery-carousel',
      `<div>${slide('one')}${slide('two')}<figcaption class="coblocks-gallery--primary-caption">ALL</figcaption></div>`,
    ),
  ).toEqual([['carousel', 'ALL'], captions])
})

test('slideshows that only name a plug-in’s slides are named as lost', () => {
  expect(
    left('[metaslider id="12"] [smartslider3 slider=2] [nectar_slider location="Home"] [av_layerslider id="3"]'),
  ).toEqual(['metaslider', 'smartslider3', 'nectar_slider', 'av_layerslider'])
  expect(lines('A [metaslider id="12"] B')).toEqual(['A B'])
})

test('ten thousand fields and slides are read in a moment', { timeout: 20_000 }, () => {
  const start = process.cpuUsage()
  for (const part of [
    '[et_pb_contact_field a="',
    '[et_pb_contact_field ',
    '[av_contact_field x=1]',
    '[et_pb_contact_form]',
  ])
    readShortcodes(
      `[et_pb_contact_form]${part.repeat(10_000)}[/et_pb_contact_form][av_contact]${part.repeat(10_000)}[/av_contact]`,
    )
  for (const part of ['[et_pb_slide a="', '[et_pb_slider][et_pb_slide heading="a"]'])
    for (const end of ['', '[/et_pb_slide]']) readShortcodes(part.repeat(10_000) + end)
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5)
})
