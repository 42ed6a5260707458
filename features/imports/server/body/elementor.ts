import { jsonIn } from '../read/json-in.ts'
import type { ExportedItem } from '../read/records.ts'
import { scalarText } from '../scalar-text.ts'
import { boxOf, columnsOf, galleryOf, imageOf, linkOf, lines, ownCode, socialLinks } from './builders/builder-box.ts'
import {
  converterOf,
  countLeft,
  deepestColumns,
  deepestLayout,
  type Fields,
  fieldsOf,
  isBare,
  levelOf,
  listOf,
  textOf,
  writtenHtml,
} from './builders/builder-fields.ts'
import { button, embed, heading, mapLink } from './editor-markup.ts'
import { formMarkup } from './form-markup.ts'

/** Key of the content that Elementor keeps beside an item. */
export const elementorKey = '_elementor_data'

/**
 * Converts Elementor's content of an item to blocks of the editor; null for an item without any. Counts in `left` the
 * widgets that have no counterpart.
 */
export function elementorBody(item: ExportedItem, left = new Map<string, number>()): string | null {
  const text = item.meta.find(({ key }) => key === elementorKey)?.value.trim() ?? ''
  if (!text.startsWith('[')) return null
  try {
    const data = jsonIn(text)
    const body = listOf(data)
      .map((element) => elementBody({ element, left }, 0))
      .join('\n')
    return isBare(body) ? null : body
  } catch {
    return null
  }
}

interface Placed {
  element: Fields
  left: Map<string, number>
}

function elementBody({ element, left }: Placed, depth: number): string {
  if (depth > deepestLayout) return ''
  const inner = listOf(element.elements)
  const settings = fieldsOf(element.settings)
  const bodies = (): string => inner.map((child) => elementBody({ element: child, left }, depth + 1)).join('\n')
  if (element.elType === 'widget') return widgetBody(scalarText(element.widgetType), settings, left) + bodies()
  const columns = inner.filter(({ elType }) => elType === 'column')
  const isRow = columns.length > 1 || (settings.flex_direction === 'row' && inner.length > 1)
  if (!isRow || depth > deepestColumns) return bodies()
  return columnsOf(
    inner.map((column) => ({
      width: Number(fieldsOf(column.settings)._inline_size ?? fieldsOf(column.settings)._column_size) || 0,
      body: elementBody({ element: column, left }, depth + 1),
    })),
  )
}

type Widget = (settings: Fields) => string

const widgets: Readonly<Record<string, Widget>> = {
  heading: (settings) => heading(textOf(settings, 'title'), levelOf(settings.header_size, 2)),
  'text-editor': (settings) => writtenHtml(textOf(settings, 'editor')),
  image: (settings) => imageOf(settings, 'image', linkOf(settings.link)),
  button: (settings) => button(textOf(settings, 'text'), linkOf(settings.link)),
  video: (settings) =>
    embed(
      textOf(settings, 'youtube_url', 'vimeo_url', 'dailymotion_url', 'external_url') || linkOf(settings.hosted_url),
    ),
  html: (settings) => ownCode(textOf(settings, 'html')),
  shortcode: (settings) => `\n\n${textOf(settings, 'shortcode')}\n\n`,
  divider: () => '<!-- wp:separator /-->',
  spacer: () => '',
  google_maps: (settings) => mapLink(textOf(settings, 'address')),
  'image-gallery': (settings) => galleryOf(imagesIn(settings.wp_gallery)),
  gallery: (settings) => galleryOf(imagesIn(settings.gallery)),
  'image-carousel': (settings) => galleryOf(imagesIn(settings.carousel)),
  form: (settings) => formOf(settings),
  posts: () => '<!-- wp:latest-posts /-->',
  counter: (settings) =>
    lines(
      [textOf(settings, 'prefix') + textOf(settings, 'ending_number') + textOf(settings, 'suffix')]
        .concat(textOf(settings, 'title'))
        .filter(Boolean)
        .join(' '),
    ),
  'social-icons': (settings) =>
    socialLinks(listOf(settings.social_icon_list).map(({ link, social }) => linkOf(link) || linkOf(social))),
}

/** Widgets that hold nothing by themselves. */
const silent = new Set(['spacer', 'menu-anchor'])

function widgetBody(type: string, settings: Fields, left: Map<string, number>): string {
  const body = converterOf<Widget>(widgets, type, boxOf)(settings)
  if (body.trim() === '' && !silent.has(type) && Object.keys(settings).length > 0) countLeft(left, type)
  return body
}

/** Returns the addresses and numbers of images in a list. */
const imagesIn = (value: unknown): { url: string; id: string }[] =>
  listOf(value).map(({ url, id }) => ({ url: scalarText(url), id: scalarText(id) }))

/** Returns the fields of a form. */
function formOf(settings: Fields): string {
  const fields = listOf(settings.form_fields).map((field) => ({
    kind: textOf(field, 'field_type') || 'text',
    label: textOf(field, 'field_label', 'placeholder'),
    isRequired: field.required === 'true' || field.required === true,
    options: textOf(field, 'field_options')
      .split('\n')
      .map((option) => option.split('|')[0] ?? ''),
  }))
  return formMarkup({ name: textOf(settings, 'form_name'), button: textOf(settings, 'button_text'), fields })
}
