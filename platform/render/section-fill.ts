import type { CSSProperties } from 'react'
import type { SectionFill, SectionPattern } from '../document/section-look.ts'
import { type ColourReference, cssOfReference } from '../theme/index.ts'

/** Returns the background of a section as CSS, over the background of its theme. */
export function fillStyle(fill: SectionFill): CSSProperties {
  if (fill.kind === 'color') return { backgroundColor: css(fill.color) }
  if (fill.kind === 'gradient')
    return { backgroundImage: `linear-gradient(${fill.angle}deg,${css(fill.from)},${css(fill.to)})` }
  const ink = `color-mix(in srgb,${css(fill.color)} ${Math.round(fill.strength * 100)}%,#0000)`
  const { image, size } = patterns[fill.pattern](ink)
  return { backgroundImage: image, backgroundSize: size }
}

/** Our own patterns, each from gradients alone: the tile and its size. */
const patterns: Record<SectionPattern, (ink: string) => { image: string; size: string }> = {
  dots: (ink) => ({ image: `radial-gradient(${ink} 2px,#0000 2.5px)`, size: '20px 20px' }),
  lines: (ink) => ({ image: `linear-gradient(${ink} 1px,#0000 1px)`, size: '100% 18px' }),
  stripes: (ink) => ({
    image: `linear-gradient(135deg,${ink} 25%,#0000 25% 50%,${ink} 50% 75%,#0000 75%)`,
    size: '28px 28px',
  }),
  grid: (ink) => ({
    image: `linear-gradient(${ink} 1px,#0000 1px),linear-gradient(90deg,${ink} 1px,#0000 1px)`,
    size: '32px 32px',
  }),
  checks: (ink) => ({ image: `conic-gradient(${ink} 25%,#0000 0 50%,${ink} 0 75%,#0000 0)`, size: '48px 48px' }),
  rings: (ink) => ({
    image: `radial-gradient(circle,#0000 14px,${ink} 14.5px 16px,#0000 16.5px)`,
    size: '44px 44px',
  }),
}

/** A colour that no style sheet knows is that of the theme's background. */
function css(reference: ColourReference): string {
  return cssOfReference(reference) ?? 'var(--bg)'
}
