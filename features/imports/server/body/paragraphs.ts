const blocks =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary|iframe|video|audio|object|script|quoin-shortcode'
const keptNames = ['pre', 'script', 'style', 'textarea', 'svg'] as const

/** Formats classic text as WordPress does: blank lines separate paragraphs, single line breaks become breaks. */
export function withParagraphs(text: string): string {
  const { marked, saved } = withoutKept(
    withWholeTags(text)
      .replace(/\r\n?/g, '\n')
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  )
  const parted = marked
    .replace(new RegExp(`(<(?:${blocks})(?:\\s[^<>]*)?>)`, 'gi'), '\n\n$1')
    .replace(new RegExp(`(</(?:${blocks})\\s{0,9}>|<hr[^<>]*>)`, 'gi'), '$1\n\n')
  const isBlock = new RegExp(`</?(?:${blocks})\\b`, 'i')
  return parted
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      isBlock.test(part) || part.startsWith('<!--')
        ? part.replace(/\n/g, isBlockOnly(part, isBlock) ? '\n' : '<br>\n')
        : `<p>${part.replace(/\n/g, '<br>\n')}</p>`,
    )
    .join('\n')
    .replace(/<!--kept (\d+)-->/g, (_, index: string) => saved[Number(index)] ?? '')
}

/**
 * A tag is never split: line ends inside of one, and inside of its attributes, are spaces. Each character is looked at
 * once.
 */
export function withWholeTags(text: string): string {
  let html = ''
  let done = 0
  for (let start = text.indexOf('<'); start >= 0; ) {
    const end = /[a-z/]/i.test(text[start + 1] ?? '') ? endOfTag(text, start) : -1
    if (end < 0) {
      start = text.indexOf('<', start + 1)
      continue
    }
    const tag = text.slice(start, end)
    if (/[\r\n]/.test(tag)) {
      html += text.slice(done, start) + tag.replace(/[\r\n]/g, ' ')
      done = end
    }
    start = text.indexOf('<', end)
  }
  return html + text.slice(done)
}

const longestTag = 200_000

/**
 * Returns the position after a tag's `>`, ignoring those in attributes; -1 where another tag or the end of the text
 * comes first.
 */
function endOfTag(text: string, start: number): number {
  const last = Math.min(text.length, start + longestTag)
  for (let at = start + 1; at < last; at += 1) {
    const character = text[at]
    if (character === '>') return at + 1
    if (character === '<') return -1
    const isQuoted = (character === '"' || character === "'") && text[at - 1] === '='
    if (!isQuoted) continue
    const close = text.indexOf(character, at + 1)
    if (close < 0 || close >= last) return -1
    at = close
  }
  return -1
}

/**
 * Sets aside elements with their own line ends. Each is searched once from its start, so that unclosed ones do not take
 * longer.
 */
function withoutKept(text: string): { marked: string; saved: string[] } {
  const saved: string[] = []
  const lower = text.toLowerCase()
  const unclosed = new Set<string>()
  const opening = new RegExp(`<(${keptNames.join('|')})\\b`, 'gi')
  let marked = ''
  let done = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const close = `</${found[1]?.toLowerCase()}`
    const at = unclosed.has(close) ? -1 : lower.indexOf(close, found.index)
    if (at < 0) {
      unclosed.add(close)
      continue
    }
    const end = text.indexOf('>', at) < 0 ? text.length : text.indexOf('>', at) + 1
    marked += `${text.slice(done, found.index)}\n\n<!--kept ${saved.push(text.slice(found.index, end)) - 1}-->\n\n`
    done = end
    opening.lastIndex = end
  }
  return { marked: marked + text.slice(done), saved }
}

/** Whether line ends are between tags only. */
function isBlockOnly(part: string, isBlock: RegExp): boolean {
  return part.split('\n').every((line) => isBlock.test(line) || /^\s*</.test(line))
}
