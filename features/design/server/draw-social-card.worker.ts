import sharp from 'sharp'
import { type FontFamily, pairingsOf } from '#platform/theme'
import { socialCardSize } from '../contract/social-card.rules.ts'
import type { SocialCard } from './draw-social-card.ts'
import { type Outlines, outlines } from './outline-text.worker.ts'

export interface CardToDraw extends SocialCard {
  /** Folders of the files of its typefaces. */
  folders: { heading: string; body: string }
}

const margin = 84
const column = socialCardSize.width - 2 * margin
const sizes = [116, 100, 86, 74, 62, 52]

/** Shaping letters and packing pixels take a tenth of a second. */
export async function socialCardPng(card: CardToDraw): Promise<Uint8Array> {
  const drawn = sharp(new TextEncoder().encode(socialCardSvg(card)))
  return new Uint8Array(await drawn.png({ palette: true, colours: 64 }).toBuffer())
}

export function socialCardSvg({ title, siteTitle, styles, folders }: CardToDraw): string {
  const { width, height } = socialCardSize
  const { background, heading, text } = pairingsOf(styles).bright
  const written = lettering({ family: styles.heading.family, folder: folders.heading }, styles.heading.weight, title)
  const name = lettering({ family: styles.body.family, folder: folders.body }, 600, siteTitle)
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

/** Outlines of the font's letters; missing ones come from the fonts of the machine. */
function lettering(font: { family: FontFamily; folder: string }, weight: number, text: string): Lettering {
  const own: Outlines | null = outlines(font, weight, `${text}…`)
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

/** Returns the largest size at which the title fits on three lines; a longer one ends in an ellipsis. */
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
