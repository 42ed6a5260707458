import { contrast, hexOf } from './colour.ts'
import { accentOn, inkOn } from './pairings.ts'
import type { Palette, SiteStyles } from './styles.ts'

/** WCAG 2.2: least contrast of text, and of large text and buttons. */
const leastOfText = 4.5
const leastOfButtons = 3

/** Two colours of the palette that pages draw on each other. */
export interface ColourPair {
  /** The colour under which the pair is reported. */
  colour: keyof Palette
  against: keyof Palette
  /** Whether `colour` is the background. */
  isGround: boolean
  /** Whether text is drawn so, and not only buttons. */
  isText: boolean
  ratio: number
  least: number
}

type Styles = Pick<SiteStyles, 'palette' | 'links'>

/**
 * Returns the pairs of the owner's colours that are hard to read. Pages show a readable colour instead, which the owner
 * has not chosen.
 */
export function weakPairsOf(styles: Styles): ColourPair[] {
  return pairsOf(styles).filter(({ ratio, least }) => ratio < least)
}

/**
 * Returns the palette in which all pairs reported under a colour can be read: with the nearest lightness of this colour
 * or, if none is enough, of one that it is drawn on. Returns null if neither helps.
 */
export function readablePalette(styles: Styles, colour: keyof Palette): Palette | null {
  const weakUnder = (changed: Styles) => weakPairsOf(changed).filter((pair) => pair.colour === colour)
  for (const id of new Set([colour, ...weakUnder(styles).map(({ against }) => against)])) {
    const own = styles.palette[id]
    for (const lightness of lightnessesFrom(own.lightness)) {
      const palette = { ...styles.palette, [id]: { ...own, lightness } }
      if (weakUnder({ ...styles, palette }).length === 0) return palette
    }
  }
  return null
}

function pairsOf({ palette, links }: Styles): ColourPair[] {
  const hex = (id: keyof Palette) => hexOf({ ...palette[id], alpha: 1 })
  const colours = { white: hex('white'), black: hex('black'), accent: hex('accent'), lightAccent: hex('lightAccent') }
  const pair = (colour: keyof Palette, against: keyof Palette, isText: boolean, isGround: boolean): ColourPair => ({
    colour,
    against,
    isGround,
    isText,
    least: isText ? leastOfText : leastOfButtons,
    ratio: contrast(hex(colour), hex(against)),
  })
  const textOn = (ground: keyof Palette) => pair(ground, inkOn(hex(ground), colours), true, true)
  const isAccentText = links === 'accent'
  return [
    textOn('lightAccent'),
    pair('accent', 'white', isAccentText, false),
    pair('accent', 'lightAccent', isAccentText, false),
    textOn('accent'),
    textOn('darkAccent'),
    pair('darkAccent', accentOn(hex('darkAccent'), colours), isAccentText, true),
    pair('black', 'white', true, false),
  ]
}

const step = 0.5

/** Returns all lightnesses from 0 to 100, the nearest first. */
function lightnessesFrom(start: number): number[] {
  return Array.from({ length: 100 / step + 1 }, (_, index) => index * step).sort(
    (one, other) => Math.abs(one - start) - Math.abs(other - start),
  )
}
