const windows1252 = new TextDecoder('windows-1252')
const continuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/**
 * Decodes bytes in chunks. UTF-8 is expected whatever the file declares; invalid bytes are read as Windows-1252 one by
 * one, because exports often mix both. UTF-16 is recognised by its beginning. Another encoding named by the XML
 * declaration is used when the letters are not UTF-8: exports are often converted without changing the declaration.
 */
export function byteDecoder(): (chunk: Uint8Array, last?: boolean) => string {
  let decode: ((chunk: Uint8Array, last: boolean) => string) | null = null
  let head = new Uint8Array()
  return (chunk, last = false) => {
    if (decode) return decode(chunk, last)
    head = joined(head, chunk)
    if (head.length < 256 && !last) return ''
    decode = chosen(head)
    return decode(head, last)
  }
}

function chosen(head: Uint8Array): (chunk: Uint8Array, last: boolean) => string {
  const wide = wideOf(head)
  if (wide !== null) return streamed(wide)
  const declared =
    /encoding\s*=\s*["']([\w.:-]+)["']/i.exec(windows1252.decode(head.subarray(0, 256)))?.[1]?.toLowerCase() ?? 'utf-8'
  if (/^(utf-?8|us-ascii|iso-8859-1|latin-?1|windows-1252|utf-?16)$/.test(declared)) return mixed()
  try {
    return declaredOrUtf8(new TextDecoder(declared))
  } catch {
    return mixed()
  }
}

/** Fewer bytes beyond ASCII may be UTF-8 by chance. */
const enoughToTell = 64
const mostToHold = 1_000_000

function declaredOrUtf8(declared: InstanceType<typeof TextDecoder>): (chunk: Uint8Array, last: boolean) => string {
  let pending = new Uint8Array()
  let decode: ((chunk: Uint8Array, last: boolean) => string) | null = null
  return (chunk, last) => {
    if (decode) return decode(chunk, last)
    pending = joined(pending, chunk)
    const beyond = pending.reduce((count, byte) => (byte > 0x7f ? count + 1 : count), 0)
    if (beyond < enoughToTell && pending.length < mostToHold && !last) return ''
    const bytes = pending
    pending = new Uint8Array()
    if (beyond > 0) decode = isUtf8(bytes, last) ? mixed() : (more, end) => declared.decode(more, { stream: !end })
    return decode ? decode(bytes, last) : declared.decode(bytes, { stream: !last })
  }
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole }) !== ''
  } catch {
    return false
  }
}

/** Recognises UTF-16 by its mark, or else by the empty byte beside the first letter of the file. */
function wideOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (isOpening(first) && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && isOpening(second)) ? 'utf-16be' : null
}

const isOpening = (byte: number | undefined): boolean =>
  byte === 0x0a || byte === 0x0d || (byte !== undefined && byte >= 0x20 && byte < 0x7f)

function streamed(label: string): (chunk: Uint8Array, last: boolean) => string {
  const decoder = new TextDecoder(label)
  return (chunk, last) => decoder.decode(chunk, { stream: !last })
}

function mixed(): (chunk: Uint8Array, last: boolean) => string {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = new Uint8Array()
  let isStart = true
  return (chunk, last) => {
    let bytes = joined(rest, chunk)
    if (isStart && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3)
    isStart = false
    const end = last ? bytes.length : wholeCharacters(bytes)
    rest = bytes.slice(end)
    const complete = bytes.subarray(0, end)
    try {
      return strict.decode(complete)
    } catch {
      return byByte(complete)
    }
  }
}

/** Returns the start of the last character, which may be incomplete. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length
    if (byte < 0x80) break
  }
  return bytes.length
}

function lengthOf(lead: number): number {
  return lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 1
}

function byByte(bytes: Uint8Array): string {
  const loose = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let start = 0
  const flush = (end: number): void => {
    if (end > start) text += decodedOr(loose, bytes.subarray(start, end))
  }
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes[at] ?? 0)
    const isWhole =
      (bytes[at] ?? 0) < 0x80 ||
      (length > 1 && Array.from({ length: length - 1 }, (_, index) => bytes[at + 1 + index]).every(continuation))
    if (isWhole) {
      at += length
      continue
    }
    flush(at)
    text += windows1252.decode(bytes.subarray(at, at + 1))
    at += 1
    start = at
  }
  flush(bytes.length)
  return text
}

function decodedOr(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
