import { Fragment, type CSSProperties, type ReactNode } from 'react'
import type { RichTextDoc, RichTextNode } from '#platform/document'
import { emailInk, type EmailLook, emailRule, fontOf } from '#platform/mail'
import { safeHref } from '#platform/render'

interface Reading {
  readonly look: EmailLook | undefined
  /** Returns the whole address of a link. */
  readonly urlOf: (href: string) => string
}

/**
 * Renders formatted text with styles in its tags. Tables and code keep their words alone, because mail programs lay
 * them out differently.
 */
export function EmailRichText({ doc, ...reading }: Reading & { doc: RichTextDoc }): ReactNode {
  return childrenOf(doc, reading)
}

const marks: Readonly<Record<string, 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup'>> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
}

const ink = ({ look }: Reading, more: CSSProperties = {}): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: fontOf(look),
  fontSize: 16,
  lineHeight: '26px',
  color: emailInk,
  ...more,
})

function childrenOf({ content = [] }: RichTextNode, reading: Reading): ReactNode {
  return content.map((node, at) => <Fragment key={at}>{nodeOf(node, reading)}</Fragment>)
}

function nodeOf(node: RichTextNode, reading: Reading): ReactNode {
  const inner = () => childrenOf(node, reading)
  const textAlign = alignOf(node.attrs?.['align'])
  switch (node.type) {
    case 'text':
      return textOf(node, reading)
    case 'hard_break':
      return <br />
    case 'paragraph':
    case 'code_block':
      return (
        <p className="e-ink" style={ink(reading, { textAlign })}>
          {inner()}
        </p>
      )
    case 'heading':
      return (
        <h2 className="e-ink" style={ink(reading, { textAlign, fontSize: 20, lineHeight: '28px', fontWeight: 600 })}>
          {inner()}
        </h2>
      )
    case 'bullet_list':
      return (
        <ul className="e-ink" style={ink(reading, { paddingInlineStart: 24 })}>
          {inner()}
        </ul>
      )
    case 'ordered_list':
      return (
        <ol
          className="e-ink"
          style={ink(reading, { paddingInlineStart: 24 })}
          start={Number(node.attrs?.['start'] ?? 1)}
        >
          {inner()}
        </ol>
      )
    case 'list_item':
      return <li style={{ margin: '0 0 4px' }}>{onlyParagraph(node, reading) ?? inner()}</li>
    case 'blockquote':
      return (
        <blockquote className="e-rule" style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: emailRule }}>
          {inner()}
        </blockquote>
      )
    case 'horizontal_rule':
      return <div className="e-rule" style={{ margin: '8px 0 24px', borderTop: emailRule }} />
    default:
      return inner()
  }
}

/** An entry of one paragraph has no margin of a paragraph. */
function onlyParagraph({ content = [] }: RichTextNode, reading: Reading): ReactNode {
  const [only] = content
  return content.length === 1 && only?.type === 'paragraph' ? childrenOf(only, reading) : null
}

function hrefOf({ attrs = {} }: NonNullable<RichTextNode['marks']>[number]): string | null {
  return typeof attrs['href'] === 'string' ? safeHref(attrs['href']) : null
}

function textOf({ text = '', marks: own = [] }: RichTextNode, reading: Reading): ReactNode {
  return own.reduceRight<ReactNode>((inner, mark) => {
    const Tag = marks[mark.type]
    if (Tag) return <Tag>{inner}</Tag>
    const href = mark.type === 'link' ? hrefOf(mark) : null
    return href === null || href.startsWith('#') ? inner : <EmailLink url={reading.urlOf(href)}>{inner}</EmailLink>
  }, text)
}

function EmailLink({ url, children }: { url: string; children: ReactNode }): ReactNode {
  return (
    <a href={url} className="e-ink" style={{ color: emailInk, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

function alignOf(align: unknown): 'center' | 'right' | undefined {
  return align === 'center' || align === 'right' ? align : undefined
}

/** Returns formatted text as plain text: an address follows the words of its link. */
export function plainEmailText(doc: RichTextDoc, urlOf: Reading['urlOf']): string {
  return (doc.content ?? []).map((node) => plainNode(node, urlOf)).join('\n\n')
}

function plainNode(node: RichTextNode, urlOf: Reading['urlOf']): string {
  const { content = [] } = node
  if (node.type === 'text') return plainWords(node, urlOf)
  if (node.type === 'hard_break') return '\n'
  if (node.type === 'horizontal_rule') return '---'
  const inner = content.map((child) => plainNode(child, urlOf))
  if (node.type === 'bullet_list') return inner.map((entry) => `- ${entry}`).join('\n')
  if (node.type === 'ordered_list')
    return inner.map((entry, at) => `${Number(node.attrs?.['start'] ?? 1) + at}. ${entry}`).join('\n')
  const isInline = content.some(({ type }) => type === 'text' || type === 'hard_break')
  return inner.join(isInline ? '' : '\n')
}

function plainWords({ text = '', marks: own = [] }: RichTextNode, urlOf: Reading['urlOf']): string {
  const link = own.find(({ type }) => type === 'link')
  const href = link ? hrefOf(link) : null
  if (href === null || href.startsWith('#')) return text
  const url = urlOf(href)
  return url === text ? text : `${text} (${url})`
}
