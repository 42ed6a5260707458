import { decoded } from '../read/decoded.ts'
import { formOfShortcode, signupOfShortcode } from './builders/shortcode-forms.ts'
import { isSlide, isSlideshow, slideOf } from './builders/shortcode-slides.ts'
import { linkIn, type Of, valueOf, valuesOf } from './builders/shortcode-values.ts'
import type { Attributes } from './shortcodes.ts'
import { button, editorBlock, embed, gallery, heading, image, mapLink, plain } from './editor-markup.ts'

/** A shortcode of a page builder or theme as blocks of the editor, around the words between its ends. */
interface BuilderShortcode {
  open: string
  close: string
  /** Reads the words between its ends itself; '' means that all of it is lost. */
  raw?: (content: string) => string
  /** Reads an address that is its only content. */
  lone?: (address: string) => string
  /** Whether it is lost where it has no content. */
  isFrame?: boolean
  /** Whether its content is dropped. */
  isLost?: boolean
}

const prefix =
  /^(?:vc|et_pb|fusion_builder|fusion|av|fl|cs|mk|ult|kc|fw|qode|eltdf|mkdf|edgtf|tatsu|su|wpb|bt_bb|cmsms|porto|nectar|us|ux|stm|dt|tm_pb|tb|sc|wps)_(?=[a-z])/
const rows = /^(?:row|row_inner|columns)$/
const columns =
  /^(?:column|column_inner|col|col_inner|(?:one|two|three|four|five)_(?:full|half|third|fourth|fifth|sixth)(?:_first|_last)?)$/
const boxes =
  /^(?:section|container|fullwidth_section|content_boxes|tabs|accordion|slider|fullwidth_slider|testimonials|pricing_tables?|counters|text|column_text|textblock|text_block|box|group|wrapper|tta_\w+s|tta_tour|tta_accordion|toggles?_container|list|li_item|checklist|blockquote|team)$/
/** Boxes of many themes, each with its own title. */
const titled = /^(?:tabs?|toggles?|accordions?|accordion_item|panel|spoiler|box|callout|notice|alert)$/
const separators = /^(?:separator|divider|line|text_separator)$/
const spaces = /^(?:empty_space|space|spacer|gap|clear|clearfix|hr_invisible)$/
const codes =
  /^(?:code|sourcecode|source_code|codeblock|prism|syntax|php|css|js|javascript|html|xml|java|python|ruby|bash|sql|cpp|csharp)$/

/** Returns how a shortcode of a builder is written here; null for a name that none of them has. */
export function builderShortcode(name: string, attributes: Attributes): BuilderShortcode | null {
  const isOfBuilder = prefix.test(name)
  const base = name.replace(prefix, '')
  if (rows.test(base)) return around('<!-- wp:columns -->', '<!-- /wp:columns -->')
  if (columns.test(base)) return around(columnOf(base, attributes), '<!-- /wp:column -->')
  if (codes.test(base) && !isOfBuilder) return { ...around('', ''), raw: codeBlock }
  if (/^(?:raw_html|raw_js|code)$/.test(base) && isOfBuilder) return { ...around('', ''), raw: htmlBlock }
  if (separators.test(base) && (isOfBuilder || attributes.size === 0)) return separator(attributes)
  if (spaces.test(base) && (isOfBuilder || attributes.size === 0)) return around('\n\n', '')
  const of = valuesOf(attributes)
  const form = formOfShortcode(name, attributes)
  if (form) return { ...around('', ''), raw: form }
  const signup = signupOfShortcode(name, of)
  if (signup) return signup
  if (isSlideshow(base) && isOfBuilder) return { ...around('\n\n', '\n\n'), isFrame: true }
  if (isSlide(base) && (isOfBuilder || attributes.size > 0)) return slideOf(of)
  if (/(?:^|_)(?:button|btn)$/.test(base)) return buttonOf(of)
  if (titled.test(base)) return boxOf(base, of)
  if (!isOfBuilder) return boxes.test(base) && base.includes('_') ? around('\n\n', '\n\n') : null
  return ofBuilder(base, of)
}

function ofBuilder(base: string, of: Of): BuilderShortcode {
  if (
    /(?:^|_)gallery$|images_carousel|image_carousel|images?_slider|media_grid/.test(base) &&
    of('images', 'ids', 'gallery_ids', 'image_ids', 'include') !== ''
  )
    return around(
      gallery(of('images', 'ids', 'gallery_ids', 'image_ids', 'include'), of('columns', 'posts_number')),
      '',
    )
  if (/video|youtube|vimeo/.test(base)) return videoOf(base, of)
  if (
    /^(?:blog|recent_posts|blog_posts|latest_posts|basic_grid|post_list|(?:fullwidth_)?post_?slider|blog_slider)$/.test(
      base,
    )
  )
    return around('<!-- wp:latest-posts /-->', '')
  if (/^(?:map|gmaps|google_map|fullwidth_map)$/.test(base)) return around(mapLink(of('address', 'title')), '')
  if (/image|single_image|imageframe|photo|img/.test(base) && !/blurb|box/.test(base)) return imageOf(of)
  return boxOf(base, of)
}

/** Converts any other element: its image, its title, its content and its button. */
function boxOf(base: string, of: Of): BuilderShortcode {
  const title = of('heading', 'title', 'text', 'name', 'author', 'header', 'quote')
  const below = of(
    'subhead',
    'subheading',
    'subtitle',
    'position',
    'job_title',
    'company',
    'number',
    'percent',
    'sum',
    'description',
  )
  const label = of('button_text', 'button_one_text', 'btn_title', 'link_text', 'linktext')
  const address = of('button_url', 'button_one_url', 'button_link', 'link_url', 'link')
  const level = /^h([1-6])$/.exec(of('tag', 'title_level', 'header_level', 'element_tag', 'heading_tag'))?.[1]
  const isQuote = /testimonial|quote/.test(base)
  const head =
    image(of('image', 'image_url', 'header_image_url', 'portrait_url', 'src', 'photo'), of('alt')) +
    (isQuote || title === '' ? '' : heading(title, Number(level ?? (/title|heading|header/.test(base) ? 2 : 3)))) +
    (below === '' || isQuote ? '' : `<p>${plain(below)}</p>`)
  const isHeading = /(?:^|_)(?:title|heading)$/.test(base) && title === ''
  if (isHeading) return around(`\n\n<h${level ?? 2}>`, `</h${level ?? 2}>\n\n`)
  const person = isQuote && title !== '' ? `<p>${plain([title, below].filter(Boolean).join(', '))}</p>` : ''
  const foot = person + (label === '' ? '' : button(label, linkIn(address)))
  const isLost =
    head === '' &&
    foot === '' &&
    !boxes.test(base) &&
    !/_?(?:item|tab|toggle|slide|text|box|content|section|inner|wrap|container|block)$/.test(base)
  return { ...around(`\n\n${head}\n\n`, `\n\n${foot}\n\n`), isLost }
}

const around = (open: string, close: string): BuilderShortcode => ({ open, close })

function separator(attributes: Attributes): BuilderShortcode {
  const title = valueOf(attributes, 'title')
  return around(`\n\n<hr>${title === '' ? '' : heading(title, 3)}\n\n`, '')
}

function columnOf(base: string, attributes: Attributes): string {
  const parts = /^(one|two|three|four|five)_(\w+?)(?:_first|_last)?$/.exec(base)
  const counts: Record<string, number> = {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    full: 1,
    half: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
  }
  const [, above, below] =
    /^(\d{1,2})[/_](\d{1,2})$/.exec(
      ['width', 'type', 'size'].map((key) => valueOf(attributes, key)).find((value) => value !== '') ?? '',
    ) ?? []
  const span = Number(valueOf(attributes, 'span'))
  const share = parts
    ? (counts[parts[1] ?? ''] ?? 1) / (counts[parts[2] ?? ''] ?? 1)
    : above && below
      ? Number(above) / Number(below)
      : span > 0 && span <= 12
        ? span / 12
        : 0
  return share > 0 && share < 1
    ? `<!-- wp:column {"width":"${Number((share * 100).toFixed(2))}%"} -->`
    : '<!-- wp:column -->'
}

const codeBlock = (content: string): string =>
  `<pre><code>${content.replace(/^\r?\n/, '').replaceAll(/<(?=\/?(?:pre|code)\b)/gi, '&lt;')}</code></pre>`

/** Code of a builder is HTML, which some encode as base64 of percent-encoded text. */
function htmlBlock(content: string): string {
  const text = content.trim()
  const isEncoded = text.length > 7 && /^[A-Za-z0-9+/=\s]+$/.test(text)
  const html = isEncoded ? decoded(Buffer.from(text, 'base64').toString('utf8')) : text
  return editorBlock('html', html.replaceAll('<!--', '<!-- '))
}

function buttonOf(of: Of): BuilderShortcode {
  const label = of('title', 'text', 'button_text', 'label', 'btn_title')
  const address = linkIn(of('link', 'button_url', 'url', 'href', 'button_link'))
  if (label !== '') return around(button(label, address), '')
  return around(
    `<!-- wp:buttons --><!-- wp:button --><a href="${address.replaceAll('"', '%22')}">`,
    '</a><!-- /wp:button --><!-- /wp:buttons -->',
  )
}

function imageOf(of: Of): BuilderShortcode {
  const source = of('src', 'image', 'url', 'image_url', 'img', 'photo', 'image_id', 'attachment', 'source')
  const html = image(source, of('alt', 'title_text'), linkIn(of('link', 'link_url')))
  return around(html === '' ? '\n\n' : html, '\n\n')
}

function videoOf(base: string, of: Of): BuilderShortcode {
  const source = of('src', 'link', 'url', 'video', 'video_url', 'video_webm', 'id')
  const isId = /^[\w-]{6,20}$/.test(source) && !source.includes('.')
  const address = !isId
    ? source
    : /vimeo/.test(base)
      ? `https://vimeo.com/${source}`
      : `https://www.youtube.com/watch?v=${source}`
  return { ...around(embed(address), ''), isLost: embed(address) === '' }
}
