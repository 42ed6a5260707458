/** The text format of Prometheus, read strictly: what it would refuse, or `promtool check metrics` would object to. */

interface Sample {
  name: string
  labels: ReadonlyMap<string, string>
  value: number
}

interface Family {
  name: string
  type: string
  help: string | null
  samples: Sample[]
}

const nameShape = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped']
const comment = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.*)$/
const sampleShape = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)(?: -?\d+)?$/
const labelShape = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/
const numberShape = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[+-]?Inf|NaN)$/

/** Returns a sentence for each fault of a page of metrics; none for one that is right. */
export function expositionFaults(text: string): string[] {
  const faults: string[] = []
  if (!text.endsWith('\n')) faults.push('The last line does not end.')
  const families = familiesOf(text.split('\n').slice(0, -1), faults)
  const seen = new Set<string>()
  for (const { name, labels } of families.flatMap(({ samples }) => samples)) {
    const series = `${name} ${keyOf([...labels])}`
    if (seen.has(series)) faults.push(`${name} has two values for the same labels.`)
    seen.add(series)
  }
  return [...faults, ...families.flatMap(faultsOfFamily)]
}

function familiesOf(lines: readonly string[], faults: string[]): Family[] {
  const families = new Map<string, Family>()
  let latest: Family | undefined
  const familyOf = (name: string): Family => {
    const family = families.get(name) ?? { name, type: 'untyped', help: null, samples: [] }
    if (families.has(name) && latest !== family) faults.push(`The lines of ${name} do not stand together.`)
    families.set(name, family)
    latest = family
    return family
  }
  const types = new Map<string, string>()
  for (const line of lines) {
    const [, word, name = '', rest = ''] = comment.exec(line) ?? []
    if (word === 'HELP') {
      const family = familyOf(name)
      if (family.help !== null) faults.push(`${name} has two lines of HELP.`)
      if (/\\(?![\\n])/.test(rest)) faults.push(`The HELP of ${name} has a stray backslash.`)
      family.help = rest
    } else if (word === 'TYPE') {
      const family = familyOf(name)
      if (types.has(name)) faults.push(`${name} has two lines of TYPE.`)
      if (family.samples.length > 0) faults.push(`${name} has its TYPE after its numbers.`)
      types.set(name, rest)
      family.type = rest
    } else if (!line.startsWith('#') && line !== '') {
      const sample = sampleOf(line, faults)
      if (sample) familyOf(nameOfFamily(sample.name, types)).samples.push(sample)
    }
  }
  return [...families.values()]
}

/** A histogram and a summary have numbers under names of their own. */
function nameOfFamily(name: string, types: ReadonlyMap<string, string>): string {
  const base = name.replace(/_(?:bucket|sum|count)$/, '')
  const type = types.get(base)
  if (type === 'histogram' || (type === 'summary' && !name.endsWith('_bucket'))) return base
  return name
}

function sampleOf(line: string, faults: string[]): Sample | null {
  const [, name = '', inside = '', number = ''] = sampleShape.exec(line) ?? []
  if (!nameShape.test(name)) {
    faults.push(`No number can be read in “${line}”.`)
    return null
  }
  if (!numberShape.test(number)) faults.push(`${name} has the value “${number}”, which is no number.`)
  const labels = new Map<string, string>()
  for (let rest = inside; rest !== ''; ) {
    const [whole, label = '', value = ''] = labelShape.exec(rest) ?? []
    if (whole === undefined) {
      faults.push(`${name} has labels that cannot be read: “${rest}”.`)
      break
    }
    if (labels.has(label)) faults.push(`${name} has the label ${label} twice.`)
    if (label.startsWith('__')) faults.push(`${name} has the label ${label}, a name of Prometheus itself.`)
    labels.set(label, value)
    rest = rest.slice(whole.length)
  }
  return { name, labels, value: Number(number.replace('Inf', 'Infinity')) }
}

function faultsOfFamily({ name, type, help, samples }: Family): string[] {
  const faults: string[] = []
  const object = (isWrong: boolean, sentence: string) => {
    if (isWrong) faults.push(`${name} ${sentence}`)
  }
  object(!types.includes(type), `has the unknown type “${type}”.`)
  object(!help, 'has no HELP.')
  object(type === 'untyped', 'has no TYPE.')
  object((type === 'counter') !== name.endsWith('_total'), 'ends in _total, or does not, as its type would have it.')
  object(type === 'counter' && samples.some(({ value }) => !(value >= 0)), 'counts below zero.')
  object(type !== 'histogram' && type !== 'summary' && /_(?:bucket|sum|count)$/.test(name), 'is named as a part.')
  object(/_(?:ms|milliseconds|minutes|hours|kilobytes|megabytes|percent)(?:_|$)/.test(name), 'has no base unit.')
  if (type === 'histogram') faults.push(...faultsOfHistogram(name, samples))
  return faults
}

function faultsOfHistogram(name: string, samples: readonly Sample[]): string[] {
  const faults: string[] = []
  const rows = Map.groupBy(samples, ({ labels }) => keyOf([...labels].filter(([key]) => key !== 'le')))
  for (const row of rows.values()) {
    const of = (part: string) => row.filter((sample) => sample.name === `${name}_${part}`)
    const bounds = of('bucket').map(({ labels }) => Number((labels.get('le') ?? 'none').replace('Inf', 'Infinity')))
    const counts = of('bucket').map(({ value }) => value)
    if (bounds.at(-1) !== Number.POSITIVE_INFINITY) faults.push(`${name} has no last bucket for all.`)
    if (!isRising(bounds, true)) faults.push(`The bounds of ${name} do not rise.`)
    if (!isRising(counts)) faults.push(`The buckets of ${name} do not add up.`)
    if (of('sum').length !== 1 || of('count').length !== 1) faults.push(`${name} has not one sum and one count.`)
    if (of('count')[0]?.value !== counts.at(-1)) faults.push(`The count of ${name} is not that of its last bucket.`)
  }
  return faults
}

function keyOf(labels: readonly (readonly [string, string])[]): string {
  return JSON.stringify(labels.toSorted(([a], [b]) => a.localeCompare(b)))
}

function isRising(numbers: readonly number[], isStrict = false): boolean {
  return numbers.every((number, at) => {
    const before = numbers[at - 1] ?? Number.NEGATIVE_INFINITY
    return isStrict ? number > before : number >= before
  })
}
