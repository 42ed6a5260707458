import { Parser } from 'htmlparser2'

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', code: '`' }
const apart = new Set(['p', 'figure', 'figcaption', 'table', 'tr', 'details', 'summary', 'dt', 'dd'])

interface Writing {
  blocks: string[]
  line: string
  /** Prefix of the starting block: the marks of a heading or list entry. */
  prefix: string
  links: string[]
  lists: { isOrdered: boolean; n: number }[]
  quotes: number
  isCode: boolean
}

/** Converts HTML of simple elements to Markdown, and escapes characters that Markdown would interpret. */
export function markdownOf(html: string): string {
  const writing: Writing = { blocks: [], line: '', prefix: '', links: [], lists: [], quotes: 0, isCode: false }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!openBlock(writing, name)) openInline(writing, name, attributes)
    },
    ontext: (text) => {
      writing.line += writing.isCode ? text : textIn(text.replace(/\s+/g, ' '))
    },
    onclosetag: (name) => closeTag(writing, name),
  })
  parser.end(html)
  endBlock(writing)
  return `${joined(writing.blocks)}\n`
}

function endBlock(writing: Writing): void {
  const text = writing.isCode ? writing.line : trimmedLines(writing.line)
  if (text.trim() !== '') {
    const before = '> '.repeat(writing.quotes)
    const lines = (writing.prefix + text).split('\n').map((line) => before + line)
    writing.blocks.push(lines.join('\n'))
  }
  writing.line = ''
  writing.prefix = ''
}

function trimmedLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.join('\n').trim()
}

/** Opens an element that starts a block; returns true for those. */
function openBlock(writing: Writing, name: string): boolean {
  const { lists } = writing
  if (/^h[1-6]$/.test(name)) {
    endBlock(writing)
    writing.prefix = `${'#'.repeat(Number(name[1]))} `
  } else if (name === 'li') {
    endBlock(writing)
    const list = lists.at(-1) ?? { isOrdered: false, n: 0 }
    list.n += 1
    writing.prefix = `${'    '.repeat(Math.max(0, lists.length - 1))}${list.isOrdered ? `${list.n}.` : '-'} `
  } else if (name === 'ul' || name === 'ol') {
    endBlock(writing)
    lists.push({ isOrdered: name === 'ol', n: 0 })
  } else if (name === 'blockquote') {
    endBlock(writing)
    writing.quotes += 1
  } else if (name === 'pre') {
    endBlock(writing)
    writing.isCode = true
  } else if (name === 'hr') {
    endBlock(writing)
    writing.blocks.push('---')
  } else if (apart.has(name)) {
    if (writing.line.trim() !== '') endBlock(writing)
  } else return false
  return true
}

function openInline(writing: Writing, name: string, attributes: Readonly<Record<string, string>>): void {
  const mark = marks[name]
  if (name === 'br') writing.line += '\\\n'
  else if (name === 'img')
    writing.line += `![${textIn(attributes['alt'] ?? '')}](${addressIn(attributes['src'] ?? '')})`
  else if (name === 'a') {
    writing.links.push(attributes['href'] ?? '')
    writing.line += '['
  } else if (mark !== undefined && !writing.isCode) writing.line += mark
  else if (name === 'td' || name === 'th') writing.line += writing.line === '' ? '' : ' | '
}

function closeTag(writing: Writing, name: string): void {
  const mark = marks[name]
  if (name === 'a') writing.line += `](${addressIn(writing.links.pop() ?? '')})`
  else if (name === 'pre') {
    const code = writing.line.replace(/\n$/, '')
    const fence = code.includes('```') ? '~~~~' : '```'
    writing.line = `${fence}\n${code}\n${fence}`
    endBlock(writing)
    writing.isCode = false
  } else if (mark !== undefined && !writing.isCode) writing.line += mark
  else if (name === 'ul' || name === 'ol') {
    endBlock(writing)
    writing.lists.pop()
  } else if (name === 'blockquote') {
    endBlock(writing)
    writing.quotes = Math.max(0, writing.quotes - 1)
  } else if (apart.has(name) || /^(?:h[1-6]|li)$/.test(name)) endBlock(writing)
}

/** Joins entries of a list by one line end and other blocks by an empty line. */
function joined(blocks: readonly string[]): string {
  const isEntry = (block: string | undefined): boolean => /^(?:> )*\s*(?:-|\d+\.) /.test(block ?? '')
  return blocks
    .map((block, at) => (at === 0 ? block : `${isEntry(block) && isEntry(blocks[at - 1]) ? '\n' : '\n\n'}${block}`))
    .join('')
}

/** Signs that Markdown reads as its own. */
const textIn = (text: string): string => text.replace(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`)
const addressIn = (address: string): string =>
  address.replace(/[()\s]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : '%20'))
