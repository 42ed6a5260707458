import type { RichTextNode } from '#platform/document'
import type { Element } from './html-tree.ts'

export type Mark = { type: string; attrs?: Record<string, unknown> }

const marksOfElement: Record<string, string> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'sub',
  sup: 'sup',
  small: 'small',
  mark: 'highlight',
}

/** Order of marks in the schema, in which those of a text are stored. */
const rank = ['link', 'strong', 'em', 'underline', 'strike', 'small', 'sub', 'sup', 'color', 'highlight', 'code']

/** Returns the marks inside an element, from those outside. */
export function marksInside(element: Element, outside: readonly Mark[]): readonly Mark[] {
  const own: Mark[] = []
  const plain = marksOfElement[element.name]
  if (plain !== undefined) own.push({ type: plain })
  const style = element.attributes.style ?? ''
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) own.push({ type: 'strong' })
  if (/font-style:\s*italic/i.test(style)) own.push({ type: 'em' })
  if (isDecorated(style, /underline/i)) own.push({ type: 'underline' })
  if (isDecorated(style, /line-through/i)) own.push({ type: 'strike' })
  const link = element.name === 'a' ? linkMark(element) : null
  if (link) own.push(link)
  return own.reduce(withMark, outside)
}

function isDecorated(style: string, how: RegExp): boolean {
  return style.split(';').some((declaration) => /^\s*text-decoration/i.test(declaration) && how.test(declaration))
}

function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const excluded = mark.type === 'sub' || mark.type === 'sup' ? ['sub', 'sup'] : [mark.type]
  return [...marks.filter((existing) => !excluded.includes(existing.type)), mark].toSorted(
    (a, b) => rank.indexOf(a.type) - rank.indexOf(b.type),
  )
}

function linkMark(element: Element): Mark | null {
  const href = safeLink(element.attributes.href ?? '')
  if (href === '') return null
  const title = element.attributes.title?.slice(0, 500)
  return {
    type: 'link',
    attrs: { href, target: element.attributes.target === '_blank' ? '_blank' : null, title: title ? title : null },
  }
}

/** A link that a visitor may follow; empty for scripts, data and anything else that is not a place. */
export function safeLink(address: string): string {
  // Browsers skip control characters, so `java\nscript:` is a script.
  const href = address
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replace(/ /g, '%20')
  if (href === '' || href.length > 4000) return ''
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme) ? href : ''
}

export function textNode(text: string, marks: readonly Mark[]): RichTextNode {
  return marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: [...marks] }
}

export function alignOf(element: Element): string | null {
  const style = /text-align:\s*(left|center|right|justify)/i.exec(element.attributes.style ?? '')?.[1]
  const named = /\b(?:has-text-align-|align)(left|center|right|justify)\b/.exec(element.attributes.class ?? '')?.[1]
  const align = (
    style ??
    named ??
    element.attributes.align ??
    (element.name === 'center' ? 'center' : '')
  ).toLowerCase()
  return ['center', 'right', 'justify'].includes(align) ? align : null
}
