export type Attributes = ReadonlyMap<string, string>

export interface Shortcode {
  name: string
  attributes: Map<string, string>
  content: string
}

/** Shortcodes of WordPress and of players. */
export const shortcodeNames: ReadonlySet<string> = new Set([
  'gallery',
  'caption',
  'wp_caption',
  'audio',
  'video',
  'playlist',
  'embed',
  'youtube',
  'vimeo',
  'soundcloud',
  'wpvideo',
  'googlemaps',
  'contact-form',
])

/** Shortcodes with content between their start and end. */
export const shortcodeContents: ReadonlySet<string> = new Set([
  'caption',
  'wp_caption',
  'audio',
  'video',
  'embed',
  'soundcloud',
  'contact-form',
])

/** Parses attributes by name, and those without a name by their index. */
export function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  let position = 0
  for (const [, address, name, double, single, bare, alone] of text.matchAll(
    /(https?:\/\/[^\s"'\]]+)|(?:([\w-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+)))|([^\s"'=\]]+)/g,
  )) {
    if (address !== undefined) attributes.set(String(position++), address)
    else if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
    else if (alone !== undefined && alone !== '/') attributes.set(String(position++), alone)
  }
  return attributes
}

/** Typographic quotes stand around values where a text was pasted. */
export const withPlainQuotes = (written: string): string =>
  written.replace(/[“”″]/g, '"').replace(/&#8221;|&#8243;|&quot;/g, '"')

const longestAttributes = 20_000

/** The place of the closing bracket; quotes of any kind may hold others. */
export function endOfAttributes(text: string, from: number): number {
  const last = Math.min(text.length, from + longestAttributes)
  const unclosed = new Set<string>()
  for (let at = from; at < last; at += 1) {
    const character = text[at] ?? ''
    if (character === ']') return at
    if (character === '[') return -1
    if (
      unclosed.has(character) ||
      (character !== '"' && character !== "'") ||
      !/=\s*$/.test(text.slice(Math.max(0, at - 5), at))
    )
      continue
    const close = text.slice(at + 1, last).indexOf(character)
    if (close < 0) unclosed.add(character)
    else at += close + 1
  }
  return -1
}

const mostInner = 500

/** Returns the shortcodes of one of these names within the content of another, without their own content. */
export function innerShortcodes(content: string, names: readonly string[]): { name: string; attributes: Attributes }[] {
  const inner: { name: string; attributes: Attributes }[] = []
  const start = new RegExp(`\\[(${names.join('|')})(?=[\\s\\]/])`, 'g')
  for (let match = start.exec(content); match && inner.length < mostInner; match = start.exec(content)) {
    const end = endOfAttributes(content, start.lastIndex)
    if (end < 0) continue
    inner.push({ name: match[1] ?? '', attributes: attributesOf(withPlainQuotes(content.slice(start.lastIndex, end))) })
    start.lastIndex = end + 1
  }
  return inner
}
