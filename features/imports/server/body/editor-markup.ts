import { isEmbeddable } from './embed-address.ts'

/** Returns the text of a block in WordPress's editor, for content of page builders. */
export function editorBlock(name: string, html: string, attributes: Record<string, unknown> = {}): string {
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
  return `<!-- wp:${name}${json === '{}' ? '' : ` ${json}`} -->${html}<!-- /wp:${name} -->\n`
}

/** The words of a value, without tags. */
export const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .trim()

const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function heading(text: string, level: number): string {
  const words = plain(text)
  return words === '' ? '' : editorBlock('heading', `<h${level}>${words}</h${level}>`)
}

/** An image by its address, by its number in the library of the old site, or by both. */
export function image(source: string, alt = '', href = '', number = ''): string {
  const id = [source, number].find((text) => /^[1-9]\d*$/.test(text)) ?? ''
  const url = /^(?:https?:)?\/\//i.test(source) ? source : ''
  if (id === '' && url === '') return ''
  const img = `<img src="${quoted(url)}" alt="${quoted(alt)}"${id === '' ? '' : ` class="wp-image-${id}"`}>`
  return editorBlock('image', `<figure>${href === '' ? img : `<a href="${quoted(href)}">${img}</a>`}</figure>`)
}

export function button(label: string, address: string): string {
  const words = plain(label)
  return words === '' ? '' : editorBlock('buttons', editorBlock('button', `<a href="${quoted(address)}">${words}</a>`))
}

export function gallery(ids: string, columns: string): string {
  const numbers = ids.split(/[\s,]+/).filter((id) => /^\d+$/.test(id))
  const images = numbers.map((id) => `<img src="" class="wp-image-${id}">`).join('')
  return numbers.length === 0
    ? ''
    : editorBlock('gallery', `<figure class="wp-block-gallery columns-${Number(columns) || 3}">${images}</figure>`)
}

/** A film of a known page; a file plays by itself. */
export function embed(address: string): string {
  const url = address.trim()
  if (!/^https?:\/\//i.test(url)) return ''
  if (/\.(?:mp4|webm|m4v|mov|ogv)(?:$|\?)/i.test(url))
    return editorBlock('video', `<figure><video src="${quoted(url)}"></video></figure>`)
  return isEmbeddable(url) || /youtu|vimeo/.test(url)
    ? editorBlock('embed', '', { url })
    : `<p><a href="${quoted(url)}">${quoted(url)}</a></p>`
}

export function mapLink(address: string): string {
  const words = plain(address)
  if (words === '') return ''
  const url = `https://www.google.com/maps/search/?api=1&amp;query=${encodeURIComponent(words)}`
  return `\n\n<p><a href="${url}">${words}</a></p>\n\n`
}
