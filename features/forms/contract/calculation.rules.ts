/**
 * Calculates formulas over answers: `{Guests} * 12.5 + if({Delivery} = "Yes", 10, 0)`. They consist of numbers, quoted
 * texts, answers by field title, `+ - * / ( )`, comparisons and a few functions. They are parsed and evaluated here
 * alone and never run as code.
 */
type Value = number | string
type AnswerOf = (name: string) => string | readonly string[] | null

const deepest = 40
const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  round: (value = 0, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits,
  floor: Math.floor,
  ceil: Math.ceil,
  abs: Math.abs,
  sum: (...values) => values.reduce((total, value) => total + value, 0),
}

/** Returns the result. Returns null when the formula is invalid, names an unknown field, or divides by zero. */
export function calculate(formula: string, answerOf: AnswerOf): number | null {
  const result = run(formula, answerOf)
  return typeof result === 'number' && Number.isFinite(result) ? result : null
}

/** Whether a formula can be read, and which answers it names; null where it cannot. */
export function namesIn(formula: string): string[] | null {
  const names = new Set<string>()
  const result = run(formula, (name) => {
    names.add(name)
    return '1'
  })
  return result === null ? null : [...names]
}

/** Formats a result as it is shown and stored: with a decimal point, and without a minus sign before zero. */
export function calculated(value: number | null, decimals: number): string {
  if (value === null) return ''
  const text = value.toFixed(decimals)
  return Number(text) === 0 ? text.replace('-', '') : text
}

/** The number in an answer: all of a number, the last of a choice such as “Large (€ 12.50)”, the sum of several. */
export function numberOf(answer: string | readonly string[] | null): number {
  if (answer === null) return 0
  if (typeof answer !== 'string') return answer.reduce((sum, each) => sum + numberOf(each), 0)
  const last = answer.match(/-?\d+(?:[.,]\d+)?/g)?.at(-1) ?? '0'
  return Number(last.replace(',', '.'))
}

interface Reader {
  tokens: readonly string[]
  at: number
  depth: number
  answerOf: AnswerOf
}

function run(formula: string, answerOf: AnswerOf): Value | null {
  if (formula.length > 1000) return null
  const tokens = formula.match(/\{[^{}]{1,500}\}|"[^"]{0,500}"|\d+(?:\.\d+)?|[a-z]+|<=|>=|!=|\S/gi) ?? []
  const reader: Reader = { tokens, at: 0, depth: 0, answerOf }
  try {
    const value = comparison(reader)
    return reader.at === tokens.length ? value : null
  } catch {
    return null
  }
}

const unreadable = (): never => {
  throw new SyntaxError('This formula cannot be read.')
}

function take(reader: Reader, ...wanted: readonly string[]): string | null {
  const token = reader.tokens[reader.at]
  if (token === undefined || !wanted.includes(token)) return null
  reader.at += 1
  return token
}

function comparison(reader: Reader): Value {
  if ((reader.depth += 1) > deepest) unreadable()
  const left = sum(reader)
  const test = take(reader, '=', '!=', '<=', '>=', '<', '>')
  const value = test === null ? left : compared(left, test, sum(reader))
  reader.depth -= 1
  return value
}

function compared(left: Value, test: string, right: Value): number {
  const isText = typeof left === 'string' && typeof right === 'string' && (!isNumber(left) || !isNumber(right))
  const [a, b] = isText ? [left.toLowerCase(), right.toLowerCase()] : [asNumber(left), asNumber(right)]
  const holds = {
    '=': a === b,
    '!=': a !== b,
    '<': a < b,
    '>': a > b,
    '<=': a <= b,
    '>=': a >= b,
  }
  return Number(holds[test as keyof typeof holds])
}

const isNumber = (value: string): boolean => /^-?\d+(?:[.,]\d+)?$/.test(value)

const asNumber = (value: Value): number => (typeof value === 'number' ? value : numberOf(value))

function sum(reader: Reader): Value {
  let value = product(reader)
  for (let sign = take(reader, '+', '-'); sign !== null; sign = take(reader, '+', '-')) {
    const next = asNumber(product(reader))
    value = asNumber(value) + (sign === '+' ? next : -next)
  }
  return value
}

function product(reader: Reader): Value {
  let value = factor(reader)
  for (let sign = take(reader, '*', '/'); sign !== null; sign = take(reader, '*', '/')) {
    const next = asNumber(factor(reader))
    value = sign === '*' ? asNumber(value) * next : asNumber(value) / next
  }
  return value
}

function factor(reader: Reader): Value {
  if ((reader.depth += 1) > deepest) unreadable()
  const value = take(reader, '-') === null ? atom(reader) : -asNumber(factor(reader))
  reader.depth -= 1
  return value
}

function atom(reader: Reader): Value {
  if (take(reader, '(') !== null) {
    const value = comparison(reader)
    if (take(reader, ')') === null) unreadable()
    return value
  }
  const token = reader.tokens[reader.at] ?? unreadable()
  reader.at += 1
  if (/^\d/.test(token)) return Number(token)
  if (token.length > 1 && token.startsWith('"')) return token.slice(1, -1)
  if (token.length > 1 && token.startsWith('{')) return answered(reader, token.slice(1, -1).trim())
  return /^[a-z]/i.test(token) ? called(reader, token.toLowerCase()) : unreadable()
}

/** Text is compared as text only with other text; everywhere else it counts as the number that it contains. */
function answered({ answerOf }: Reader, name: string): Value {
  const answer = answerOf(name)
  if (answer === null) return ''
  return typeof answer === 'string' ? answer : numberOf(answer)
}

function called(reader: Reader, name: string): Value {
  if (take(reader, '(') === null) unreadable()
  const values: Value[] = [comparison(reader)]
  while (take(reader, ',', ';') !== null) values.push(comparison(reader))
  if (take(reader, ')') === null) unreadable()
  if (name === 'if') return asNumber(values[0] ?? 0) === 0 ? (values[2] ?? 0) : (values[1] ?? 0)
  const work = Object.hasOwn(functions, name) ? functions[name] : undefined
  return work ? work(...values.map(asNumber)) : unreadable()
}
