import { cssColour } from './colour.ts'
import type { SiteStyles } from './styles.ts'

/** Design of a site with the few details that a card needs. */
export interface SiteLook {
  /** Colours in CSS notation. */
  paper: string
  ink: string
  accent: string
  /** Font of its headings. */
  font: { family: string; weight: number }
  /** A small image as a `data:` address. */
  image: string | null
}

export function lookOf({ palette, heading }: Pick<SiteStyles, 'palette' | 'heading'>, image: string | null): SiteLook {
  return {
    paper: cssColour(palette.white),
    ink: cssColour(palette.black),
    accent: cssColour(palette.accent),
    font: { family: heading.family, weight: heading.weight },
    image,
  }
}
