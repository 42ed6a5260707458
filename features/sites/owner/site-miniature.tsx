import type { CSSProperties } from 'react'
import { fontFacesOf, fontFamilies, fontOf, fontStack, type SiteLook } from '#platform/theme'

const plain: SiteLook = {
  paper: '#fdfdfb',
  ink: '#14171c',
  accent: '#c9d6f2',
  font: { family: 'Inter', weight: 600 },
  image: null,
}

/**
 * A site in small: its own colours, heading font and first image. The site itself may not be shown here: no other host
 * frames it.
 */
export function SiteMiniature({ title, look = plain }: { title: string; look?: SiteLook | undefined }) {
  const family = fontFamilies.find((name) => name === look.font.family)
  const face = { family: family ?? 'Inter', weight: look.font.weight, italic: false } as const
  const style = {
    '--site-paper': look.paper,
    '--site-ink': look.ink,
    '--site-accent': look.accent,
    '--site-size': sizeFor(title),
    fontFamily: fontStack(fontOf(face.family)),
    fontWeight: face.weight,
  } as CSSProperties
  return (
    <span className="miniature" style={style} aria-hidden>
      {family && (
        <style href={`face-${family.replaceAll(' ', '-')}`} precedence="fonts">
          {fontFacesOf({ heading: face, body: face }).css}
        </style>
      )}
      <span className="miniature-words">
        <b>{title}</b>
        <i />
        <i />
        <em />
      </span>
      <span className="miniature-image">{look.image && <img src={look.image} alt="" />}</span>
    </span>
  )
}

/** Font size at which the longest word and three lines fit, in hundredths of the width. */
function sizeFor(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  return Math.max(4, Math.min(11, 68 / longest, 190 / title.length))
}
