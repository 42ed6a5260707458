import { decoded } from '../read/decoded.ts'

const players: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts)\/([\w-]{6,20})/,
    ([, id]) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, ([, id]) => `https://vimeo.com/${id}`],
  [/^https:\/\/(?:open|embed)\.spotify\.com\/embed\/(.+)/, ([, rest]) => `https://open.spotify.com/${rest}`],
  [/^https:\/\/w\.soundcloud\.com\/player\/\?(?:[^&]*&)*?url=([^&]+)/, ([, url = '']) => decoded(url)],
  [/^https:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)/, ([, id]) => `https://www.dailymotion.com/video/${id}`],
]

/** Returns the page of a known player's frame; null for other frames. */
export function embedAddress(frame: string): string | null {
  const address = frame
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/, 'https:')
  for (const [pattern, page] of players) {
    const found = pattern.exec(address)
    if (found) return page(found)
  }
  return null
}

const pages =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/watch|youtu\.be\/|vimeo\.com\/\d|soundcloud\.com\/|open\.spotify\.com\/|twitter\.com\/\w+\/status|x\.com\/\w+\/status|instagram\.com\/p\/|dailymotion\.com\/video|flickr\.com\/photos|ted\.com\/talks|wordpress\.tv\/|tiktok\.com\/@)\S+$/i

/** Whether WordPress embeds an address that is alone in its line. */
export function isEmbeddable(address: string): boolean {
  return pages.test(address.trim())
}
