/** Returns the readable words of Markdown for search, without marks, link addresses and table rules. */
export function wordsOfMarkdown(source: string): string {
  return source
    .split('\n')
    .map((line) => wordsOfLine(line.trim()))
    .filter((line) => line !== '')
    .join('\n')
}

/** Returns the levels of the headings with number signs, from top to bottom. */
export function headingsOfMarkdown(source: string): number[] {
  return [...source.matchAll(/^ {0,3}(#{1,6})[ \t]/gm)].map(([, signs = '']) => signs.length)
}

function wordsOfLine(line: string): string {
  if (line.startsWith('```') || line.startsWith('~~~') || /^[\s|:-]+$/.test(line)) return ''
  const words = withoutLabel(line)
    .replace(/^(?:#{1,6}|>|[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, '')
    .replace(/\[\^[^[\]]+\]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*+|~~|`|(?<!\w)_+|_+(?!\w)/g, '')
  return words
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ')
}

/** Removes the label of a footnote (`[^1]: words`), and the whole line of a link's address (`[rye]: /rye`). */
function withoutLabel(line: string): string {
  const label = /^\[\^?[^[\]]+\]:/.exec(line)?.[0]
  if (label === undefined) return line
  const rest = line.slice(label.length).trim()
  return label.startsWith('[^') || rest.includes(' ') ? rest : ''
}
