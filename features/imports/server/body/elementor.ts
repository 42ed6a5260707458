import { jsonIn } from '../read/json-in.ts'
import type { ExportedItem } from '../read/records.ts'
import { scalarText } from '../scalar-text.ts'
import { button, editorBlock, embed, heading, image, mapLink, plain } from './editor-markup.ts'
import { withoutComments } from './without-comments.ts'

/** Key of the content that Elementor keeps beside an item. */
export const elementorKey = '_elementor_data'

type Fields = Readonly<Record<string, unknown>>

const deepest = 40

/** Converts Elementor's content of an item to blocks of the editor; null for an item without any. */
export function elementorBody(item: ExportedItem): string | null {
  const text = item.meta.find(({ key }) => key === elementorKey)?.value.trim() ?? ''
  if (!text.startsWith('[')) return null
  try {
    const data = jsonIn(text)
    const body = listOf(data)
      .map((element) => elementBody(element, 0))
      .join('\n')
    return withoutComments(body).trim() === '' ? null : body
  } catch {
    return null
  }
}

function elementBody(element: Fields, depth: number): string {
  if (depth > deepest) return ''
  const inner = listOf(element.elements)
  const settings = fieldsOf(element.settings)
  if (element.elType === 'widget') return widgetBody(scalarText(element.widgetType), settings) + bodies(inner, depth)
  const columns = inner.filter(({ elType }) => elType === 'column')
  const isRow = columns.length > 1 || (settings.flex_direction === 'row' && inner.length > 1)
  if (!isRow || depth > 6) return bodies(inner, depth)
  const content = inner.map((column) => {
    const size = Number(fieldsOf(column.settings)._inline_size ?? fieldsOf(column.settings)._column_size) || 0
    const width = size > 0 && size < 100 ? { width: `${size}%` } : {}
    return editorBlock('column', elementBody(column, depth + 1), width)
  })
  return editorBlock('columns', content.join(''))
}

const bodies = (elements: readonly Fields[], depth: number): string =>
  elements.map((element) => elementBody(element, depth + 1)).join('\n')

type Widget = (settings: Fields) => string

const textOf = (settings: Fields, ...keys: string[]): string =>
  keys.map((key) => scalarText(settings[key]).trim()).find((text) => text !== '') ?? ''
const linkOf = (value: unknown): string => scalarText(fieldsOf(value).url)
const imageIn = (value: unknown, href = ''): string => {
  const { url, id, alt } = fieldsOf(value)
  return image(scalarText(url) || scalarText(id), scalarText(alt), href)
}
const levelOf = (settings: Fields, key: string, other: number): number =>
  Number(/^h([1-6])$/.exec(scalarText(settings[key]))?.[1] ?? other)

const widgets: Readonly<Record<string, Widget>> = {
  heading: (settings) => heading(textOf(settings, 'title'), levelOf(settings, 'header_size', 2)),
  'text-editor': (settings) => `\n\n${textOf(settings, 'editor')}\n\n`,
  image: (settings) => imageIn(settings.image, linkOf(settings.link)),
  button: (settings) => button(textOf(settings, 'text'), linkOf(settings.link)),
  video: (settings) =>
    embed(
      textOf(settings, 'youtube_url', 'vimeo_url', 'dailymotion_url', 'external_url') || linkOf(settings.hosted_url),
    ),
  html: (settings) => editorBlock('html', textOf(settings, 'html').replaceAll('<!--', '<!-- ')),
  shortcode: (settings) => `\n\n${textOf(settings, 'shortcode')}\n\n`,
  divider: () => '\n\n<hr>\n\n',
  spacer: () => '',
  google_maps: (settings) => mapLink(textOf(settings, 'address')),
  'image-gallery': (settings) => galleryOf(settings.wp_gallery),
  gallery: (settings) => galleryOf(settings.gallery),
  'image-carousel': (settings) => galleryOf(settings.carousel),
  form: (settings) => formOf(settings),
  posts: () => '<!-- wp:latest-posts /-->',
  counter: (settings) =>
    `<p>${plain([textOf(settings, 'prefix') + textOf(settings, 'ending_number') + textOf(settings, 'suffix'), textOf(settings, 'title')].filter(Boolean).join(' '))}</p>`,
}

function widgetBody(type: string, settings: Fields): string {
  return (widgets[type] ?? boxOf)(settings)
}

/** Converts any other widget: its image, its text, its entries and its button. */
function boxOf(settings: Fields): string {
  const title = textOf(
    settings,
    'title_text',
    'title',
    'heading',
    'alert_title',
    'testimonial_name',
    'tab_title',
    'item_title',
  )
  const words = textOf(
    settings,
    'description_text',
    'description',
    'testimonial_content',
    'alert_description',
    'tab_content',
    'text',
    'item_description',
    'blockquote_content',
    'list',
  )
  const label = textOf(settings, 'button', 'button_text')
  const entries = ['tabs', 'slides', 'icon_list', 'price_list', 'features_list', 'items', 'social_icon_list'].flatMap(
    (key) => (key === 'social_icon_list' ? [] : listOf(settings[key])),
  )
  return [
    imageIn(settings.image ?? settings.testimonial_image ?? settings.graphic_image),
    heading(title, levelOf(settings, 'title_size', 3)),
    words === '' ? '' : `\n\n${/<[a-z]/i.test(words) ? words : `<p>${plain(words)}</p>`}\n\n`,
    ...entries.map(boxOf),
    label === '' ? '' : button(label, linkOf(settings.link ?? settings.button_link)),
  ].join('')
}

function galleryOf(value: unknown): string {
  const images = listOf(value).map(({ url, id }) => {
    const number = scalarText(id)
    return `<img src="${scalarText(url).replaceAll('"', '%22')}"${/^\d+$/.test(number) ? ` class="wp-image-${number}"` : ''}>`
  })
  return images.length === 0
    ? ''
    : editorBlock('gallery', `<figure class="wp-block-gallery">${images.join('')}</figure>`)
}

/** The form of Jetpack says the same, and is read with the other shortcodes. */
function formOf(settings: Fields): string {
  const inQuotes = (text: string): string => text.replace(/["[\]<>]/g, ' ').trim()
  const fields = listOf(settings.form_fields).map(
    (field) =>
      `[contact-field label="${inQuotes(textOf(field, 'field_label', 'placeholder'))}" type="${inQuotes(textOf(field, 'field_type')) || 'text'}" required="${field.required === 'true' ? 1 : 0}" options="${inQuotes(textOf(field, 'field_options').split('\n').join(','))}"/]`,
  )
  return fields.length === 0
    ? ''
    : `\n\n[contact-form submit_button_text="${inQuotes(textOf(settings, 'button_text'))}"]${fields.join('')}[/contact-form]\n\n`
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
