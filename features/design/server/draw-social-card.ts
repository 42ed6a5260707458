import { createHash } from 'node:crypto'
import { fontOf, pairingsOf, type SiteStyles } from '#platform/theme'
import { inThread } from '#platform/threads'
import type { CardToDraw } from './draw-social-card.worker.ts'
import { fontFolderOf } from './font-folders.ts'

export interface SocialCard {
  title: string
  siteTitle: string
  styles: SiteStyles
}

const timeLimitMs = 30_000

const pngOf = inThread<CardToDraw, Uint8Array>(
  new URL('./draw-social-card.worker.ts', import.meta.url),
  'socialCardPng',
)

/**
 * The card that social networks show of a page without an image, as a PNG: its title in the site's type and colours,
 * the site's name above. Drawn in a thread; throws `TooMuchWork` when too many are wanted at once.
 */
export function drawSocialCard(card: SocialCard): Promise<Uint8Array> {
  return pngOf(withFonts(card), AbortSignal.timeout(timeLimitMs))
}

/** Adds the folders of its typefaces, because a worker thread cannot locate packages. */
export function withFonts(card: SocialCard): CardToDraw {
  const { heading, body } = card.styles
  return {
    ...card,
    folders: { heading: fontFolderOf(fontOf(heading.family)), body: fontFolderOf(fontOf(body.family)) },
  }
}

let lastColours = { key: '', bright: '' }

/** Cards of one site are drawn one after another in the same colours, and their contrasts are slow to calculate. */
function brightOf({ palette, themes }: SiteStyles): string {
  const key = JSON.stringify([palette, themes])
  if (lastColours.key !== key) lastColours = { key, bright: JSON.stringify(pairingsOf({ palette, themes }).bright) }
  return lastColours.bright
}

/** Returns the same name for equal cards, so that a card is drawn once and its address changes with its content. */
export function socialCardName({ title, siteTitle, styles }: SocialCard): string {
  const { heading, body } = styles
  const seen = JSON.stringify([
    title,
    siteTitle,
    heading.family,
    heading.weight,
    body.family,
    JSON.parse(brightOf(styles)) as unknown,
    1,
  ])
  return `social-${createHash('sha256').update(seen).digest('hex').slice(0, 16)}.png`
}
