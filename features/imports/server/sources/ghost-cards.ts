import { scalarText } from '../scalar-text.ts'
import { escapedHtml, paragraphsOf } from './source-format.ts'

type Card = Readonly<Record<string, unknown>>

const attribute = (value: unknown): string => escapedHtml(scalarText(value))

/** Converts a card of a post, of both editors; null for a name that neither has. */
export function cardHtml(name: string, card: Card): string | null {
  return Object.hasOwn(cards, name) ? (cards[name]?.(card) ?? null) : null
}

function image(card: Card): string {
  const img = `<img src="${attribute(card.src)}" alt="${attribute(card.alt)}">`
  const href = attribute(card.href)
  return figure(href === '' ? img : `<a href="${href}">${img}</a>`, card)
}

/** A caption is HTML, as its author wrote it. */
const figure = (inner: string, card: Card): string => {
  const caption = scalarText(card.caption)
  return `<figure>${inner}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>\n`
}

function gallery(card: Card): string {
  const images = Array.isArray(card.images) ? card.images : []
  const tags = images.map((entry: unknown) => {
    const { src, alt } = typeof entry === 'object' && entry !== null ? (entry as Card) : {}
    return `<img src="${attribute(src)}" alt="${attribute(alt)}">`
  })
  return figure(`<div class="gallery">${tags.join('')}</div>`, card)
}

const button = (label: unknown, url: unknown): string =>
  scalarText(label) === '' ? '' : `<p><a href="${attribute(url)}">${attribute(label)}</a></p>\n`

const written = (value: unknown): string => scalarText(value)

function bookmark(card: Card): string {
  const metadata = (typeof card.metadata === 'object' && card.metadata !== null ? card.metadata : {}) as Card
  const title = scalarText(metadata.title) || scalarText(card.title) || scalarText(card.url)
  const description = scalarText(metadata.description)
  return `<p><a href="${attribute(card.url)}">${escapedHtml(title)}</a></p>\n${paragraphsOf(description)}`
}

function embed(card: Card): string {
  const url = scalarText(card.url)
  const frame = scalarText(card.html)
  const player = /<iframe\b/i.test(frame) ? frame : `<p><a href="${attribute(url)}">${attribute(url)}</a></p>`
  return figure(player, card)
}

const code = (card: Card): string => `<pre><code>${attribute(card.code)}</code></pre>\n`

const nothing = (): string => ''

const cards: Readonly<Record<string, (card: Card) => string>> = {
  image,
  gallery,
  html: (card) => written(card.html),
  markdown: (card) => paragraphsOf(written(card.markdown)),
  'card-markdown': (card) => paragraphsOf(written(card.markdown)),
  code,
  codeblock: code,
  hr: () => '<hr>\n',
  horizontalrule: () => '<hr>\n',
  embed,
  bookmark,
  button: (card) => button(card.buttonText, card.buttonUrl),
  callout: (card) => `<blockquote><p>${written(card.calloutText)}</p></blockquote>\n`,
  toggle: (card) => `<h4>${written(card.heading)}</h4>\n${written(card.content)}`,
  header: (card) =>
    `<h2>${written(card.header)}</h2>\n<p>${written(card.subheader)}</p>\n${button(card.buttonText, card.buttonUrl)}`,
  product: (card) =>
    `${scalarText(card.productImageSrc) === '' ? '' : image({ src: card.productImageSrc })}<h4>${written(card.productTitle)}</h4>\n<p>${written(card.productDescription)}</p>\n${button(card.productButton, card.productUrl)}`,
  video: (card) => figure(`<video src="${attribute(card.src)}"></video>`, card),
  audio: (card) => `<audio src="${attribute(card.src)}" title="${attribute(card.title)}"></audio>\n`,
  file: (card) => button(written(card.fileTitle) || written(card.fileName), card.src),
  // Parts of letters alone, and calls to subscribe with Ghost's own forms.
  email: nothing,
  'email-cta': nothing,
  signup: nothing,
  paywall: nothing,
}
