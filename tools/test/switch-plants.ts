import { parseAst } from 'vite'

/** A text that stands once in a file, and what takes its place while the plant of that number is in force. */
export interface SwitchedPlant {
  number: number
  sound: string
  broken: string
}

/** Where in the program's memory the number of the plant in force stands. */
const inForce = 'globalThis.plantInForce'

/** Tells the code of `switchPlants` which plant is in force; `null`: none, and everything is sound. */
export function putInForce(number: number | null): void {
  Object.assign(globalThis, { plantInForce: number })
}

interface Range {
  start: number
  end: number
  isBlock: boolean
}

/**
 * Makes a function sound or broken by what is in force when it is called, so that one loaded product serves all
 * plants. Answers with the numbers of plants that lie in no function: what is read once, when the file is loaded,
 * cannot be switched, and stays sound. Throws where a text is not there, or there twice.
 */
export function switchPlants(
  file: string,
  code: string,
  plants: readonly SwitchedPlant[],
): { code: string; fixed: number[] } {
  const bodies = functionBodies(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  const fixed: number[] = []
  const switched = new Map<Range, SwitchedPlant[]>()
  for (const plant of plants) {
    const start = placeOf(file, code, plant)
    const body = innermost(bodies, { start, end: start + plant.sound.length })
    if (body) switched.set(body, [...(switched.get(body) ?? []), plant])
    else fixed.push(plant.number)
  }
  const ranges = outermost(switched).sort((one, other) => other.body.start - one.body.start)
  return { code: ranges.reduce((text, { body, planted }) => withSwitch(text, code, body, planted), code), fixed }
}

/** Where the sound text of a plant begins. */
export function placeOf(file: string, code: string, { sound }: Pick<SwitchedPlant, 'sound'>): number {
  const start = code.indexOf(sound)
  if (start === -1 || code.includes(sound, start + 1)) throw new Error(`${file} does not hold this once: ${sound}`)
  return start
}

/** Functions in functions are switched together, by the outer one. */
function outermost(switched: Map<Range, SwitchedPlant[]>): { body: Range; planted: SwitchedPlant[] }[] {
  const bodies = [...switched.keys()].filter(
    (body, _, all) => !all.some((other) => other !== body && holds(other, body)),
  )
  return bodies.map((body) => ({
    body,
    planted: [...switched].flatMap(([inner, plants]) => (holds(body, inner) ? plants : [])),
  }))
}

function withSwitch(
  text: string,
  code: string,
  { start, end, isBlock }: Range,
  plants: readonly SwitchedPlant[],
): string {
  const sound = code.slice(start, end)
  const variants = plants.map((plant) => ({
    test: `${inForce} === ${plant.number}`,
    broken: sound.replace(plant.sound, () => plant.broken),
  }))
  const whole = isBlock
    ? `{ ${variants.map(({ test, broken }) => `if (${test}) ${broken} else `).join('')}${sound} }`
    : `(${variants.map(({ test, broken }) => `${test} ? (${broken}) : `).join('')}(${sound}))`
  return text.slice(0, start) + whole + text.slice(end)
}

const holds = (outer: Omit<Range, 'isBlock'>, inner: Omit<Range, 'isBlock'>) =>
  outer.start <= inner.start && inner.end <= outer.end

function innermost(bodies: readonly Range[], place: Omit<Range, 'isBlock'>): Range | undefined {
  return bodies
    .filter((body) => holds(body, place))
    .sort((one, other) => one.end - one.start - (other.end - other.start))[0]
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function functionBodies(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(functionBodies)
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(functionBodies)
  if (!('type' in node) || !functions.has(String(node.type)) || !('body' in node) || !isNode(node.body)) return inner
  const { start, end, type } = node.body
  return [{ start, end, isBlock: type === 'BlockStatement' }, ...inner]
}

function isNode(value: unknown): value is { type: string; start: number; end: number } {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value && 'type' in value
}
