import { fontOf } from './fonts.ts'
import { pairingsOf } from './pairings.ts'
import type { SiteStyles } from './styles.ts'

/** Draws the site's initial on its bright colour: the browser tab's icon until the owner chooses an image. */
export function faviconSvg(title: string, styles: SiteStyles): string {
  const { bright } = pairingsOf(styles)
  const initial =
    [...title.trim().normalize('NFC')].find((letter) => /[\p{L}\p{N}]/u.test(letter))?.toUpperCase() ?? '·'
  const { category } = fontOf(styles.heading.family)
  const family = category === 'serif' || category === 'slab' ? 'Georgia,serif' : 'Helvetica,Arial,sans-serif'
  const corner = Math.min(14, Math.round(styles.radius * 0.6))
  const letter = `<text x="16" y="23" font-family="${family}" font-weight="700" font-size="21" text-anchor="middle" fill="${bright.text}">${escape(initial)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${bright.background}"/>${letter}</svg>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
