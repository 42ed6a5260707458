import { type Contracts, textsOf } from '#platform/block'
import type { Block, Cells, Document, Path, RichTextNode, Section } from '#platform/document'
import { groundsOf } from '#platform/render'
import { contrast, hexOf, type Pairing, pairingsOf, type SiteStyles, systemColours } from '#platform/theme'

export interface FaintWords {
  blockId: string
  path: Path
  words: string
  /** Contrast of the words with what lies behind them, at most 4.5. */
  ratio: number
  /** Name of the colour that the words have of their own; null for that of the section. */
  color: string | null
}

type Styles = Pick<SiteStyles, 'palette' | 'swatches' | 'themes' | 'type'>

/** WCAG: the least contrast of running text, and of text that is large at every width. */
const leastContrast = 4.5
const leastContrastOfLarge = 3
const largePixels = 24

/** Headings by their level: how many steps of the type scale each is above running text. */
const stepsOfHeadings = [5, 3, 2, 1]

/**
 * Returns the words that are hard to read on the background of their section, the worst of each block and colour. Over
 * an image, a video or a shape the background is not known, so words there are not judged, and neither are the texts of
 * blocks within others, which may have a background of their own.
 */
export function faintWords(
  { sections, blocks }: Pick<Document, 'sections' | 'blocks'>,
  contracts: Contracts,
  styles: Styles,
): FaintWords[] {
  const pairings = pairingsOf(styles)
  const palette = coloursOf(styles)
  const isCovering = ({ type }: Block) => type === 'shape' || contracts.get(type)?.hasImages !== false
  const covering = Map.groupBy(Object.values(blocks).filter(isCovering), ({ section }) => section)
  return Object.values(blocks).flatMap((block): FaintWords[] => {
    const section = sections[block.section]
    const contract = contracts.get(block.type)
    if (!section || !contract || !isJudged(block, section)) return []
    if (covering.get(section.id)?.some((other) => other.id !== block.id && overlap(other, block))) return []
    const ground: Ground = { pairing: pairings[section.theme], colours: groundsOf(section, styles), palette, styles }
    return textsOf(block, contract).flatMap(({ path, value }) => {
      if (typeof value !== 'object' || value === null) return []
      // Only texts have no background of their own, so other blocks are judged by colours chosen in them.
      const faint = wordsIn(value as RichTextNode, ground).filter(
        ({ color }) => color !== null || block.type === 'html',
      )
      const byColour = Map.groupBy(faint, ({ color }) => color)
      return [...byColour.values()].flatMap((alike) =>
        alike
          .toSorted((a, b) => a.ratio - b.ratio)
          .slice(0, 1)
          .map((worst) => ({ blockId: block.id, path, ...worst })),
      )
    })
  })
}

function isJudged({ parent, hidden }: Block, { background, linked }: Section): boolean {
  return parent === undefined && !(hidden?.desktop && hidden.mobile) && !background && linked === undefined
}

/** The colours behind the words of a section, and those that the words may have. */
interface Ground {
  pairing: Pairing
  colours: readonly string[]
  palette: ReadonlyMap<string, string>
  styles: Styles
}

type Words = Pick<FaintWords, 'words' | 'ratio' | 'color'>

/** Highlighted words have a background of their own. */
function wordsIn(node: RichTextNode, ground: Ground, least = leastContrast, isHeading = false): Words[] {
  const { pairing, palette, styles } = ground
  const own = node.marks?.find(({ type }) => type === 'color')?.attrs?.['name']
  const color = typeof own === 'string' ? own : null
  const ink = color === null ? pairing[isHeading ? 'heading' : 'text'] : inkOf(color, pairing, palette)
  const isPlain = !node.marks?.some(({ type }) => type === 'highlight' || type === 'link' || type === 'code')
  const words = node.text?.trim() ?? ''
  if (words !== '' && isPlain && ink !== undefined) {
    const ratio = Math.min(...ground.colours.map((colour) => contrast(ink, colour)))
    return ratio < least ? [{ words, ratio, color }] : []
  }
  const isHeadingHere = isHeading || node.type === 'heading'
  const leastHere = node.type === 'heading' && isLarge(node, styles) ? leastContrastOfLarge : least
  return (node.content ?? []).flatMap((child) => wordsIn(child, ground, leastHere, isHeadingHere))
}

function inkOf(name: string, pairing: Pairing, palette: ReadonlyMap<string, string>): string | undefined {
  if (!name.startsWith('theme-')) return palette.get(name)
  const ofTheme = name.slice('theme-'.length)
  return Object.hasOwn(pairing, ofTheme) ? pairing[ofTheme as keyof Pairing] : undefined
}

function isLarge(node: RichTextNode, { type }: Styles): boolean {
  const steps = stepsOfHeadings[Number(node.attrs?.['level'] ?? 2) - 1] ?? 0
  return type.base.phone * type.scale.phone ** steps >= largePixels
}

/** The opaque colours that texts may have, by name. */
function coloursOf({ palette, swatches }: Styles): ReadonlyMap<string, string> {
  const own = swatches.flatMap(({ id, value }) => ((value.alpha ?? 1) === 1 ? [[id, hexOf(value)] as const] : []))
  return new Map<string, string>([...Object.entries(systemColours(palette)), ...own])
}

function overlap(first: Block, second: Block): boolean {
  const [a, b]: Cells[] = [first.place.desktop, second.place.desktop] as [Cells, Cells]
  if (!a || !b) return false
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
