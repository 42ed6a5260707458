import type { FontFamily } from '#platform/theme'
import type { Design } from './design.ts'

interface Look {
  heading: readonly [FontFamily, number]
  body: readonly [FontFamily, number]
  /** Ratio of the sizes on a wide screen, and spacing of letters in headings. */
  scale?: number
  tracking?: number
  italic?: boolean
  upper?: boolean
  button?: Design['styles']['button']
  links?: Design['styles']['links']
  width?: number
  measure?: number
  rhythm?: Design['styles']['rhythm']
  radius?: number
  header?: Omit<Design['styles']['header'], 'hides'>
}

/** Styles from what a design decides about; the rest is as on a quiet page. */
export function stylesOf(look: Look): Design['styles'] {
  const { heading, body, scale = 1.3, tracking = -0.02, radius = 0 } = look
  return {
    heading: { family: heading[0], weight: heading[1], italic: look.italic ?? false },
    body: { family: body[0], weight: body[1], italic: false },
    type: {
      base: { phone: 17, wide: 18 },
      scale: { phone: Math.min(1.22, scale), wide: scale },
      lineHeight: 1.58,
      headingLineHeight: scale > 1.35 ? 1.02 : 1.14,
      headingTracking: tracking,
      headingCase: look.upper ? 'uppercase' : 'none',
      measure: look.measure ?? 62,
    },
    button: look.button ?? { shape: 'square', style: 'solid', case: 'none' },
    links: look.links ?? 'underline',
    width: look.width ?? 1280,
    rhythm: look.rhythm ?? 'regular',
    radius,
    images: radius > 0 ? 'rounded' : 'plain',
    header: { ...(look.header ?? { layout: 'split', line: false }), hides: false },
  }
}
