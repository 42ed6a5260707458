/**
 * Rich text from a few lines of Markdown: headings, paragraphs, lists, quotes, tables, emphasis, links. For the
 * samples' own texts only.
 */
interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> }[]
}
type Mark = NonNullable<RichNode['marks']>[number]

export function prose(markdown: string): RichNode {
  const parts = markdown
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
  return { type: 'doc', content: parts.map(partOf) }
}

function partOf(lines: string[]): RichNode {
  const first = lines[0] ?? ''
  const heading = /^(#{1,4}) (.*)$/.exec(first)
  if (heading) return { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: inline(heading[2] ?? '') }
  if (first === '---') return { type: 'horizontal_rule' }
  if (first.startsWith('- ')) return { type: 'bullet_list', content: lines.map((line) => listItem(line.slice(2))) }
  if (/^\d+\. /.test(first))
    return {
      type: 'ordered_list',
      attrs: { start: 1 },
      content: lines.map((line) => listItem(line.replace(/^\d+\. /, ''))),
    }
  if (first.startsWith('> '))
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.replace(/^> ?/, '')).join(' '))] }
  if (first.startsWith('| ')) return { type: 'table', content: lines.map(tableRow) }
  return paragraph(lines.join('\n'))
}

function paragraph(text: string): RichNode {
  const small = text.startsWith('~ ')
  const content = inline(small ? text.replace(/^~ /gm, '') : text, small ? [{ type: 'small' }] : [])
  return { type: 'paragraph', content }
}

function listItem(text: string): RichNode {
  return { type: 'list_item', content: [paragraph(text)] }
}

function tableRow(line: string): RichNode {
  const cells = line.replace(/^\| | \|$/g, '').split(' | ')
  return {
    type: 'table_row',
    content: cells.map((cell, at) => ({ type: at === 0 ? 'table_header' : 'table_cell', content: [paragraph(cell)] })),
  }
}

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)|(\n)/

function inline(text: string, marks: Mark[] = []): RichNode[] {
  const found = marked.exec(text)
  if (!found) return text === '' ? [] : [plain(text, marks)]
  const [whole, strong, em, label, href, line] = found
  const before = text.slice(0, found.index)
  const after = inline(text.slice(found.index + whole.length), marks)
  const middle = line
    ? [{ type: 'hard_break' }]
    : strong
      ? inline(strong, [...marks, { type: 'strong' }])
      : em
        ? inline(em, [...marks, { type: 'em' }])
        : inline(label ?? '', [...marks, { type: 'link', attrs: { href: href ?? '' } }])
  return [...(before ? [plain(before, marks)] : []), ...middle, ...after]
}

function plain(text: string, marks: Mark[]): RichNode {
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}
