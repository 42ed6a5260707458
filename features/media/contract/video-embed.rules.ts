import { playerIn } from './embed-providers.rules.ts'

/**
 * Finds the player in pasted HTML: a frame, or an object with an embed in it. Other HTML is no video (B4.48, B5.18).
 */
export type VideoEmbed = { type: 'iframe' | 'object'; src: string } | { type: 'invalid'; src: null }

export function videoEmbedIn(html: string): VideoEmbed {
  const frame = playerIn(html)
  if (frame !== null) return { type: 'iframe', src: frame }
  const object = objectIn(html)
  const embed = object === undefined ? undefined : /<embed\b[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/i.exec(object)?.[1]
  return embed === undefined ? { type: 'invalid', src: null } : { type: 'object', src: embed.replaceAll('&amp;', '&') }
}

function objectIn(html: string): string | undefined {
  const begin = html.search(/<object\b/i)
  const rest = html.slice(Math.max(0, begin))
  const end = rest.search(/<\/object>/i)
  return begin < 0 || end < 0 ? undefined : rest.slice(0, end)
}
