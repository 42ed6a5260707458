import { scalarText } from '../scalar-text.ts'

export type PhpValue = string | number | boolean | null | PhpValue[] | Map<string, PhpValue>

const deepest = 40

/**
 * Parses PHP's serialised values as data: objects become maps, references become null, and nothing is constructed or
 * run. Lengths count bytes. They are wrong in files that were re-encoded, so strings also end at their `";`. undefined
 * for other texts.
 */
export function phpValue(text: string): PhpValue | undefined {
  const source = text.trim()
  if (!/^(?:N;|[bidsaOCrR]:)/.test(source) || source.length > 5_000_000) return undefined
  try {
    const reader = { bytes: Buffer.from(source, 'utf8'), at: 0 }
    const value = read(reader, 0)
    return value
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

interface Reader {
  bytes: Buffer
  at: number
}

function read(reader: Reader, depth: number): PhpValue {
  if (depth > deepest) throw new SyntaxError('deep')
  const kind = String.fromCharCode(reader.bytes[reader.at] ?? 0)
  if (kind === 'N') return skip(reader, 'N;') ?? null
  reader.at += 1
  skip(reader, ':')
  if (kind === 'b') return until(reader, ';') === '1'
  if (kind === 'i' || kind === 'd') return numberOf(until(reader, ';'))
  if (kind === 'r' || kind === 'R') return until(reader, ';') && null
  if (kind === 's') return string(reader)
  if (kind === 'a') return list(reader, depth)
  if (kind === 'O') {
    string(reader, ':')
    return entries(reader, depth)
  }
  throw new SyntaxError('unknown')
}

function list(reader: Reader, depth: number): PhpValue {
  const map = entries(reader, depth)
  const isList = [...map.keys()].every((key, index) => key === String(index))
  return isList ? [...map.values()] : map
}

function entries(reader: Reader, depth: number): Map<string, PhpValue> {
  const count = lengthOf(until(reader, ':'))
  if (count > 100_000) throw new SyntaxError('long')
  skip(reader, '{')
  const map = new Map<string, PhpValue>()
  for (let index = 0; index < count && reader.bytes[reader.at] !== 0x7d; index += 1) {
    const key = read(reader, depth + 1)
    map.set(scalarText(key), read(reader, depth + 1))
  }
  skip(reader, '}')
  return map
}

function string(reader: Reader, end = ';'): string {
  const length = lengthOf(until(reader, ':'))
  skip(reader, '"')
  const close = `"${end}`
  const declared = reader.at + length
  const fits = reader.bytes.toString('latin1', declared, declared + close.length) === close
  const stop = fits ? declared : endOfString(reader, close)
  if (stop < 0) throw new SyntaxError('open')
  const text = reader.bytes.toString('utf8', reader.at, stop)
  reader.at = stop + close.length
  return text
}

/** Finds the end of a string with a wrong length: a quote before the next value, or before the end of a list. */
function endOfString({ bytes, at: start }: Reader, close: string): number {
  for (let at = bytes.indexOf(close, start); at >= 0; at = bytes.indexOf(close, at + 1)) {
    const next = bytes.toString('latin1', at + close.length, at + close.length + 2)
    if (close !== '";' || next === '' || /^(?:\}|N;|[bidsaOCrR]:)/.test(next)) return at
  }
  return -1
}

function until(reader: Reader, mark: string): string {
  const stop = reader.bytes.indexOf(mark, reader.at)
  if (stop < 0 || stop - reader.at > 40) throw new SyntaxError('mark')
  const text = reader.bytes.toString('latin1', reader.at, stop)
  reader.at = stop + 1
  return text
}

function skip(reader: Reader, expected: string): undefined {
  if (reader.bytes.toString('latin1', reader.at, reader.at + expected.length) !== expected)
    throw new SyntaxError(expected)
  reader.at += expected.length
  return undefined
}

function numberOf(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) throw new SyntaxError('number')
  return value
}

/** A negative length would lead back to values that are read already. */
function lengthOf(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new SyntaxError('length')
  return Number(text)
}
