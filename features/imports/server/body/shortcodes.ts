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
