import { scalarText } from '../../scalar-text.ts'
import { button, embed, heading, image, mapLink } from '../editor-markup.ts'
import { embedAddress } from '../embed-address.ts'
import { formMarkup } from '../form-markup.ts'
import { boxOf, galleryOf, imageOf, lines, linkOf, ownCode, socialLinks } from './builder-box.ts'
import {
  converterOf,
  countLeft,
  type Fields,
  fieldsOf,
  levelOf,
  listOf,
  textOf,
  writtenHtml,
} from './builder-fields.ts'

type Module = (settings: Fields) => string

const modules: Readonly<Record<string, Module>> = {
  heading: (settings) => heading(textOf(settings, 'heading'), levelOf(settings.tag, 2)),
  'rich-text': (settings) => writtenHtml(textOf(settings, 'text')),
  photo: photoOf,
  button: (settings) => button(textOf(settings, 'text'), linkOf(settings.link)),
  'button-group': (settings) =>
    listOf(settings.items)
      .map((entry) => button(textOf(entry, 'text'), linkOf(entry.link)))
      .join(''),
  html: (settings) => ownCode(textOf(settings, 'html')),
  video: videoOf,
  audio: (settings) => embed(textOf(settings, 'link')),
  gallery: (settings) => photosOf(settings),
  slideshow: (settings) => photosOf(settings),
  separator: () => '<!-- wp:separator /-->',
  callout: calloutOf,
  cta: (settings) =>
    heading(textOf(settings, 'title'), levelOf(settings.title_tag, 3)) +
    lines(textOf(settings, 'text')) +
    button(textOf(settings, 'btn_text'), linkOf(settings.btn_link)),
  'contact-form': contactForm,
  'subscribe-form': (settings) =>
    formMarkup({
      button: textOf(settings, 'btn_text'),
      fields: [
        ...(settings.show_name === 'show' ? [fieldOf('name', textOf(settings, 'name_field_text') || 'Name')] : []),
        fieldOf('email', textOf(settings, 'email_field_text') || 'Email'),
      ],
    }),
  numbers: (settings) =>
    lines(
      ['before_number_text', 'number_prefix', 'number', 'number_suffix', 'after_number_text']
        .map((key) => textOf(settings, key))
        .filter(Boolean)
        .join(' '),
    ),
  map: (settings) => mapLink(textOf(settings, 'address')),
  'post-grid': () => '<!-- wp:latest-posts /-->',
  'post-carousel': () => '<!-- wp:latest-posts /-->',
  'post-slider': () => '<!-- wp:latest-posts /-->',
  search: () => '<!-- wp:search /-->',
  'social-buttons': (settings) => socialLinks(listOf(settings.buttons).map(({ link }) => linkOf(link))),
  'icon-group': (settings) => socialLinks(listOf(settings.icons).map(({ link }) => linkOf(link))),
  widget: widgetOf,
}

/** Modules that hold nothing by themselves. */
const silent = new Set(['separator', 'box', 'icon', 'icon-group'])

/** Converts a module. One with modules inside of it is a frame, which has no words to lose. */
export function moduleBody(settings: Fields, left: Map<string, number>, isFrame: boolean): string {
  const type = textOf(settings, 'type')
  const body = converterOf<Module>(modules, type, boxOf)(settings)
  if (body.trim() === '' && !isFrame && !silent.has(type)) countLeft(left, type === '' ? 'module' : type)
  return body
}

function photoOf(settings: Fields): string {
  const stored = fieldsOf(settings.data)
  const own = textOf(settings, 'photo_source') === 'url' ? textOf(settings, 'photo_url') : textOf(settings, 'photo_src')
  const address = own || textOf(stored, 'url') || textOf(settings, 'photo_url')
  const number = textOf(settings, 'photo_source') === 'url' ? '' : scalarText(settings.photo)
  const caption = textOf(settings, 'show_caption') === '0' ? '' : textOf(settings, 'caption')
  const link = textOf(settings, 'link_type') === 'url' ? linkOf(settings.link_url) : ''
  const alt = textOf(settings, 'alt') || textOf(stored, 'alt')
  return image(address || number, alt, link, number) + (caption === '' ? '' : lines(caption))
}

function photosOf(settings: Fields): string {
  const numbers: unknown[] = Array.isArray(settings.photos) ? settings.photos : []
  const stored = Object.values(fieldsOf(settings.photo_data)).map(fieldsOf).concat(listOf(settings.photo_data))
  const addresses = new Map(stored.map((photo) => [textOf(photo, 'id'), textOf(photo, 'src', 'link')]))
  return galleryOf(numbers.map((number) => ({ id: scalarText(number), url: addresses.get(scalarText(number)) ?? '' })))
}

/** A video is a file of the library, an address, or the code of its page. */
function videoOf(settings: Fields): string {
  const code = textOf(settings, 'embed_code')
  const frame = /<iframe\s[^<>]{0,2000}?src=["']([^"'<>]{1,2000})["']/i.exec(code)?.[1] ?? ''
  const stored = fieldsOf(settings.data)
  if (textOf(settings, 'video_type') !== 'embed') return embed(textOf(settings, 'video_src') || textOf(stored, 'url'))
  if (frame !== '') return embed(embedAddress(frame) ?? frame)
  return embed(code) || writtenHtml(code)
}

function calloutOf(settings: Fields): string {
  const isPhoto = textOf(settings, 'image_type') === 'photo' || textOf(settings, 'photo_src') !== ''
  const label = textOf(settings, 'cta_text')
  return [
    isPhoto ? imageOf(settings, 'photo') : '',
    heading(textOf(settings, 'title'), levelOf(settings.title_tag, 3)),
    lines(textOf(settings, 'text')),
    ['button', 'link'].includes(textOf(settings, 'cta_type')) ? button(label, linkOf(settings.link)) : '',
  ].join('')
}

const askedKinds: Readonly<Record<string, string>> = { message: 'textarea', subject: 'text' }
const contactFields = ['name', 'subject', 'email', 'phone', 'message'] as const

/** The form has five fields, each of which is shown or hidden. */
function contactForm(settings: Fields): string {
  const fields = contactFields
    .filter(
      (name) =>
        textOf(settings, `${name}_toggle`) === 'show' || (name === 'message' && settings.message_toggle === undefined),
    )
    .map((name) =>
      fieldOf(converterOf(askedKinds, name, name), textOf(settings, `${name}_label`, `${name}_placeholder`) || name),
    )
  return formMarkup({ button: textOf(settings, 'btn_text'), fields })
}

const fieldOf = (kind: string, label: string) => ({ kind, label, isRequired: kind !== 'phone', options: [] })

/** A widget of WordPress keeps its settings under its own name. */
function widgetOf(settings: Fields): string {
  const key = Object.keys(settings).find((name) => name.startsWith('widget-')) ?? ''
  return boxOf(fieldsOf(settings[key]))
}
