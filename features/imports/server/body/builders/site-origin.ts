import { scalarText } from '../../scalar-text.ts'
import { button, embed, heading, mapLink } from '../editor-markup.ts'
import { formMarkup } from '../form-markup.ts'
import { boxOf, columnsOf, galleryOf, imageOf, lines, linkOf, ownCode, socialLinks } from './builder-box.ts'
import {
  type BuilderContent,
  converterOf,
  countLeft,
  deepestColumns,
  type Fields,
  fieldsOf,
  levelOf,
  listOf,
  textOf,
  writtenHtml,
} from './builder-fields.ts'

/** Limit on layouts inside of layouts. */
const deepestNested = 8

/** Converts a layout of SiteOrigin's Page Builder: rows of cells, with widgets in each. */
export function siteOriginContent(layout: unknown): BuilderContent | null {
  const left = new Map<string, number>()
  const body = layoutBody(fieldsOf(layout), { left, depth: 0 })
  return body === null ? null : { body, left }
}

interface Reading {
  left: Map<string, number>
  depth: number
}

/** Returns null for settings without a list of widgets. */
function layoutBody(layout: Fields, reading: Reading): string | null {
  if (!Array.isArray(layout.widgets) || reading.depth > deepestNested) return null
  const cells = new Map<number, Map<number, string[]>>()
  for (const widget of listOf(layout.widgets)) {
    const place = fieldsOf(widget.panels_info ?? widget.info)
    const row = orderIn(place.grid)
    const inRow = cells.get(row) ?? new Map<number, string[]>()
    cells.set(row, inRow)
    const cell = orderIn(place.cell)
    const bodies = inRow.get(cell) ?? []
    inRow.set(cell, bodies)
    bodies.push(widgetBody(widget, scalarText(place.class), reading))
  }
  const widths = widthsOf(layout)
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([row, inRow]) => {
      const columns = [...inRow].toSorted(([one], [other]) => one - other)
      if (reading.depth > deepestColumns) return columns.map(([, bodies]) => bodies.join('\n')).join('\n')
      return columnsOf(
        columns.map(([cell, bodies]) => ({ width: widths.get(`${row}:${cell}`) ?? 0, body: bodies.join('\n') })),
      )
    })
    .join('\n')
}

const orderIn = (value: unknown): number => Math.max(0, Math.floor(Number(value) || 0))

/** Widths of cells in percent, by the numbers of their row and of the cell in it. */
function widthsOf(layout: Fields): Map<string, number> {
  const counts = new Map<number, number>()
  return new Map(
    listOf(layout.grid_cells).map((cell) => {
      const row = orderIn(cell.grid)
      const at = counts.get(row) ?? 0
      counts.set(row, at + 1)
      return [`${row}:${at}`, (Number(cell.weight) || 0) * 100]
    }),
  )
}

/** Name of a widget without its maker: `SiteOrigin_Widget_Button_Widget` is `button`. */
const nameOf = (className: string): string =>
  (className.split('\\').at(-1) ?? '')
    .replace(/^(?:SiteOrigin_Widgets?_|SiteOrigin_Panels_Widgets?_|WP_Widget_|SOW_|WC_Widget_)/i, '')
    .replace(/_?Widget$/i, '')
    .toLowerCase()

type Widget = (settings: Fields) => string

const titled =
  (widget: Widget): Widget =>
  (settings) =>
    heading(textOf(settings, 'title'), 3) + widget(settings)

const imagesIn = (value: unknown): { url: string; id: string }[] =>
  listOf(value).map((entry) => ({ url: textOf(entry, 'image_fallback'), id: scalarText(entry.image) }))

const widgets: Readonly<Record<string, Widget>> = {
  editor: titled((settings) => writtenHtml(textOf(settings, 'text'))),
  text: titled((settings) => writtenHtml(textOf(settings, 'text'))),
  black_studio_tinymce: titled((settings) => writtenHtml(textOf(settings, 'text'))),
  custom_html: titled((settings) => ownCode(textOf(settings, 'content'))),
  image: (settings) => imageWithTitle(settings, 'image'),
  media_image: titled((settings) =>
    imageOf(
      { ...settings, image: settings.attachment_id, image_url: settings.url },
      'image',
      textOf(settings, 'link_url'),
    ),
  ),
  media_video: titled((settings) => embed(textOf(settings, 'url', 'mp4', 'webm'))),
  media_audio: titled((settings) => embed(textOf(settings, 'url', 'mp3'))),
  media_gallery: titled((settings) =>
    galleryOf(
      (Array.isArray(settings.ids) ? settings.ids : textOf(settings, 'ids').split(',')).map((id) => ({
        url: '',
        id: scalarText(id),
      })),
    ),
  ),
  button: (settings) => button(textOf(settings, 'text'), linkOf(settings.url)),
  headline: headlineOf,
  video: titled((settings) => videoOf(fieldsOf(settings.video))),
  imagegrid: titled((settings) => galleryOf(imagesIn(settings.images))),
  'simple-masonry': titled((settings) => galleryOf(imagesIn(settings.items))),
  simple_masonry: titled((settings) => galleryOf(imagesIn(settings.items))),
  googlemap: titled((settings) =>
    mapLink(textOf(settings, 'map_center') || textOf(fieldsOf(settings.location), 'address')),
  ),
  contactform: titled(formOf),
  socialmediabuttons: titled((settings) => socialLinks(listOf(settings.networks).map(({ url }) => linkOf(url)))),
  postcarousel: titled(() => '<!-- wp:latest-posts /-->'),
  postloop: titled(() => '<!-- wp:latest-posts /-->'),
  recent_posts: titled(() => '<!-- wp:latest-posts /-->'),
  search: titled(() => '<!-- wp:search /-->'),
  categories: titled(() => '<!-- wp:categories /-->'),
  archives: titled(() => '<!-- wp:archives /-->'),
  tag_cloud: titled(() => '<!-- wp:tag-cloud /-->'),
}

/** Widgets that hold nothing by themselves. */
const silent = new Set(['spacer', 'divider', 'icon'])

function widgetBody(widget: Fields, className: string, { left, depth }: Reading): string {
  const name = nameOf(className)
  const inner = layoutIn(widget.panels_data) ?? layoutIn(widget.content) ?? layoutIn(widget.layout)
  if (inner) return layoutBody(inner, { left, depth: depth + 1 }) ?? ''
  const frames = listOf(widget.frames ?? widget.panels ?? widget.tabs)
  const layouts = frames.map((frame) => layoutIn(frame.content) ?? layoutIn(frame.content_layout))
  const body = layouts.some((layout) => layout !== null)
    ? frames
        .map((frame, at) => {
          const layout = layouts[at]
          return layout
            ? heading(textOf(frame, 'title'), 3) + (layoutBody(layout, { left, depth: depth + 1 }) ?? '')
            : boxOf(frame)
        })
        .join('\n')
    : converterOf<Widget>(widgets, name, boxOf)(widget)
  if (name === 'divider') return '<!-- wp:separator /-->'
  if (body.trim() === '' && !silent.has(name)) countLeft(left, name === '' ? 'widget' : name)
  return body
}

/** A layout within a widget is data, or the same as JSON. */
function layoutIn(value: unknown): Fields | null {
  if (typeof value === 'string' && value.startsWith('{') && value.length < 1_000_000) {
    try {
      return layoutIn(JSON.parse(value) as unknown)
    } catch {
      return null
    }
  }
  const layout = fieldsOf(value)
  return Array.isArray(layout.widgets) ? layout : null
}

function imageWithTitle(settings: Fields, key: string): string {
  const title = textOf(settings, 'title')
  const above = textOf(settings, 'title_position') === 'below' ? '' : title
  const shown = textOf(settings, 'title_position') === 'hidden' ? '' : title
  const html = imageOf({ ...settings, alt: textOf(settings, 'alt') || title }, key, linkOf(settings.url))
  return heading(shown && above, 3) + html + (shown === '' || above !== '' ? '' : lines(shown))
}

function headlineOf(settings: Fields): string {
  const head = fieldsOf(settings.headline)
  const sub = fieldsOf(settings.sub_headline)
  return heading(textOf(head, 'text'), levelOf(head.tag, 2)) + heading(textOf(sub, 'text'), levelOf(sub.tag, 3))
}

function videoOf(video: Fields): string {
  const own = listOf(video.self_sources).map((source) => textOf(source, 'self_video_fallback', 'self_video_url'))
  const file = [textOf(video, 'self_video_fallback'), ...own].find((address) => address !== '')
  return embed(textOf(video, 'external_video')) || embed(file ?? '')
}

function formOf(settings: Fields): string {
  const kinds: Readonly<Record<string, string>> = {
    dropdown: 'select',
    checkboxes: 'checkbox',
    tel: 'phone',
    subject: 'text',
  }
  const fields = listOf(settings.fields).map((field) => ({
    kind: converterOf(kinds, textOf(field, 'type'), textOf(field, 'type')),
    label: textOf(field, 'label'),
    description: textOf(field, 'description'),
    isRequired: isYes(fieldsOf(field.required).required),
    options: listOf(field.options).map((option) => textOf(option, 'value')),
  }))
  return formMarkup({ button: textOf(fieldsOf(settings.submit), 'text') || textOf(settings, 'submit_text'), fields })
}

const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'on'
