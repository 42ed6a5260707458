import { scalarText } from '../../scalar-text.ts'
import { button, editorBlock, heading, image, plain } from '../editor-markup.ts'
import { type Fields, fieldsOf, levelOf, listOf, textOf, writtenHtml } from './builder-fields.ts'

const titles = [
  'title_text',
  'title',
  'heading',
  'alert_title',
  'testimonial_name',
  'tab_title',
  'item_title',
  'title_text_a',
  'headline',
  'label',
  'name',
]
const below = [
  'sub_heading',
  'sub_title',
  'subtitle',
  'sub_headline',
  'testimonial_job',
  'location',
  'price',
  'before_number_text',
  'number',
  'after_number_text',
]
const texts = [
  'description_text',
  'description',
  'testimonial_content',
  'alert_description',
  'tab_content',
  'text',
  'item_description',
  'blockquote_content',
  'list',
  'content',
  'content_text',
  'testimonial',
  'item_text',
  'description_text_a',
]
const furtherTitles = ['title_text_b']
const furtherTexts = ['description_text_b']
const labels = ['button_text', 'button', 'cta_text', 'btn_text', 'more_text', 'link_text']
const entries = [
  'tabs',
  'slides',
  'icon_list',
  'price_list',
  'features_list',
  'items',
  'list_items',
  'frames',
  'features',
  'panels',
  'columns',
  'pricing_columns',
  'testimonials',
  'icons',
]
const images = [
  'image',
  'icon_image',
  'testimonial_image',
  'graphic_image',
  'background_image',
  'foreground_image',
  'photo',
  'bg_photo',
  'fg_photo',
]
const deepest = 6

/** Converts any element of a builder: its image, its title, its text, its entries and its button. */
export function boxOf(settings: Fields, depth = 0): string {
  if (depth > deepest) return ''
  const inner = entries.flatMap((key) => (Array.isArray(settings[key]) ? settings[key] : []))
  return [
    imageOf(fieldsOf(settings.background), 'image'),
    ...images.map((key) => imageOf(settings, key)),
    heading(wordsOf(settings, titles), levelOf(settings.title_size ?? settings.title_tag ?? settings.tag, 3)),
    ...below.map((key) => lines(wordsOf(settings, [key]))),
    lines(textOf(settings, ...texts)),
    heading(wordsOf(settings, furtherTitles), 3),
    lines(textOf(settings, ...furtherTexts)),
    ...inner.map((entry) => (typeof entry === 'string' ? lines(entry) : boxOf(fieldsOf(entry), depth + 1))),
    buttonOf(settings),
    ...listOf(settings.buttons)
      .map((entry) => fieldsOf(entry.button ?? entry))
      .map((entry) => button(textOf(entry, 'text'), linkOf(entry.url))),
  ].join('')
}

/** Some builders keep the words of a title together with its style. */
const wordsOf = (settings: Fields, keys: readonly string[]): string =>
  textOf(settings, ...keys) ||
  textOf(Object.fromEntries(keys.map((key) => [key, fieldsOf(settings[key]).text])), ...keys)

/** A link is an address, or an object with one. */
export const linkOf = (value: unknown): string => scalarText(value) || scalarText(fieldsOf(value).url)

const addresses = ['link', 'button_link', 'cta_link', 'btn_link', 'link_url', 'button_url', 'more_url', 'url']

function buttonOf(settings: Fields): string {
  const own = linkOf(settings.button)
  const address = [own, ...addresses.map((key) => linkOf(settings[key]))].find((url) => /^[^\s<>]*[/#:?.]/.test(url))
  return button(wordsOf(settings, labels), address ?? '')
}

/** An image is a number, an address, or an object with both; its address may stand beside it. */
export function imageOf(settings: Fields, key: string, href = ''): string {
  const value = settings[key]
  const own = fieldsOf(value)
  const id = scalarText(own.id) || scalarText(value)
  const url = scalarText(own.url) || textOf(settings, `${key}_src`, `${key}_fallback`, `${key}_url`)
  const alt = textOf(settings, 'alt') || scalarText(own.alt)
  return image(url || id, alt, href, id)
}

/** Words with tags are written HTML, and others are a paragraph. */
export const lines = (words: string): string =>
  words === ''
    ? ''
    : /<[a-z]/i.test(words)
      ? writtenHtml(words)
      : `\n\n<p>${plain(words).replaceAll('\n', '<br>')}</p>\n\n`

/** Returns a gallery of these images. */
export function galleryOf(images: readonly { url: string; id: string }[]): string {
  const tags = images
    .filter(({ url, id }) => url !== '' || /^\d+$/.test(id))
    .map(
      ({ url, id }) => `<img src="${url.replaceAll('"', '%22')}"${/^\d+$/.test(id) ? ` class="wp-image-${id}"` : ''}>`,
    )
  return tags.length === 0 ? '' : editorBlock('gallery', `<figure class="wp-block-gallery">${tags.join('')}</figure>`)
}

/** Returns links to profiles at social networks. */
export function socialLinks(addresses: readonly string[]): string {
  const links = addresses.filter((url) => /^(?:https?:\/\/|mailto:)/i.test(url))
  return links.length === 0
    ? ''
    : editorBlock('social-links', links.map((url) => editorBlock('social-link', '', { url })).join(''))
}

/** Returns columns with their shares of the width in percent; a single one is its content. */
export function columnsOf(columns: readonly { width: number; body: string }[]): string {
  if (columns.length < 2) return columns.map(({ body }) => body).join('\n')
  const content = columns.map(({ width, body }) => {
    const isShare = width > 0 && width < 100
    return editorBlock('column', body, isShare ? { width: `${Number(width.toFixed(2))}%` } : {})
  })
  return editorBlock('columns', content.join(''))
}

export const ownCode = (html: string): string =>
  html.trim() === '' ? '' : editorBlock('html', html.replaceAll('<!--', '<!-- '))
