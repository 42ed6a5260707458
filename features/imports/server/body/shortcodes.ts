export interface Shortcode {
  name: string
  attributes: Map<string, string>
  content: string
}

const shortcodeNames = 'gallery|caption|wp_caption|audio|video|playlist|embed|youtube|vimeo|soundcloud'
const opening = new RegExp(`\\[(\\[?)(${shortcodeNames})((?:\\s[^\\]]{0,4000})?)\\]`, 'g')

/**
 * Text and the shortcodes in it that are known; others stay in the text as they are. `[[gallery]]` is the word itself.
 */
export function splitShortcodes(text: string): (string | Shortcode)[] {
  const parts: (string | Shortcode)[] = []
  const unclosed = new Set<string>()
  let done = 0
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [all, escaped = '', name = '', attributes = ''] = found
    if (escaped === '[') continue
    const close = `[/${name}]`
    const start = found.index + all.length
    const isClosed = !attributes.trimEnd().endsWith('/') && hasContent(name)
    const end = isClosed && !unclosed.has(close) ? text.indexOf(close, start) : -1
    if (isClosed && end < 0) unclosed.add(close)
    parts.push(text.slice(done, found.index), {
      name,
      attributes: attributesOf(attributes),
      content: end < 0 ? '' : text.slice(start, end),
    })
    done = end < 0 ? start : end + close.length
    opening.lastIndex = done
  }
  parts.push(text.slice(done))
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      typeof part === 'string'
        ? part.replace(new RegExp(`\\[\\[(${shortcodeNames})([^[\\]]*)\\]\\]`, 'g'), '[$1$2]')
        : part,
    )
}

const hasContent = (name: string): boolean =>
  ['caption', 'wp_caption', 'audio', 'video', 'embed', 'soundcloud'].includes(name)

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  let position = 0
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /(?:([\w-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+)))|([^\s"'=\]]+)/g,
  )) {
    if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
    else if (alone !== undefined && alone !== '/') attributes.set(String(position++), alone)
  }
  return attributes
}
