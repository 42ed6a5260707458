import type { Node } from 'prosemirror-model'
import { AttrStep, RemoveMarkStep, Step } from 'prosemirror-transform'
import { type RichTextDoc, readRichText, richTextSchema } from './rich-text.ts'

export type StepJson = Record<string, unknown>

/** Parses steps from JSON; null when one of them is invalid. */
export function readSteps(steps: readonly StepJson[]): Step[] | null {
  try {
    return steps.map((step) => Step.fromJSON(richTextSchema, step))
  } catch {
    return null
  }
}

export function writeSteps(steps: readonly Step[]): StepJson[] {
  return steps.map((step) => step.toJSON() as StepJson)
}

/** Limit of work for one series: the number of steps times the blocks of the text. */
const blocksAtMost = 2_000_000

/**
 * Returns the text after all steps, with their inverses; null when one does not fit or the result breaks the schema.
 */
export function applySteps(
  text: unknown,
  steps: readonly StepJson[],
): { text: RichTextDoc; inverse: () => StepJson[] } | null {
  const start = readRichText(text)
  const read = readSteps(steps)
  if (!start || !read || start.childCount * read.length > blocksAtMost) return null
  const states: Node[] = [start]
  for (const step of read) {
    const after = applyStep(step, states.at(-1) ?? start)
    if (!after) return null
    states.push(after)
  }
  const end = states.at(-1) ?? start
  if (!isWhole(end)) return null
  const inverse = (): StepJson[] => writeSteps(read.map((step, at) => step.invert(states[at] ?? start)).toReversed())
  return { text: writeRichText(end), inverse }
}

/** Returns steps that set levels of headings, which are named by their place among all headings of the text. */
export function headingSteps(text: unknown, levels: ReadonlyMap<number, number>): StepJson[] {
  const steps: Step[] = []
  let place = 0
  readRichText(text)?.descendants((node, position) => {
    if (node.type.name !== 'heading') return
    const level = levels.get(place++)
    if (level !== undefined && level !== node.attrs['level']) steps.push(new AttrStep(position, 'level', level))
  })
  return writeSteps(steps)
}

/** Returns steps that take a colour away from all words that have it. */
export function uncolouringSteps(text: unknown, color: string): StepJson[] {
  const steps: Step[] = []
  readRichText(text)?.descendants((node, position) => {
    const mark = node.isText && node.marks.find(({ type, attrs }) => type.name === 'color' && attrs['name'] === color)
    if (mark) steps.push(new RemoveMarkStep(position, position + node.nodeSize, mark))
  })
  return writeSteps(steps)
}

/** Returns the shortest JSON: attributes with default values are left out. */
export function writeRichText(node: Node): RichTextDoc {
  return shorten(node.toJSON() as Json) as unknown as RichTextDoc
}

interface Json {
  type: string
  attrs?: Record<string, unknown>
  content?: Json[]
  marks?: Json[]
  text?: string
}

function shorten(node: Json): Json {
  const spec = richTextSchema.nodes[node.type]?.spec.attrs ?? richTextSchema.marks[node.type]?.spec.attrs ?? {}
  const attributes = Object.entries(node.attrs ?? {}).filter(([name, value]) => !Object.is(spec[name]?.default, value))
  const { attrs: _attrs, content, marks, ...rest } = node
  return {
    ...rest,
    ...(attributes.length > 0 ? { attrs: Object.fromEntries(attributes) } : {}),
    ...(content ? { content: content.map(shorten) } : {}),
    ...(marks ? { marks: marks.map(shorten) } : {}),
  }
}

function applyStep(step: Step, text: Node): Node | null {
  try {
    return step.apply(text).doc ?? null
  } catch {
    return null
  }
}

function isWhole(text: Node): boolean {
  try {
    text.check()
    return true
  } catch {
    return false
  }
}
