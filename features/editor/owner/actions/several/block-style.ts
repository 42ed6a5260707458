import type { z } from 'zod'
import type { BlockContract } from '#platform/block'
import type { Block, Change, Document, Operation, PlainOperation, Section } from '#platform/document'
import { asOneOperation } from '../../base/arrange.ts'

/** Style of a block or section, without its content. */
export interface CopiedStyle {
  of: 'block' | 'section'
  values: Record<string, unknown>
}

const sectionStyle = ['theme', 'height', 'width', 'padding', 'align'] as const
/** Absent in most sections: a style without them takes them away. */
const sectionExtras = ['fill', 'topDivider', 'bottomDivider'] as const

interface Inner {
  type: string
  innerType?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  options?: readonly z.core.$ZodType[]
}

const looks = ['enum', 'number', 'literal', 'boolean']

/** Choices, numbers, switches and objects of them are style; texts, links, files and lists are content. */
function isLook(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return false
  const { type, innerType, shape, options } = schema._zod.def as unknown as Inner
  if (innerType) return isLook(innerType)
  if (shape) return Object.values(shape).every(isLook)
  if (options) return options.every(isLook)
  return looks.includes(type)
}

/** The props of a block that are its style. The focal point of an image belongs to the image. */
export function styleProps(contract: BlockContract): string[] {
  const { shape } = contract.props._zod.def as unknown as Inner
  return Object.entries(shape ?? {})
    .filter(([name, schema]) => name !== 'focalPoint' && isLook(schema))
    .map(([name]) => name)
}

export function styleOfBlock(block: Pick<Block, 'props'>, contract: BlockContract): CopiedStyle {
  const read = contract.props.safeParse(block.props)
  const props = (read.success ? read.data : block.props) as Record<string, unknown>
  return {
    of: 'block',
    values: Object.fromEntries(
      styleProps(contract).flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])),
    ),
  }
}

export function styleOfSection(section: Section): CopiedStyle {
  return {
    of: 'section',
    values: Object.fromEntries([...sectionStyle, ...sectionExtras].map((name) => [name, section[name]])),
  }
}

/** Applies a copied style to the selected blocks or a section, as far as it fits. Null where nothing would change. */
export function styled(
  document: Document,
  chosen: { blocks: readonly string[]; section: string | null },
  style: CopiedStyle,
  contractOf: (type: string) => BlockContract | undefined,
): Operation | null {
  const section = chosen.section === null ? undefined : document.sections[chosen.section]
  const operations =
    style.of === 'block'
      ? chosen.blocks.flatMap((id) => styledBlock(document.blocks[id], style, contractOf))
      : section && chosen.blocks.length === 0
        ? styledSection(section, style)
        : []
  return operations.length > 0 ? asOneOperation(operations, 'style') : null
}

function styledBlock(
  block: Block | undefined,
  { values }: CopiedStyle,
  contractOf: (type: string) => BlockContract | undefined,
): PlainOperation[] {
  const contract = block && contractOf(block.type)
  if (!block || !contract) return []
  const changes = styleProps(contract).flatMap((name): Change[] => {
    if (!Object.hasOwn(values, name) || isEqual(values[name], block.props[name])) return []
    const isFitting = contract.props.safeParse({ ...block.props, [name]: values[name] }).success
    return isFitting ? [{ path: [name], value: values[name] }] : []
  })
  return changes.length > 0 ? [{ kind: 'changeBlock', id: block.id, changes }] : []
}

function styledSection(section: Section, { values }: CopiedStyle): PlainOperation[] {
  const changes = sectionStyle
    .filter((name) => values[name] !== undefined && values[name] !== section[name])
    .map((name): Change => ({ path: [name], value: values[name] }))
  const extras = sectionExtras
    .filter((name) => !isEqual(values[name], section[name]))
    .map((name): Change => (values[name] ? { path: [name], value: values[name] } : { path: [name], remove: true }))
  changes.push(...extras)
  return changes.length > 0 ? [{ kind: 'changeSection', id: section.id, changes }] : []
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

const storedUnder = 'quoin:copied-style'

/** Shares the copied style with every tab of this site until another style is copied. */
export function keepStyle(style: CopiedStyle): void {
  localStorage.setItem(storedUnder, JSON.stringify(style))
}

export function keptStyle(): CopiedStyle | null {
  try {
    const read = JSON.parse(localStorage.getItem(storedUnder) ?? 'null') as CopiedStyle | null
    return read !== null && typeof read.values === 'object' && ['block', 'section'].includes(read.of) ? read : null
  } catch {
    return null
  }
}
