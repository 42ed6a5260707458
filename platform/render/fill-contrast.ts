import type { Section } from '../document/document.ts'
import type { SectionFill } from '../document/section-look.ts'
import { type ColourReference, type SiteStyles, contrast, mix, pairingsOf, solidColour } from '../theme/index.ts'

type Filled = Pick<Section, 'theme' | 'fill'>

/** Returns the opaque colours on which words of a section may lie; those of an image are unknown. */
export function groundsOf({ theme, fill }: Filled, styles: Pick<SiteStyles, 'palette' | 'themes'>): string[] {
  const pairing = pairingsOf(styles)[theme]
  const under = pairing.background
  const solid = (reference: ColourReference) => solidColour(reference, pairing, styles.palette)
  return fill ? groundsOfFill(fill, under, solid) : [under]
}

function groundsOfFill(fill: SectionFill, under: string, solid: (reference: ColourReference) => string): string[] {
  if (fill.kind === 'color') return [solid(fill.color)]
  if (fill.kind === 'pattern') return [under, mix(solid(fill.color), under, fill.strength)]
  const [from, to] = [solid(fill.from), solid(fill.to)]
  return [from, mix(from, to, 0.5), to]
}

/** Returns the least contrast of the theme's text and headings with the background of the section. */
export function contrastOnFill(section: Filled, styles: Pick<SiteStyles, 'palette' | 'themes'>): number {
  const { text, heading } = pairingsOf(styles)[section.theme]
  return Math.min(
    ...groundsOf(section, styles).flatMap((ground) => [contrast(text, ground), contrast(heading, ground)]),
  )
}
