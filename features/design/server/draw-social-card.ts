import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type FontFamily, type SiteStyles, pairingsOf } from '#platform/theme'
import type { Outlines } from './outline-text.ts'

export const socialCardSize = { width: 1200, height: 630 } as const

export interface SocialCard {
  title: string
  siteTitle: string
  styles: SiteStyles
}

const margin = 84
const column = socialCardSize.width - 2 * margin
const sizes = [116, 100, 86, 74, 62, 52]

/** The card that social networks show of a page without an image: its title in the site's type and colours, the site's name above. */
export async function drawSocialCard(socialCard: SocialCard): Promise<Buffer> {
  return sharp(new TextEncoder().encode(await socialCardSvg(socialCard)))
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** Equal for equal cards, so that a card is drawn once and its address changes with what it shows. */
export function socialCardName({ title, siteTitle, styles }: SocialCard): string {
  const { heading, body } = styles
  const seen = JSON.stringify([
    title,
    siteTitle,
    heading.family,
    heading.weight,
    body.family,
    pairingsOf(styles).bright,
    1,
  ])
  return `social-${createHash('sha256').update(seen).digest('hex').slice(0, 16)}.png`
}

export async function socialCardSvg({ title, siteTitle, styles }: SocialCard): Promise<string> {
  const { width, height } = socialCardSize
  const { background, heading, text } = pairingsOf(styles).bright
  const written = await lettering(styles.heading.family, styles.heading.weight, title)
  const name = await lettering(styles.body.family, 600, siteTitle)
  const { size, lines } = fitted(title, written)
  const leading = Math.round(size * 1.08)
  const lowest = height - margin - Math.round(size * 0.2)
  const rows = lines.map((line, at) =>
    written.draw(line, size, margin, lowest - (lines.length - 1 - at) * leading, heading),
  )
  const rule = `<rect x="${margin}" y="${margin + 56}" width="72" height="5" fill="${text}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    name.draw(shortened(siteTitle, 34, column, name), 34, margin, margin + 26, text),
    rule,
    ...rows,
    '</svg>',
  ].join('')
}

interface Lettering {
  width: (words: string, size: number) => number
  draw: (words: string, size: number, x: number, y: number, colour: string) => string
}

/** Letters of the typeface as shapes; where it lacks some, letters of whatever the machine has. */
async function lettering(family: FontFamily, weight: number, text: string): Promise<Lettering> {
  // What reads fonts is heavy, and only whoever draws needs it.
  const { outlines } = await import('./outline-text.ts')
  const own: Outlines | null = outlines(family, weight, `${text}…`)
  if (!own) {
    return {
      width: (words, size) => [...words].length * size * 0.62,
      draw: (words, size, x, y, colour) =>
        `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="${weight}" font-size="${size}" fill="${colour}">${escaped(words)}</text>`,
    }
  }
  return {
    width: own.width,
    draw: (words, size, x, y, colour) => {
      const stroke =
        own.stroke > 0
          ? ` stroke="${colour}" stroke-width="${(own.stroke * size).toFixed(2)}" stroke-linejoin="round"`
          : ''
      return `<path transform="translate(${x} ${y})" d="${own.path(words, size)}" fill="${colour}"${stroke}/>`
    },
  }
}

/** The largest size at which the title stands on three lines; a longer one ends in an ellipsis. */
function fitted(title: string, written: Lettering): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrapped(title, size, written)
    if (lines.length <= 3 && lines.every((line) => written.width(line, size) <= column)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 52
  const lines = wrapped(title, size, written)
  const shownLines = lines.slice(0, 4).map((line) => shortened(line, size, column, written))
  if (lines.length > 4) shownLines[3] = shortened(`${shownLines[3]} ${lines[4]}`, size, column, written)
  return { size, lines: shownLines }
}

function wrapped(text: string, size: number, written: Lettering): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || written.width(longer, size) > column) return [...lines, word]
    return [...lines.slice(0, -1), longer]
  }, [])
}

function shortened(text: string, size: number, within: number, written: Lettering): string {
  if (written.width(text, size) <= within) return text
  const letters = [...text].slice(0, 200)
  while (letters.length > 1 && written.width(`${letters.join('')}…`, size) > within) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
