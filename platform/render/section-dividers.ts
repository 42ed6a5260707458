import type { Divider, DividerHeight, DividerShape, Section } from '../document/index.ts'
import type { StylePart } from './style-parts.ts'

/** Heights of dividers, which follow the width of the window between a phone and a wide screen. */
const heights: Record<DividerHeight, string> = {
  small: 'clamp(20px,3vw,44px)',
  medium: 'clamp(36px,6vw,88px)',
  large: 'clamp(56px,10vw,144px)',
}

/** How far neighbours lie under each other beyond the outline, so that no seam is seen between them. */
const lap = '2px'

/**
 * The edges of a section. Sections are painted one over the other, so the outline between two of them is that of the
 * lower one: a divider at the bottom of the upper section is drawn as its opposite at the top of the lower one.
 */
export interface Edges {
  /** Outlines of the section itself. */
  top: Divider | null
  bottom: Divider | null
  /** The outline of the section below, which lies over this one. */
  below: Divider | null
  isFirst: boolean
}

/** Returns the edges of a section among its neighbours. Where two dividers meet, that of the upper section counts. */
export function edgesBetween(before: Section | undefined, section: Section, after: Section | undefined): Edges | null {
  const top = before?.bottomDivider ? opposite(before.bottomDivider) : (section.topDivider ?? null)
  const own = section.bottomDivider ?? null
  const bottom = after ? null : own
  const below = after ? (own ?? after.topDivider ?? null) : null
  return (top ?? bottom ?? below) ? { top, bottom, below, isFirst: !before } : null
}

function opposite(divider: Divider): Divider {
  return { ...divider, flip: !divider.flip }
}

/** Returns the style of the section, which lies over the one before it by as much as the outline is high. */
export function dividedSection({ top, bottom, isFirst }: Edges): Record<string, string | number> {
  return {
    ...(top && { '--top': heights[top.height], ...(!isFirst && { marginTop: `calc(-${lap} - var(--top))` }) }),
    ...(bottom && { '--bottom': heights[bottom.height], zIndex: 1 }),
    ...((top || bottom) && { background: 'none' }),
  }
}

/** Returns the space between the content and the section's edges, which no outline may cross. */
export function besideDividers({ top, bottom, below }: Edges): { marginTop?: string; marginBottom?: string } {
  const under = bottom ?? below
  return { ...(top && { marginTop: heights[top.height] }), ...(under && { marginBottom: heights[under.height] }) }
}

/** Returns the outline of the section's background; null for a rectangle. */
export function outlineOf({ top, bottom }: Pick<Edges, 'top' | 'bottom'>): string | null {
  if (!top && !bottom) return null
  const upper = top ? pointsOf(top).map(([x, depth]) => `${x}% ${part(depth, '--top')}`) : ['-1% -9px', '101% -9px']
  const lower = bottom
    ? pointsOf(bottom).map(([x, depth]) => `${x}% calc(100% - ${part(depth, '--bottom')})`)
    : ['-1% calc(100% + 9px)', '101% calc(100% + 9px)']
  return `polygon(${[...upper, ...lower.toReversed()].join()})`
}

function part(depth: number, height: string): string {
  return `calc(var(${height})*${depth})`
}

/** How far the edge lies within the section, from 0 to 1 of the divider's height, from the left edge to the right. */
const depths: Record<DividerShape, { steps: number; depthAt: (x: number) => number }> = {
  slant: { steps: 1, depthAt: (x) => 1 - x },
  triangle: { steps: 2, depthAt: (x) => Math.abs(1 - 2 * x) },
  curve: { steps: 32, depthAt: (x) => (1 - 2 * x) ** 2 },
  wave: { steps: 48, depthAt: (x) => 0.5 + 0.36 * Math.sin(Math.PI * 2.5 * x) + 0.14 * Math.sin(Math.PI * 5 * x + 1) },
}

/** Points a little beyond both sides, so that the sides themselves are never blended with the page behind. */
function pointsOf({ shape, flip }: Divider): [x: number, depth: number][] {
  const { steps, depthAt } = depths[shape]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const depth = depthAt(step / steps)
    return [round(-1 + (102 * step) / steps), round(flip ? 1 - depth : depth)]
  })
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

const last = 'main>.section:last-child'
const footer = '.site-footer>.section:first-child'

/** The height of a divider at the edge between page and footer, for both of them. */
function heightFor(property: string, section: string): string {
  return Object.entries(heights)
    .map(([name, height]) => `:root:has(${section}=${name}]){--${property}:${height}}`)
    .join('')
}

/**
 * The edge between the page and its footer, which are rendered apart: `data-bottom` and `data-top` are at the last and
 * the first section of a document. As elsewhere, the divider of the upper one counts.
 */
export const dividerStyles: readonly StylePart[] = [
  {
    where: [' data-bottom="'],
    css: `${heightFor('page-end', `${last}[data-bottom`)}:root:has(.site-footer) ${last}[data-bottom]{margin-bottom:calc(-${lap} - var(--bottom))}${footer}>.grid{margin-top:var(--page-end,0)}`,
  },
  {
    where: [' data-top="'],
    css: `${heightFor('footer-start', `${footer}[data-top`)}:root:has(${last}:not([data-bottom])) ${footer}[data-top]{margin-top:calc(-${lap} - var(--top))}${last}:not([data-bottom])>.grid{margin-bottom:var(--footer-start,0)}`,
  },
]
