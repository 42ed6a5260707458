import { type BlockContract, type Contracts, textsOf } from '#platform/block'
import {
  type Block,
  type Document,
  headingSteps,
  type Operation,
  type Path,
  type PlainOperation,
  plainText,
  type RichTextNode,
  sectionsInOrder,
} from '#platform/document'
import type { PageSettings } from './page.schema.ts'

type Checked = Pick<Document, 'kind' | 'sections' | 'blocks'>

/** Kinds of documents that are checked before they are published: those that a reader opens as a page. */
const checkedKinds: readonly string[] = ['page', 'post', 'project', 'item']

export function isChecked({ kind }: Pick<Document, 'kind'>): boolean {
  return checkedKinds.includes(kind)
}

export interface HeadingFault {
  /** `skipped`: a level above it is missing. `second`: the page has another heading of level one. */
  fault: 'skipped' | 'second'
  blockId: string
  path: Path
  /** Its place among the headings of this text. */
  place: number
  words: string
  level: number
  /** The level that it should have. */
  right: number
}

/**
 * Returns the headings in texts that are out of order, as visitors read the page: below the title that a post or an
 * item shows, and between the headings that blocks draw by themselves. Headings of a block itself have no level that an
 * owner could change, and those of a linked section belong to another document, so neither is a fault.
 */
export function headingFaults(document: Checked, contracts: Contracts): HeadingFault[] {
  return isChecked(document) ? faultsOf(headingsOf(document, contracts), hasOwnTitle(document)) : []
}

/** Gives the heading its right level, and moves the headings below it and its siblings after it by as much. */
export function headingFix(document: Checked, contracts: Contracts, fault: HeadingFault): Operation | null {
  const headings = headingsOf(document, contracts)
  const isIt = ({ text, place }: Heading) =>
    text?.blockId === fault.blockId && place === fault.place && keyOf(text.path) === keyOf(fault.path)
  const start = headings.findIndex((heading) => isIt(heading) && heading.level === fault.level)
  if (start < 0) return null
  const ends = (level: number) => (fault.fault === 'second' ? level <= fault.level : level < fault.level)
  const after = headings.findIndex(({ level }, at) => at > start && ends(level))
  const levels = new Map<TextOfBlock, Map<number, number>>()
  for (const { text, place, level } of headings.slice(start, after < 0 ? undefined : after)) {
    if (!text) continue
    const own = levels.get(text) ?? new Map<number, number>()
    levels.set(text, own.set(place, Math.min(deepestHeading, level + fault.right - fault.level)))
  }
  const operations = [...levels].map(
    ([{ blockId, path, value }, own]): PlainOperation => ({
      kind: 'changeText',
      id: blockId,
      path: [...path],
      steps: headingSteps(value, own),
    }),
  )
  return { kind: 'batch', label: 'headings', operations }
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}

/** The deepest level that texts have. */
const deepestHeading = 4

interface TextOfBlock {
  blockId: string
  path: Path
  value: unknown
}

interface Heading {
  level: number
  words: string
  place: number
  /** Null for a heading that a block draws by itself. */
  text: TextOfBlock | null
}

/** Posts, projects and items show their title as a heading of level one; pages show none by themselves. */
function hasOwnTitle({ kind }: Checked): boolean {
  return kind !== 'page'
}

function faultsOf(headings: readonly Heading[], hasTitle: boolean): HeadingFault[] {
  const faults: HeadingFault[] = []
  let hasTop = hasTitle || headings.some(({ text, level }) => text === null && level === 1)
  let last = 1
  for (const { text, level, words, place } of headings) {
    const fault = level === 1 && hasTop ? 'second' : level > last + 1 ? 'skipped' : null
    if (text && fault) {
      const { blockId, path } = text
      faults.push({ fault, blockId, path, place, words, level, right: fault === 'second' ? 2 : last + 1 })
    }
    if (level === 1) hasTop = true
    last = level
  }
  return faults
}

/** Returns the headings of the page from top to bottom; those without words are not read out. */
function headingsOf({ sections, blocks }: Checked, contracts: Contracts): Heading[] {
  const blocksByPlace = Map.groupBy(Object.values(blocks), ({ parent, section }) => parent ?? section)
  const headingsOfBlock = (block: Block): Heading[] => {
    const contract = contracts.get(block.type)
    const inner = (blocksByPlace.get(block.id) ?? []).toSorted(byOrder)
    return [...(contract ? headingsIn(block, contract) : []), ...inner.flatMap(headingsOfBlock)]
  }
  return sectionsInOrder({ sections }).flatMap(({ id, linked }) =>
    linked === undefined
      ? (blocksByPlace.get(id) ?? [])
          .filter(({ hidden }) => !(hidden?.desktop && hidden.mobile))
          .toSorted(inReadingOrder)
          .flatMap(headingsOfBlock)
      : [unknownHeading],
  )
}

/** The headings of a linked section are not known here, so none that follows it is too deep. */
const unknownHeading: Heading = { level: deepestHeading, words: '', place: 0, text: null }

function headingsIn(block: Block, contract: BlockContract): Heading[] {
  const read = contract.props.safeParse(block.props)
  if (!read.success) return []
  const own = contract.headings(read.data).map((level): Heading => ({ level, words: '', place: 0, text: null }))
  const texts = textsOf({ props: read.data as Block['props'] }, contract).flatMap(({ path, value }) =>
    typeof value === 'object' ? headingsOfText({ blockId: block.id, path, value }) : [],
  )
  return [...own, ...texts]
}

function headingsOfText(text: TextOfBlock): Heading[] {
  const headings: Heading[] = []
  const read = (node: RichTextNode): void => {
    if (node.type === 'heading')
      headings.push({ level: Number(node.attrs?.['level'] ?? 2), words: plainText(node), place: headings.length, text })
    else for (const child of node.content ?? []) read(child)
  }
  read(text.value as RichTextNode)
  return headings.filter(({ words }) => words.trim() !== '')
}

const byOrder = (a: Block, b: Block): number => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1)

const inReadingOrder = (a: Block, b: Block): number =>
  a.place.desktop.y - b.place.desktop.y || a.place.desktop.x - b.place.desktop.x || byOrder(a, b)

/**
 * Tells whether search engines get no description of the page: neither one of its own nor `otherwise`, that of the site
 * on its home page. Posts and items are described by their first words, and a page that asks search engines to leave it
 * out needs none.
 */
export function lacksDescription({ kind, settings }: Pick<Document, 'kind' | 'settings'>, otherwise: string): boolean {
  const { seoDescription, description, noindex } = settings as Partial<PageSettings>
  return kind === 'page' && noindex !== true && [seoDescription, description, otherwise].every(isEmpty)
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
