import { cssColour, readColour, shortHex, type ColourReference, type PaletteColourId } from './colour.ts'
import { controlsCss } from './controls-css.ts'
import { frameCss } from './frame-css.ts'
import { fontOf, fontStack } from './fonts.ts'
import { pairingsOf, systemColours, type Pairing } from './pairings.ts'
import { sectionThemes, type SiteStyles } from './styles.ts'
import { typographyCss } from './typography-css.ts'

/** Widths in CSS pixels between which sizes grow evenly: a phone and a laptop. */
const narrowest = 390
const widest = 1440

const rhythms = { tight: [48, 104], regular: [64, 136], generous: [72, 176] } as const
const gaps = { tight: [16, 20], regular: [18, 28], generous: [20, 36] } as const

/**
 * The style sheet of a site: its choices as custom properties, and the typography that every page has.
 * Sections carry `data-theme`; views and blocks read only the properties named here.
 */
export function siteCss(styles: SiteStyles): string {
  return compact(`:root{${declarations({ ...typeProperties(styles), ...spaceProperties(styles), ...paletteProperties(styles) })}}
    ${themesCss(styles)}
    ${typographyCss(styles)}
    ${controlsCss(styles)}
    ${frameCss(styles)}`)
}

/** A length that grows with the window from one size to the other, in rem so that the reader's own font size counts. */
export function fluid(phone: number, wide: number): string {
  if (phone === wide) return rem(phone)
  const slope = (wide - phone) / (widest - narrowest)
  const start = phone - slope * narrowest
  return `clamp(${rem(Math.min(phone, wide))},${rem(start)} + ${round(slope * 100)}vw,${rem(Math.max(phone, wide))})`
}

function typeProperties({ type, heading, body }: SiteStyles): Record<string, string> {
  const step = (n: number) => fluid(type.base.phone * type.scale.phone ** n, type.base.wide * type.scale.wide ** n)
  const bodyFont = fontOf(body.family)
  return {
    'font-heading': fontStack(fontOf(heading.family)),
    'font-body': fontStack(bodyFont),
    'font-mono': 'ui-monospace,"JetBrains Mono",Menlo,Consolas,monospace',
    'weight-heading': String(heading.weight),
    'size-xs': fluid(13, 13.5),
    'size-s': fluid(type.base.phone * 0.88, type.base.wide * 0.86),
    size: fluid(type.base.phone, type.base.wide),
    'size-l': step(0.8),
    h4: step(1),
    h3: step(2),
    h2: step(3),
    h1: step(5),
    display: step(6),
    leading: String(type.lineHeight),
    'leading-heading': String(type.headingLineHeight),
    tracking: `${type.headingTracking}em`,
    measure: `${round(type.measure * bodyFont.metrics.regular)}em`,
  }
}

function spaceProperties(styles: SiteStyles): Record<string, string> {
  const button = { square: '0px', rounded: `${Math.min(styles.radius || 6, 12)}px`, pill: '99px' }
  return {
    'site-width': `${styles.width}px`,
    gutter: fluid(20, 64),
    gap: fluid(gaps[styles.rhythm][0], gaps[styles.rhythm][1]),
    'section-space': fluid(rhythms[styles.rhythm][0], rhythms[styles.rhythm][1]),
    radius: `${styles.radius}px`,
    'image-radius': styles.images === 'rounded' ? `${styles.radius || 8}px` : '0px',
    'button-radius': button[styles.button.shape],
  }
}

function paletteProperties({ palette, swatches }: SiteStyles): Record<string, string> {
  const system = Object.entries(systemColours(palette)).map(([id, hex]) => [
    paletteProperty(id as PaletteColourId),
    shortHex(hex),
  ])
  const own = swatches.map(({ id, value }) => [paletteProperty(id), cssColour(value)])
  return Object.fromEntries([...system, ...own])
}

/** Custom property (without its dashes) of a palette colour, for rich text and blocks. */
export function paletteProperty(id: string): string {
  return `color-${id.replace(/[^\w-]/g, '')}`
}

/** Returns a reference in CSS notation; null for an invalid one. */
export function cssOfReference(reference: ColourReference): string | null {
  if (reference.type === 'THEME_COLOR') return `var(--${reference.id === 'background' ? 'bg' : reference.id})`
  if (reference.type === 'CUSTOM_COLOR') {
    const colour = readColour(reference.customColor)
    return colour && cssColour(colour)
  }
  const property = `var(--${paletteProperty(reference.id)})`
  return reference.alpha === 1
    ? property
    : `color-mix(in srgb,${property} ${round(reference.alpha * 100)}%,transparent)`
}

function themesCss(styles: SiteStyles): string {
  const pairings = pairingsOf(styles)
  return sectionThemes
    .map(
      (theme) =>
        `${theme === 'lightest' ? ':root,' : ''}[data-theme=${theme}]{${declarations(themeProperties(pairings[theme]))}}`,
    )
    .join('')
}

function themeProperties(pairing: Pairing): Record<string, string> {
  const { background, surface, text, heading, muted, accent, onAccent, line, edge } = pairing
  const named = { bg: background, surface, text, heading, muted, accent, 'on-accent': onAccent, line, edge }
  return Object.fromEntries(Object.entries(named).map(([name, hex]) => [name, shortHex(hex)]))
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Removes line breaks and indentation from our own sources, which do not depend on them. */
function compact(css: string): string {
  return css
    .replace(/(?<!\s)\s*\n\s*/g, '')
    .replace(/(?<!\s)\s*([{};,])\s*/g, '$1')
    .replace(/([\w-]):\s+/g, '$1:')
    .replaceAll(';}', '}')
}

function rem(pixels: number): string {
  return `${round(pixels / 16)}rem`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
