import { type RichTextDoc, type RichTextNode, paragraphs } from '#platform/document'

/**
 * Formatted text as people type it in a plain field: blank lines separate paragraphs, `- ` begins a list entry,
 * `**strong**`, `_slanted_`, `[words](address)`. `lightTextOf` returns null for content that the field cannot express
 * (tables, headings); such text is not offered for typing.
 */
export function lightTextOf(doc: RichTextDoc): string | null {
  const blocks = (doc.content ?? []).map(blockText)
  return blocks.some((block) => block === null) ? null : blocks.join('\n\n')
}

export function fromLightText(typed: string): RichTextDoc {
  const blocks = typed
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
  if (blocks.length === 0) return paragraphs('')
  return { type: 'doc', content: blocks.map(blockNode) }
}

function blockText(node: RichTextNode): string | null {
  if (node.type === 'paragraph') return hasAlign(node) ? null : inlineText(node)
  if (node.type !== 'bullet_list') return null
  const entries = (node.content ?? []).map((entry) => {
    const [only, ...more] = entry.content ?? []
    const words = only?.type === 'paragraph' && more.length === 0 && !hasAlign(only) ? inlineText(only) : null
    return words === null || words.includes('\n') ? null : `- ${words}`
  })
  return entries.some((entry) => entry === null) ? null : entries.join('\n')
}

function hasAlign(node: RichTextNode): boolean {
  const align = node.attrs?.['align']
  return align !== undefined && align !== null
}

const written: Record<string, (words: string) => string> = {
  strong: (words) => `**${words}**`,
  em: (words) => `_${words}_`,
}

function inlineText(node: RichTextNode): string | null {
  const parts = (node.content ?? []).map((part) => {
    if (part.type === 'hard_break') return '\n'
    const [mark, ...more] = part.marks ?? []
    const words = escaped(part.text ?? '')
    if (!mark) return words
    if (more.length > 0) return null
    if (mark.type === 'link' && !mark.attrs?.['target'] && !mark.attrs?.['title'])
      return `[${words}](${mark.attrs?.['href'] as string})`
    return written[mark.type]?.(words) ?? null
  })
  return parts.some((part) => part === null) ? null : parts.join('')
}

function escaped(words: string): string {
  return words.replace(/[\\*_[\]]/g, '\\$&').replace(/^- /, '\\- ')
}

function blockNode(block: string): RichTextNode {
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return {
      type: 'bullet_list',
      content: lines.map((line) => ({
        type: 'list_item',
        content: [{ type: 'paragraph', content: inlineNodes(line.slice(2)) }],
      })),
    }
  }
  const content = lines.flatMap((line, index) => [...(index > 0 ? [{ type: 'hard_break' }] : []), ...inlineNodes(line)])
  return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) }
}

const pattern = /(?<!\\)(?:\*\*((?:\\.|[^*\\])+)\*\*|_((?:\\.|[^_\\])+)_|\[((?:\\.|[^[\]\\])+)\]\(([^()\s]+)\))/g

function inlineNodes(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let at = 0
  const plain = (raw: string) => {
    if (raw !== '') nodes.push({ type: 'text', text: plainOf(raw) })
  }
  for (const match of line.matchAll(pattern)) {
    plain(line.slice(at, match.index))
    const [whole, strong, em, words, href] = match
    const mark =
      strong !== undefined
        ? { type: 'strong' }
        : em !== undefined
          ? { type: 'em' }
          : { type: 'link', attrs: { href, target: null, title: null } }
    nodes.push({ type: 'text', text: plainOf(strong ?? em ?? words ?? ''), marks: [mark] })
    at = match.index + whole.length
  }
  plain(line.slice(at))
  return nodes
}

function plainOf(raw: string): string {
  return raw.replace(/\\([\\*_[\]-])/g, '$1')
}
