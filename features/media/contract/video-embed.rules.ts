import { playerIn } from './embed-providers.rules.ts'

/** What a piece of pasted HTML plays: a frame, or an object with an embed in it. Anything else is no film (B4.48, B5.18). */
export type VideoEmbed = { type: 'iframe' | 'object'; src: string } | { type: 'invalid'; src: null }

export function videoEmbedIn(html: string): VideoEmbed {
  const frame = playerIn(html)
  if (frame !== null) return { type: 'iframe', src: frame }
  const object = /<object\b[^>]*>([\s\S]*?)<\/object>/i.exec(html)?.[1]
  const embed = object === undefined ? undefined : /<embed\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(object)?.[1]
  return embed === undefined ? { type: 'invalid', src: null } : { type: 'object', src: embed.replaceAll('&amp;', '&') }
}
