import {
  black,
  brightness,
  contrast,
  hexOf,
  isDark,
  legible,
  mix,
  readColour,
  white,
  type ColourReference,
  type PaletteColourId,
} from './colour.ts'
import { sectionThemes, type Palette, type SectionTheme, type SiteStyles } from './styles.ts'

/**
 * The colours of one section theme, as opaque hex. Text, headings, accent and muted text can be read on the background:
 * 4.5 : 1 or more.
 */
export interface Pairing {
  background: string
  /** Background of cards and code, slightly different from that of the page. */
  surface: string
  text: string
  heading: string
  muted: string
  accent: string
  /** Text on the accent colour. */
  onAccent: string
  line: string
  /** Edges of controls, with a contrast of 3:1. */
  edge: string
}

/**
 * Returns all ten system colours in hex: the owner's five, and the accents made readable on light and on dark grounds.
 */
export function systemColours(palette: Palette): Record<PaletteColourId, string> {
  const own = {
    white: opaque(palette.white),
    lightAccent: opaque(palette.lightAccent),
    accent: opaque(palette.accent),
    darkAccent: opaque(palette.darkAccent),
    black: opaque(palette.black),
  }
  return {
    ...own,
    safeLightAccent: legible(own.lightAccent, own.black),
    safeDarkAccent: legible(own.darkAccent, own.white),
    safeInverseAccent: legible(own.accent, own.white),
    safeInverseLightAccent: legible(own.lightAccent, own.white),
    safeInverseDarkAccent: legible(own.darkAccent, own.black),
  }
}

/** The pairing of each section theme: derived from the palette, with the owner's choices where they are readable. */
export function pairingsOf(styles: Pick<SiteStyles, 'palette' | 'themes'>): Record<SectionTheme, Pairing> {
  const colours = systemColours(styles.palette)
  const grounds = {
    lightest: colours.white,
    light: colours.lightAccent,
    bright: colours.accent,
    dark: colours.darkAccent,
    darkest: colours.black,
  }
  return Object.fromEntries(
    sectionThemes.map((theme) => [theme, pairing(theme, grounds[theme], colours, styles)]),
  ) as Record<SectionTheme, Pairing>
}

/** Returns which of the two colours of text is drawn on a background. */
export function inkOn(ground: string, colours: Pick<Record<PaletteColourId, string>, 'black' | 'white'>) {
  return contrast(colours.black, ground) >= contrast(colours.white, ground) ? 'black' : 'white'
}

/** Returns which accent is drawn on a ground: on a dark one the light accent, unless the bright one can be read. */
export function accentOn(ground: string, colours: Pick<Record<PaletteColourId, string>, 'accent' | 'lightAccent'>) {
  return !isDark(ground) || contrast(colours.accent, ground) >= 3.2 ? 'accent' : 'lightAccent'
}

function pairing(
  theme: SectionTheme,
  ground: string,
  colours: Record<PaletteColourId, string>,
  styles: Pick<SiteStyles, 'themes'>,
): Pairing {
  const chosen = styles.themes[theme] ?? {}
  const pick = (reference: ColourReference | undefined, otherwise: string) =>
    (reference ? resolved(reference, colours) : null) ?? otherwise
  const background = pick(chosen.background, ground)
  const ink = colours[inkOn(background, colours)]
  const text = legible(pick(chosen.text, ink), background)
  const surface = surfaceOf(background, text)
  /** Text readable on both backgrounds. */
  const readable = (colour: string) =>
    towards(text, colour, (ink) => contrast(ink, background) >= 4.5 && contrast(ink, surface) >= 4.5)
  const ownAccent = theme === 'bright' ? text : colours[accentOn(background, colours)]
  const accent = readable(pick(chosen.accent, ownAccent))
  return {
    background,
    surface,
    text,
    heading: readable(pick(chosen.heading, text)),
    muted: readable(mix(text, background, 0.64)),
    accent,
    onAccent: legible(background, accent),
    line: pick(chosen.line, mix(text, background, 0.16)),
    edge: legible(mix(text, background, 0.42), background, 3),
  }
}

/** Returns a colour of a section as opaque hex, as it looks on the background of the section's theme. */
export function solidColour(reference: ColourReference, pairing: Pairing, palette: Palette): string {
  if (reference.type === 'THEME_COLOR') return pairing[reference.id]
  if (reference.type === 'SITE_PALETTE_COLOR')
    return mix(systemColours(palette)[reference.id], pairing.background, reference.alpha)
  const colour = readColour(reference.customColor)
  return colour ? mix(opaque(colour), pairing.background, colour.alpha ?? 1) : pairing.background
}

/** Mixes in just as much of the text colour as is needed. */
function towards(text: string, colour: string, isReadable: (ink: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.04) {
    const ink = share === 0 ? colour : mix(text, colour, share)
    if (isReadable(ink)) return ink
  }
  return text
}

/** Mixes a little of the text colour into the background, or of its opposite if that would make the text unreadable. */
function surfaceOf(background: string, text: string): string {
  const inked = mix(text, background, 0.05)
  return contrast(text, inked) >= 4.5
    ? inked
    : mix(brightness(text) > brightness(background) ? black : white, background, 0.1)
}

/** Returns a reference as opaque hex; null for the theme itself or an invalid one. */
function resolved(reference: ColourReference, colours: Record<PaletteColourId, string>): string | null {
  if (reference.type === 'THEME_COLOR') return null
  if (reference.type === 'SITE_PALETTE_COLOR') return mix(colours[reference.id], colours.white, reference.alpha)
  const colour = readColour(reference.customColor)
  return colour && opaque(colour)
}

function opaque(colour: Palette['white']): string {
  return hexOf({ ...colour, alpha: 1 })
}
